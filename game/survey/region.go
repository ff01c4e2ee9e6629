package survey

import "buscaminas/game"

// A Region is the number of cells in a set, and their bounds. The zero value has no cell.
type Region struct {
	Cells       int
	First, Last game.Cell // First has the smallest row and column of any cell, and Last the largest
}

// Add adds c, which must not be in r yet.
func (r *Region) Add(c game.Cell) {
	if r.Cells == 0 {
		r.First, r.Last = c, c
	}
	r.Cells++
	r.First = game.Cell{Row: min(r.First.Row, c.Row), Col: min(r.First.Col, c.Col)}
	r.Last = game.Cell{Row: max(r.Last.Row, c.Row), Col: max(r.Last.Col, c.Col)}
}
