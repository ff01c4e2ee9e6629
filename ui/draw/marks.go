package draw

import "buscaminas/game"

// marks are the cells that touch the cursor, by their distance from it in rows
// and columns.
type marks [2*game.MaxStep + 1][2*game.MaxStep + 1]bool

func touched(g game.Grid, cursor game.Cell) (m marks) {
	if cursor == NoCursor {
		return m
	}
	for _, step := range g.Steps(cursor) {
		m[step.Row+game.MaxStep][step.Col+game.MaxStep] = true
	}
	return m
}

// reach returns how many rows a step of g goes at most.
func reach(g game.Grid) int {
	rows := 0
	for i := range 4 { // all there is to the steps is the parity of row and column
		for _, step := range g.Steps(game.Cell{Row: i / 2, Col: i % 2}) {
			rows = max(rows, step.Row)
		}
	}
	return rows
}

// marked reports whether a cell of the board touches the cursor's, and is to be
// marked for that.
func (d *drawing) marked(c game.Cell) bool {
	row, col := c.Row-d.c.Row+game.MaxStep, c.Col-d.c.Col+game.MaxStep
	return d.Marks && d.c != NoCursor &&
		0 <= row && row < len(d.touched) && 0 <= col && col < len(d.touched[row]) &&
		d.touched[row][col] && game.Contains(d.grid, c)
}
