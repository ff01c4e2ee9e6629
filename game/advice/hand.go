package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Hand is what the player can do at a stage of an advice, after the stage [Whether].
type Hand struct {
	// At is the cell for the cursor: a safe cell that the stage finds, or the best guess. If the stage
	// finds only mines, the cursor goes to an open cell that touches one of them. On a mine, the next
	// key could open it.
	At     game.Cell
	Safe   []game.Cell // the cells that the stage finds to be safe
	Mines  []game.Cell // the mines that the stage finds and that have no flag
	Unflag bool        // the flag of At is wrong

	numbers []game.Cell // the numbers with which it finds them
}

// About reports whether the stage finds something about c, or finds its mines with the number c.
func (h Hand) About(c game.Cell) bool {
	return slices.Contains(h.Safe, c) || slices.Contains(h.Mines, c) ||
		len(h.Mines) > 0 && (c == h.At || slices.Contains(h.numbers, c))
}

// Hand returns what the player of g can do at a stage of the advice.
func (a Advice) Hand(g *game.Game, s Stage) Hand {
	step, _ := a.Step(s)
	h := Hand{At: a.Cell, numbers: step.Numbers}
	var mines []game.Cell
	for _, f := range a.found(s) {
		switch {
		case !f.Mine:
			h.Safe = append(h.Safe, f.Cell)
		case !g.Flagged(f.Cell):
			h.Mines = append(h.Mines, f.Cell)
			fallthrough
		default:
			mines = append(mines, f.Cell)
		}
	}
	switch {
	case len(h.Safe) > 0 && !slices.Contains(h.Safe, a.Cell):
		h.At = h.Safe[max(0, slices.IndexFunc(h.Safe, func(c game.Cell) bool { return !g.Flagged(c) }))]
	case len(h.Safe) == 0 && len(mines) > 0:
		h.At = beside(g, step.Numbers, mines)
	}
	h.Unflag = len(h.Safe) > 0 && g.Flagged(h.At)
	return h
}

// found returns the facts that a stage tells.
func (a Advice) found(s Stage) []solver.Fact {
	step, ok := a.Step(s)
	switch {
	case ok:
		return step.Concludes
	case a.About == Guess:
		return nil
	}
	return []solver.Fact{{Cell: a.Cell, Mine: a.About == MineCell}}
}

// beside returns an open cell near the mines, to which the cursor goes. It prefers the last number that
// touches one of the mines, then the last number, then the open cell nearest to the first mine. If no
// cell is open, it returns the first mine.
func beside(g *game.Game, numbers, mines []game.Cell) game.Cell {
	grid := g.Layout().Grid()
	for _, c := range slices.Backward(numbers) {
		if slices.ContainsFunc(game.AppendNeighbors(nil, grid, c), func(n game.Cell) bool {
			return slices.Contains(mines, n)
		}) {
			return c
		}
	}
	if len(numbers) > 0 {
		return numbers[len(numbers)-1]
	}
	nearest, found := mines[0], false
	for c := range game.Cells(grid) {
		if g.Open(c) && (!found || distance(c, mines[0]) < distance(nearest, mines[0])) {
			nearest, found = c, true
		}
	}
	return nearest
}
