package draw

import "buscaminas/game"

// A mark says what a cell is to that of the cursor.
type mark uint8

const (
	unmarked mark = iota
	touching
	chorded // a chord would open it
)

// marks are those of the cells around the cursor, by their distance from it in rows and
// columns.
type marks [2*game.MaxStep + 1][2*game.MaxStep + 1]mark

// marksAround returns the marks that the cursor gives, if any are wanted.
func (d *drawing) marksAround() (m marks) {
	if !d.Marks || d.c == NoCursor {
		return m
	}
	for _, step := range d.grid.Steps(d.c) {
		if game.Contains(d.grid, d.c.Add(step)) {
			m[step.Row+game.MaxStep][step.Col+game.MaxStep] = touching
		}
	}
	if d.Game != nil {
		var room [game.MaxSteps]game.Cell
		for _, c := range d.Game.AppendChord(room[:0], d.c) {
			m[c.Row-d.c.Row+game.MaxStep][c.Col-d.c.Col+game.MaxStep] = chorded
		}
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

// markOf returns the mark of a cell, or of a place beside the board, which has none.
func (d *drawing) markOf(c game.Cell) mark {
	row, col := c.Row-d.c.Row+game.MaxStep, c.Col-d.c.Col+game.MaxStep
	if row < 0 || row >= len(d.marks) || col < 0 || col >= len(d.marks[row]) {
		return unmarked
	}
	return d.marks[row][col]
}

// markSign returns what stands on both sides of a marked cell where there is no ground for
// that: "" for none.
func (d *drawing) markSign(c game.Cell) string {
	if d.Inks.Solid {
		return ""
	}
	return d.Glyphs.marks[d.markOf(c)]
}
