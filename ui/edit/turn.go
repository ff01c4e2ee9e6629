package edit

import (
	"slices"

	"buscaminas/game"
)

// A Turn is a way to lay a board down otherwise.
type Turn uint8

const (
	MirrorAcross Turn = iota // left and right change places
	MirrorDown               // top and bottom change places
	QuarterTurn              // clockwise; rows become columns
	HalfTurn
	Turns // the number of turns: every Turn is below it
)

// size returns the size of a turned board.
func (t Turn) size(rows, cols int) (newRows, newCols int) {
	if t == QuarterTurn {
		return cols, rows
	}
	return rows, cols
}

// cell returns where c of a board of this size goes.
func (t Turn) cell(rows, cols int, c game.Cell) game.Cell {
	switch t {
	case MirrorAcross:
		return game.Cell{Row: c.Row, Col: cols - 1 - c.Col}
	case MirrorDown:
		return game.Cell{Row: rows - 1 - c.Row, Col: c.Col}
	case QuarterTurn:
		return game.Cell{Row: c.Col, Col: rows - 1 - c.Row}
	default:
		return game.Cell{Row: rows - 1 - c.Row, Col: cols - 1 - c.Col}
	}
}

// Turn turns the board; of returns the grid of its kind that has another size. It
// reports false, and does nothing, where the grid does not allow it: on the turned
// board other cells would touch each other.
func (b *Board) Turn(t Turn, of func(rows, cols int) game.Grid) bool {
	rows, cols := b.grid.Size()
	turned := of(t.size(rows, cols))
	if !keepsTouch(t, b.grid, turned) {
		return false
	}
	s := state{turned, make([]bool, len(b.mine))}
	for c := range cells(b.grid) {
		s.mine[s.index(t.cell(rows, cols, c))] = b.mine[b.index(c)]
	}
	b.become(s)
	return true
}

// keepsTouch reports whether the cells that touch on a grid touch on the turned one,
// and no others.
func keepsTouch(t Turn, from, to game.Grid) bool {
	rows, cols := from.Size()
	var before, after []game.Cell
	for c := range cells(from) {
		before = game.AppendNeighbors(before[:0], from, c)
		after = game.AppendNeighbors(after[:0], to, t.cell(rows, cols, c))
		if len(before) != len(after) {
			return false
		}
		for _, n := range before {
			if !slices.Contains(after, t.cell(rows, cols, n)) {
				return false
			}
		}
	}
	return true
}
