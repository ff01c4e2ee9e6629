// Package cursor is where the keys lead that move over a board.
package cursor

import (
	"buscaminas/game"
	"buscaminas/ui/keys"
)

// Moved returns where a command leads from c: nowhere off the grid.
func Moved(g game.Grid, c game.Cell, cmd keys.Command) game.Cell {
	rows, cols := g.Size()
	to := c
	switch cmd {
	case keys.MoveUp:
		to.Row--
	case keys.MoveDown:
		to.Row++
	case keys.MoveLeft:
		to.Col--
	case keys.MoveRight:
		to.Col++
	case keys.MoveUpLeft:
		to, _ = beside(g, c, -1)
	case keys.MoveUpRight:
		_, to = beside(g, c, -1)
	case keys.MoveDownLeft:
		to, _ = beside(g, c, +1)
	case keys.MoveDownRight:
		_, to = beside(g, c, +1)
	case keys.RowStart:
		to.Col = 0
	case keys.RowEnd:
		to.Col = cols - 1
	case keys.BoardStart:
		to = game.Cell{}
	case keys.BoardEnd:
		to = game.Cell{Row: rows - 1, Col: cols - 1}
	}
	if !game.Contains(g, to) {
		return c
	}
	return to
}

// NearestClosed returns the next closed cell without a flag after c, or the last
// one before it, in the order of reading and around the board; c where there is
// no other.
func NearestClosed(g *game.Game, c game.Cell, forward bool) game.Cell {
	rows, cols := g.Layout().Grid().Size()
	step := rows*cols - 1
	if forward {
		step = 1
	}
	for at := c.Row*cols + c.Col; ; {
		at = (at + step) % (rows * cols)
		n := game.Cell{Row: at / cols, Col: at % cols}
		if n == c || g.Face(n) == game.Closed {
			return n
		}
	}
}

// beside returns the leftmost and the rightmost cell that c touches in the row
// so many rows down.
func beside(g game.Grid, c game.Cell, rows int) (left, right game.Cell) {
	left, right = c, c
	for _, step := range g.Steps(c) {
		if step.Row != rows {
			continue
		}
		n := c.Add(step)
		if left == c || n.Col < left.Col {
			left = n
		}
		if right == c || n.Col > right.Col {
			right = n
		}
	}
	return left, right
}
