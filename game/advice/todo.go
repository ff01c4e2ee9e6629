package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// A Todo is what the player can do at one of the stages of an advice after [FirstStage].
type Todo struct {
	// At is the cell for the cursor: a safe cell that the stage finds, or the best guess. If the
	// stage finds no safe cell, At is an open number that the stage uses. The cursor goes to a mine
	// only if no cell is open, because the next key could open the mine.
	At     game.Cell
	Safe   []game.Cell // the closed cells that the stage proves safe
	Mines  []game.Cell // the unflagged cells that the stage proves to be mines
	Unflag bool        // the flag on the cell At is wrong and must be removed

	// Chord is a number on which a chord opens several cells of Safe and nothing else. It is nil if
	// there is no such number.
	Chord *game.Cell

	numbers []game.Cell // the numbers that the stage uses
}

// HasMoves reports whether the stage finds anything to do.
func (h Todo) HasMoves() bool { return len(h.Safe)+len(h.Mines) > 0 }

// Concerns reports whether c is in Safe or Mines, or is a number that the stage uses to prove
// mines.
func (h Todo) Concerns(c game.Cell) bool {
	return slices.Contains(h.Safe, c) || slices.Contains(h.Mines, c) ||
		len(h.Mines) > 0 && (c == h.At || slices.Contains(h.numbers, c))
}

// Todo returns what the player of g can do at a stage of the advice.
func (a Advice) Todo(g *game.Game, s Stage) Todo {
	thought, isThought := a.Thought(s)
	h := Todo{At: a.Cell, numbers: thought.Shown.Numbers}
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

// chordFor returns a number on which a chord opens several cells of h.Safe and nothing else, or
// nil.
func chordFor(g *game.Game, h Todo) *game.Cell {
	for _, c := range h.numbers {
		opens := g.AppendChord(nil, c)
		if len(opens) > 1 && !slices.ContainsFunc(opens, func(c game.Cell) bool { return !slices.Contains(h.Safe, c) }) {
			return &c
		}
	}
	return nil
}

// found returns the facts that a stage of the advice tells.
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

// beside returns the cell on which the cursor stands while a hint shows these mines: the last of the
// numbers that touches a mine, or else the last number. Without numbers, it is the open cell nearest to
// the first mine or, if no cell is open, the first mine.
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
