package boards

import "buscaminas/game"

// CellsOf returns the set of these cells.
func CellsOf(cells []game.Cell) Cells {
	rows, cols := 0, 0
	for _, c := range cells {
		rows, cols = max(rows, c.Row+1), max(cols, c.Col+1)
	}
	s := newCells(rows, cols)
	for _, c := range cells {
		s.add(c)
	}
	return s
}
