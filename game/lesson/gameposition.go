package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// FromGame returns the position of a game as a lesson about one of the given cells: the cell with
// the easiest argument or, among equally easy ones, the nearest to center. The position has one
// pattern, which proves this cell. Cells that an undo closed count as open. The position has only
// the flags on provable mines. FromGame reports false if it finds no argument for any of the cells.
func FromGame(g *game.Game, asked []game.Cell, center game.Cell) (Position, bool) {
	p := Position{Layout: g.Layout()}
	k := solver.Know(solver.Position{Game: g, UseProvedFlags: true})
	for c := range game.Cells(g.Layout().Grid()) {
		if k.State(c) == solver.Open {
			p.Open = append(p.Open, c)
		}
	}
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

// lastPattern joins the steps of an argument into one pattern, with the numbers of all steps and
// the hardest rule among them. The pattern proves one cell: of the cells that the last step proves,
// the first that is in asked.
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

// maxLooks is the number of positions that [FindAny] tries before it gives up.
const maxLooks = 100

// FindAny looks for a position in which a cell can be proved, but not by a single number. The board
// has this grid and this many mines. FindAny reports false if it finds no position.
func FindAny(grid game.Grid, mines int, seed uint64) (Position, bool) {
	d := dice(seed)
	looked := 0
	for looked < maxLooks {
		start := d.cell(grid)
		dealt, err := deal.Spec{Grid: grid, Mines: mines, Seed: d.next()}.Deal(start)
		if err != nil {
			return Position{}, false
		}
		f := newFinder(&Lesson{Rule: solver.Two}, dealt.Layout, &d)
		for f.uncover(start); looked < maxLooks; f.guess() {
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
