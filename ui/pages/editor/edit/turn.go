package edit

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Turn is a way to mirror or rotate a board.
type Turn uint8

const (
	MirrorAcross Turn = iota // left and right change places
	MirrorDown               // top and bottom change places
	QuarterTurn              // clockwise; rows become columns
	HalfTurn
)

// size returns the size of a board after the turn. The parameters rows and cols are the size of the
// board before the turn.
func (t Turn) size(rows, cols int) (newRows, newCols int) {
	if t == QuarterTurn {
		return cols, rows
	}
	return rows, cols
}

// cell returns the cell to which the turn moves cell c. The parameters rows and cols are the size
// of the board before the turn.
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

// errTurn is the error for a turn that a grid does not allow at its size. Such a turn would change
// which cells touch each other.
var errTurn error = text.Error{
	"La cuadrícula no lo permite con estas medidas",
	"The grid does not allow that at this size"}

// Turned returns the board after the first of these turns that the grid of the board allows. If the
// grid allows none of the turns, it fails with [errTurn]. The function newGrid returns a grid of
// the same kind with another size.
func Turned(l *game.Layout, newGrid func(rows, cols int) game.Grid, turns ...Turn) (*game.Layout, error) {
	rows, cols := l.Grid().Size()
	for _, t := range turns {
		turned := newGrid(t.size(rows, cols))
		if !keepsTouch(t, l.Grid(), turned) {
			continue
		}
		return made(turned, func(yield func(game.Cell) bool) {
			for c := range minesOf(l) {
				if !yield(t.cell(rows, cols, c)) {
					return
				}
			}
		}), nil
	}
	return nil, errTurn
}

// keepsTouch reports whether the same pairs of cells touch before and after the turn. It checks
// only the cells in the rows and columns of [nearEdges], which are enough.
func keepsTouch(t Turn, from, to game.Grid) bool {
	rows, cols := from.Size()
	var before, after []game.Cell
	for _, row := range nearEdges(rows) {
		for _, col := range nearEdges(cols) {
			c := game.Cell{Row: row, Col: col}
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
	}
	return true
}

// nearEdges returns the indexes of the rows near the top and the bottom of a board with n rows, or
// of the columns near the sides of a board with n columns.
func nearEdges(n int) []int {
	// Near each edge, at least one even and one odd row have all their neighbours on the board. Any
	// row further in has neighbours like one of these two.
	const near = game.MaxStep + 2
	var all []int
	for i := range n {
		if i < near || i >= n-near {
			all = append(all, i)
		}
	}
	return all
}
