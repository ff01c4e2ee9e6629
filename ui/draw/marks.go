package draw

import "buscaminas/game"

// MaxMark is how many rows or columns from the cursor a cell is that touches it,
// at most, on the grids that are drawn.
const MaxMark = 1

// marks are the cells that touch the cursor, by their distance from it in rows
// and columns.
type marks [2*MaxMark + 1][2*MaxMark + 1]bool

func touched(g game.Grid, cursor game.Cell) (m marks) {
	if cursor == NoCursor {
		return m
	}
	for _, step := range g.Steps(cursor) {
		m[step.Row+MaxMark][step.Col+MaxMark] = true
	}
	return m
}

// marked reports whether a cell of the board touches the cursor's, and is to be
// marked for that.
func (d *drawing) marked(c game.Cell) bool {
	row, col := c.Row-d.c.Row+MaxMark, c.Col-d.c.Col+MaxMark
	return d.Marks && d.c != NoCursor &&
		0 <= row && row < len(d.touched) && 0 <= col && col < len(d.touched[row]) &&
		d.touched[row][col] && game.Contains(d.grid, c)
}
