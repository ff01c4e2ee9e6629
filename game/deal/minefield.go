package deal

import "buscaminas/game"

// A minefield is a board whose mines can be moved. It keeps its numbers up to date.
type minefield struct {
	grid       game.Grid
	rows, cols int
	mines      game.Set
	numbers    []uint8 // the number of mines around each cell, row by row
}

func newMinefield(g game.Grid) minefield {
	rows, cols := g.Size()
	return minefield{g, rows, cols, game.NewSet(g), make([]uint8, rows*cols)}
}

// flip adds a mine at c or removes the mine at c.
func (f *minefield) flip(c game.Cell) {
	mine := !f.mines.Has(c)
	f.mines.Put(c, mine)
	for _, step := range f.grid.Steps(c) {
		n := c.Add(step)
		if n.Row < 0 || n.Row >= f.rows || n.Col < 0 || n.Col >= f.cols {
			continue
		}
		if mine {
			f.numbers[n.Row*f.cols+n.Col]++
		} else {
			f.numbers[n.Row*f.cols+n.Col]--
		}
	}
}

func (f *minefield) clear() {
	f.mines.Clear()
	clear(f.numbers)
}

// around returns the number of mines around c.
func (f *minefield) around(c game.Cell) int { return int(f.numbers[c.Row*f.cols+c.Col]) }
