package advice

import (
	"math"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Reason explains the chance of a mine in a cell. It says how many mines lie in a group of cells
// to which the cell belongs. The group is all unknown cells around one open number or, if the cell
// touches no number, all unknown cells that touch no number.
type Reason struct {
	Numbers []game.Cell // the open number that all cells of the group touch, or empty
	Cells   int         // the number of cells in the group
	Mines   float64     // the mines in the group; if Numbers is empty, the number to be expected
}

// Share returns the share of mines among the cells of the group.
func (r Reason) Share() float64 { return r.Mines / float64(r.Cells) }

// bestGuess returns the best guess, even if a mine can be proved. It must be called only if no cell
// is provably safe. If only mines are closed, bestGuess returns advice about the mines without a
// flag.
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

// reason returns the reason for the chance of a mine in the closed cell c. If c touches open
// numbers, reason takes the number with the [Reason.Share] nearest to the chance.
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

// needs returns the group of the unknown cells that touch an open number. The number of mines in
// the group is the open number minus the proved mines around it.
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
