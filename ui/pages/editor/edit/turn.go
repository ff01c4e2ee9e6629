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

// size returns the size of a turned board.
func (t Turn) size(rows, cols int) (newRows, newCols int) {
	if t == QuarterTurn {
		return cols, rows
	}
	return rows, cols
}

// cell returns the cell to which the turn of a board of this size moves c.
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

// ErrTurn is the error of a turn that the grid does not allow at this size, because different cells
// would touch each other on the turned board.
var ErrTurn error = text.Error{
	"La cuadrícula no lo permite con estas medidas",
	"The grid does not allow that at this size"}

// Turned returns the board after the first of these turns that its grid allows. It calls of for a
// grid of the same kind and the size of the turned board. A non-nil error is [ErrTurn].
func Turned(l *game.Layout, of func(rows, cols int) game.Grid, turns ...Turn) (*game.Layout, error) {
	rows, cols := l.Grid().Size()
	for _, t := range turns {
		turned := of(t.size(rows, cols))
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
	return nil, ErrTurn
}

// keepsTouch reports whether any two cells touch after the turn if and only if they touch before
// it. It checks only the cells near the edges and a few further in, because the neighbours of a
// cell depend only on its parity and its distance from the edges.
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

// nearEdges returns the numbers from 0 to n-1 that are less than [game.MaxStep]+2 away from either
// end. At each end, the last two are so far from it that it makes no difference to their
// neighbours, and they have both parities.
func nearEdges(n int) []int {
	const near = game.MaxStep + 2
	var all []int
	for i := range n {
		if i < near || i >= n-near {
			all = append(all, i)
		}
	}
	return all
}
