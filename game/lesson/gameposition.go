package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// Of returns the position of a game, with its easiest patterns. Cells that an undo closed are open
// in the position. The position has flags only on provable mines. Of reports false if no cell can
// be proved, or if the patterns are too large to be found.
func Of(g *game.Game) (Position, bool) {
	p := Position{Layout: g.Layout()}
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Seen(c) {
			p.Open = append(p.Open, c)
		}
	}
	s := p.Solver()
	if s.Solve() != nil {
		return Position{}, false
	}
	for _, c := range s.Mines() {
		if g.Flagged(c) {
			p.Flags = append(p.Flags, c)
		}
	}
	return p, p.argue()
}

// argue sets p.Patterns to the patterns of the easiest rule that proves any cell, and reports
// whether there are any.
func (p *Position) argue() bool {
	s := p.Solver()
	if s.Solve() != nil {
		return false
	}
	reasons := s.Reasons(append(s.Safe(), s.Mines()...), solver.Cases)
	if len(reasons) == 0 {
		return false
	}
	easiest := slices.MinFunc(reasons, func(a, b solver.Reason) int { return int(a.Rule) - int(b.Rule) })
	p.Patterns = patterns(reasons, easiest.Rule)
	return true
}

// tries is the number of boards that [Any] plays before it gives up.
const tries = 50

// Any looks for a position in which some cell can be proved, but none by a single number. The board
// has this grid and this many mines. Any reports false if it finds no position.
func Any(grid game.Grid, mines int, seed uint64) (Position, bool) {
	d := dice(seed)
	for range tries {
		start := d.cell(grid)
		dealt, err := deal.Spec{Grid: grid, Mines: mines, Seed: d.next()}.Deal(start)
		if err != nil {
			return Position{}, false
		}
		f := newFinder(&Lesson{Rule: solver.Two}, dealt.Layout, &d)
		for f.uncover(start); ; f.guess() {
			f.playEasier()
			if f.closed == 0 {
				break
			}
			if f.argue() {
				return f.Position, true
			}
		}
	}
	return Position{}, false
}
