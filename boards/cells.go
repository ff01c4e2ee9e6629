package boards

import (
	"iter"
	"math/bits"

	"buscaminas/game"
)

// Cells is a set of cells of a board, with one bit for each cell of the board. The zero value
// is empty.
type Cells struct {
	cols int
	bits bitmap
}

func newCells(rows, cols int) Cells { return Cells{cols, newBitmap(rows * cols)} }

// cellsOf returns the cells of grid for which member returns true.
func cellsOf(grid game.Grid, member func(game.Cell) bool) Cells {
	s := newCells(grid.Size())
	for c := range game.Cells(grid) {
		if member(c) {
			s.add(c)
		}
	}
	return s
}

// add adds c, which must be on the board.
func (s Cells) add(c game.Cell) { s.bits.set(c.Row*s.cols + c.Col) }

// Has reports whether c, which must be on the board, is in s.
func (s Cells) Has(c game.Cell) bool {
	at := c.Row*s.cols + c.Col
	return c.Col < s.cols && at < 8*len(s.bits) && s.bits.has(at)
}

// Len returns the number of cells in s.
func (s Cells) Len() (n int) {
	for _, eight := range s.bits {
		n += bits.OnesCount8(eight)
	}
	return n
}

// All yields the cells in s, row by row.
func (s Cells) All() iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for i, eight := range s.bits {
			for ; eight != 0; eight &= 0xff >> (bits.LeadingZeros8(eight) + 1) {
				at := 8*i + bits.LeadingZeros8(eight)
				if !yield(game.Cell{Row: at / s.cols, Col: at % s.cols}) {
					return
				}
			}
		}
	}
}
