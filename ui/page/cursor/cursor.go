// Package cursor computes where a command moves the cursor on a board.
package cursor

import (
	"buscaminas/game"
	"buscaminas/ui/settings/keys"
)

// InGame is like [Moved], but it also handles the commands that move the cursor to the next or the
// previous closed cell, and along the frontier.
func InGame(g *game.Game, c game.Cell, cmd keys.Command, times int) game.Cell {
	switch cmd {
	case keys.NextClosed:
		return g.NextClosed(c, times)
	case keys.PreviousClosed:
		return g.NextClosed(c, -times)
	case keys.NextFrontier:
		return g.AlongFrontier(c, times)
	case keys.PreviousFrontier:
		return g.AlongFrontier(c, -times)
	}
	return Moved(g.Layout().Grid(), c, cmd, times)
}

// Moved returns the cell to which a command, repeated this many times, moves the cursor from c. The
// cursor stops at the edge of the grid.
func Moved(g game.Grid, c game.Cell, cmd keys.Command, times int) game.Cell {
	for ; times > 0; times-- {
		to := moved(g, c, cmd)
		if to == c {
			break
		}
		c = to
	}
	return c
}

// moved returns the cell to which a command moves the cursor from c. It returns c if the command
// leads off the grid.
func moved(g game.Grid, c game.Cell, cmd keys.Command) game.Cell {
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
		to, _ = neighboursInRow(g, c, -1)
	case keys.MoveUpRight:
		_, to = neighboursInRow(g, c, -1)
	case keys.MoveDownLeft:
		to, _ = neighboursInRow(g, c, +1)
	case keys.MoveDownRight:
		_, to = neighboursInRow(g, c, +1)
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

// neighboursInRow returns the leftmost and the rightmost neighbour of c in one row: the row below c
// if rows is +1, and the row above c if rows is -1. If c has no neighbour in that row, both results
// are c.
func neighboursInRow(g game.Grid, c game.Cell, rows int) (left, right game.Cell) {
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
