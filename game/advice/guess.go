package advice

import (
	"math"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Reason explains the chance of a mine in a cell: the cell belongs to a group of cells that is known
// to have a number of mines.
type Reason struct {
	Numbers []game.Cell // the open number that all cells of the group touch; none if they touch no number
	Cells   int         // in the group
	Mines   float64     // in the group; if its cells touch no number, the mean over all layouts
}

// Share returns the chance of a mine in each of the cells if nothing else were known.
func (r Reason) Share() float64 { return r.Mines / float64(r.Cells) }

// bestGuess returns the best guess, even if a mine can be proved. If there is nothing to guess, it
// returns the mines without a flag: no others are left. No cell may be provably safe.
func (t *Thoughts) bestGuess() Advice {
	mines := slices.Collect(filter(game.Cells(t.snapshot.Layout().Grid()), t.unmarkedMine))
	g, ok := t.known.Guess()
	if !ok {
		return Advice{About: MineCell, Cell: mines[0], Mines: mines}
	}
	return Advice{
		About: Guess, Cell: g.Cell, Mines: mines, Guess: g, Exact: t.Exact(),
		Flagged: t.flagged[g.Cell], LeastFlagged: t.flagged[g.Least], Why: t.reason(g.Cell, g.Chance),
	}
}

// reason returns why the closed cell c has this chance of a mine. If c touches numbers, the reason
// names the one whose own share of mines is nearest to the chance.
func (t *Thoughts) reason(c game.Cell, chance float64) (r Reason) {
	for _, n := range game.AppendNeighbors(nil, t.snapshot.Layout().Grid(), c) {
		if !t.snapshot.Open(n) {
			continue
		}
		if other := t.needs(n); r.Cells == 0 || math.Abs(other.Share()-chance) < math.Abs(r.Share()-chance) {
			r = other
		}
	}
	if r.Cells > 0 {
		return r
	}
	loose := t.known.CellsOffFrontier()
	return Reason{Cells: loose, Mines: chance * float64(loose)}
}

// needs returns how many mines the number of an open cell still needs, and among how many cells.
func (t *Thoughts) needs(number game.Cell) Reason {
	layout := t.snapshot.Layout()
	r := Reason{Numbers: []game.Cell{number}, Mines: float64(layout.Around(number))}
	for _, c := range game.AppendNeighbors(nil, layout.Grid(), number) {
		switch t.known.State(c) {
		case solver.Mine:
			r.Mines--
		case solver.Unknown:
			r.Cells++
		}
	}
	return r
}
