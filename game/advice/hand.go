package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// A Hand is what the player can do at a stage of an advice, after the stage [Whether].
type Hand struct {
	// At is the cell for the cursor: a safe cell that the stage finds, or the best guess. If the stage
	// finds no safe cell, the cursor goes to one of its numbers. On a mine, the next key could open it.
	At     game.Cell
	Safe   []game.Cell // the cells that the stage finds to be safe, without those that are open
	Mines  []game.Cell // the mines that the stage finds and that have no flag
	Unflag bool        // the flag of At is wrong

	// Chord is a number on which a chord opens several cells of Safe and nothing else; nil: there is
	// none.
	Chord *game.Cell

	numbers []game.Cell // the numbers with which it finds them
}

// Acts reports whether the stage finds anything to do.
func (h Hand) Acts() bool { return len(h.Safe)+len(h.Mines) > 0 }

// About reports whether the stage finds something about c, or finds its mines with the number c.
func (h Hand) About(c game.Cell) bool {
	return slices.Contains(h.Safe, c) || slices.Contains(h.Mines, c) ||
		len(h.Mines) > 0 && (c == h.At || slices.Contains(h.numbers, c))
}

// Hand returns what the player of g can do at a stage of the advice.
func (a Advice) Hand(g *game.Game, s Stage) Hand {
	thought, isThought := a.Thought(s)
	h := Hand{At: a.Cell, numbers: thought.Shown.Numbers}
	var mines []game.Cell
	for _, f := range a.found(s) {
		switch {
		case !f.Mine && !g.Open(f.Cell):
			h.Safe = append(h.Safe, f.Cell)
		case f.Mine && !g.Flagged(f.Cell):
			h.Mines = append(h.Mines, f.Cell)
		}
		if f.Mine {
			mines = append(mines, f.Cell)
		}
	}
	switch {
	case len(h.Safe) > 0 && !slices.Contains(h.Safe, a.Cell):
		h.At = h.Safe[max(0, slices.IndexFunc(h.Safe, func(c game.Cell) bool { return !g.Flagged(c) }))]
	case len(h.Safe) > 0:
	case len(mines) > 0:
		h.At = beside(g, h.numbers, mines)
	case isThought:
		h.At = beside(g, h.numbers, []game.Cell{a.Cell})
	}
	h.Unflag = len(h.Safe) > 0 && g.Flagged(h.At)
	h.Chord = chordFor(g, h)
	return h
}

// chordFor returns a number of the stage on which a chord opens several safe cells and nothing else.
func chordFor(g *game.Game, h Hand) *game.Cell {
	for _, c := range h.numbers {
		opens := g.AppendChord(nil, c)
		if len(opens) > 1 && !slices.ContainsFunc(opens, func(c game.Cell) bool { return !slices.Contains(h.Safe, c) }) {
			return &c
		}
	}
	return nil
}

// found returns the facts that a stage tells.
func (a Advice) found(s Stage) []solver.Fact {
	h, ok := a.Thought(s)
	switch {
	case ok:
		return h.Shown.Concludes
	case a.About == Guess:
		return nil
	}
	facts := []solver.Fact{{Cell: a.Cell, Mine: a.About == MineCell}}
	for _, c := range a.Mines[min(1, len(a.Mines)):] {
		facts = append(facts, solver.Fact{Cell: c, Mine: true})
	}
	return facts
}

// beside returns the cell to which the cursor goes when a hint finds mines: the last number that touches
// one of them or, if none does, the last number. Without numbers, it is the open cell nearest to the
// first mine. If no cell is open, it is that mine.
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
	return append(review.Nearest(filter(game.Cells(grid), g.Open), mines[0], 1), mines[0])[0]
}
