package survey

import "buscaminas/game"

// A Region is some cells, of which it knows how many, and from where to where they reach.
// The zero value has none.
type Region struct {
	Cells       int
	First, Last game.Cell // the least and the greatest row and column of any
}

// Add adds a cell that r does not have.
func (r *Region) Add(c game.Cell) {
	if r.Cells == 0 {
		r.First, r.Last = c, c
	}
	r.Cells++
	r.First = game.Cell{Row: min(r.First.Row, c.Row), Col: min(r.First.Col, c.Col)}
	r.Last = game.Cell{Row: max(r.Last.Row, c.Row), Col: max(r.Last.Col, c.Col)}
}

// seen is the cells of a grid that have been visited.
type seen struct {
	cols  int
	cells []bool
}

func newSeen(g *game.Game) seen {
	_, cols := g.Layout().Grid().Size()
	return seen{cols, make([]bool, g.Layout().Cells())}
}

func (s seen) has(c game.Cell) bool { return s.cells[c.Row*s.cols+c.Col] }

func (s seen) add(c game.Cell) { s.cells[c.Row*s.cols+c.Col] = true }
