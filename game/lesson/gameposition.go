package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// Of returns the position of a game that asks about one of the given cells: the one with the easiest
// argument or, among equally easy ones, the nearest to center. Its only pattern proves that cell. Cells
// that an undo closed are open in the position, and its flags are those on provable mines. Of reports
// false if the open numbers prove none of the cells, or if no argument is found in time.
func Of(g *game.Game, asked []game.Cell, center game.Cell) (Position, bool) {
	p := Position{Layout: g.Layout()}
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Seen(c) {
			p.Open = append(p.Open, c)
		}
	}
	k := solver.Know(solver.Position{Game: g, TrustFlags: true})
	for c := range k.Mines() {
		if g.Flagged(c) {
			p.Flags = append(p.Flags, c)
		}
	}
	why, ok := k.Argue(slices.Values(asked), center)
	if !ok {
		return Position{}, false
	}
	p.Patterns = []solver.Step{lastPattern(why, asked)}
	return p, true
}

// lastPattern returns the pattern that proves one of the given cells with the numbers of an argument
// about it.
func lastPattern(why solver.Argument, asked []game.Cell) solver.Step {
	a := solver.Step{Rule: why.Hardest()}
	for _, s := range why.Steps {
		a.Numbers = append(a.Numbers, s.Numbers...)
		a.Board = a.Board || s.Board
	}
	slices.SortFunc(a.Numbers, compare)
	a.Numbers = slices.Compact(a.Numbers)
	last := why.Steps[len(why.Steps)-1].Concludes
	i := slices.IndexFunc(last, func(f solver.Fact) bool { return slices.Contains(asked, f.Cell) })
	a.Concludes = last[i : i+1]
	return a
}

// looks is the number of positions that [Any] looks at before it gives up.
const looks = 100

// Any looks for a position in which some cell can be proved, but none by a single number. The board
// has this grid and this many mines. Any reports false if it finds no position.
func Any(grid game.Grid, mines int, seed uint64) (Position, bool) {
	d := dice(seed)
	looked := 0
	for looked < looks {
		start := d.cell(grid)
		dealt, err := deal.Spec{Grid: grid, Mines: mines, Seed: d.next()}.Deal(start)
		if err != nil {
			return Position{}, false
		}
		f := newFinder(&Lesson{Rule: solver.Two}, dealt.Layout, &d)
		for f.uncover(start); looked < looks; f.guess() {
			f.playEasier()
			looked++
			if f.closed == 0 {
				break
			}
			if f.Patterns = patterns(f.Know(), solver.Cases); len(f.Patterns) > 0 {
				return f.Position, true
			}
		}
	}
	return Position{}, false
}
