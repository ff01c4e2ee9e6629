package editor

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A turn is a way to mirror or rotate a board.
type turn struct {
	swaps  bool // rows become columns
	across bool // left and right change places, after swaps
	down   bool // top and bottom change places, after swaps
}

var (
	mirrorAcross = turn{across: true}
	mirrorDown   = turn{down: true}
	quarterTurn  = turn{swaps: true, across: true} // a quarter turn clockwise
	halfTurn     = turn{across: true, down: true}
)

// cell returns the cell to which the turn moves cell c. The parameters rows and cols are the size
// of the board after the turn.
func (t turn) cell(rows, cols int, c game.Cell) game.Cell {
	if t.swaps {
		c.Row, c.Col = c.Col, c.Row
	}
	if t.across {
		c.Col = cols - 1 - c.Col
	}
	if t.down {
		c.Row = rows - 1 - c.Row
	}
	return c
}

// errTurn is the error for a turn that a grid does not allow at its size. Such a turn would change
// which cells touch each other.
var errTurn error = text.Error{
	"La cuadrícula no lo permite con estas medidas",
	"The grid does not allow that at this size"}

// turned returns the board after the first of these turns that the grid of the board allows. If the
// grid allows none of the turns, it fails with [errTurn]. The function newGrid returns a grid of
// the same kind with another size.
func turned(l *game.Layout, newGrid func(rows, cols int) game.Grid, turns ...turn) (*game.Layout, error) {
	for _, t := range turns {
		rows, cols := l.Grid().Size()
		if t.swaps {
			rows, cols = cols, rows
		}
		to := newGrid(rows, cols)
		cell := func(c game.Cell) game.Cell { return t.cell(rows, cols, c) }
		if !keepsTouch(cell, l.Grid(), to) {
			continue
		}
		return game.NewLayout(to, func(yield func(game.Cell) bool) {
			for c := range l.MineCells() {
				if !yield(cell(c)) {
					return
				}
			}
		})
	}
	return nil, errTurn
}

// keepsTouch reports whether the same pairs of cells touch before and after a turn. The function
// cell returns the cell to which the turn moves a cell.
func keepsTouch(cell func(game.Cell) game.Cell, from, to game.Grid) bool {
	var before, after []game.Cell
	for c := range game.Cells(from) {
		before, after = game.AppendNeighbors(before[:0], from, c), game.AppendNeighbors(after[:0], to, cell(c))
		apart := func(n game.Cell) bool { return !slices.Contains(after, cell(n)) }
		if len(before) != len(after) || slices.ContainsFunc(before, apart) {
			return false
		}
	}
	return true
}

// turn rotates or mirrors the board. It makes the first of these turns that the grid allows.
func (p *Page) turn(turns ...turn) (cmd tea.Cmd, refused string) {
	of := game.GridKindOf(p.grid()).New
	return p.change(func(l *game.Layout) (*game.Layout, error) { return turned(l, of, turns...) })
}
