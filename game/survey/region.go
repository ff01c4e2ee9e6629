package survey

import "buscaminas/game"

// A Region is the size and the bounds of some cells. The zero value has no cell.
type Region struct {
	Cells       int
	First, Last game.Cell // the smallest row and column, and the largest
}

// Add adds c, which is not in r.
func (r *Region) Add(c game.Cell) {
	if r.Cells == 0 {
		r.First, r.Last = c, c
	}
	r.Cells++
	r.First = game.Cell{Row: min(r.First.Row, c.Row), Col: min(r.First.Col, c.Col)}
	r.Last = game.Cell{Row: max(r.Last.Row, c.Row), Col: max(r.Last.Col, c.Col)}
}
