package game

import (
	"iter"
	"math/bits"
)

// MineCells yields the cells that hold a mine, row by row. It skips 64 cells without a mine
// at once, so a large board with few mines takes little time.
func (l *Layout) MineCells() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		f := l.frame
		for row := range f.rows {
			for word := range f.stride {
				for mines := l.mine[f.word(row, word)]; mines != 0; mines &= mines - 1 {
					if !yield(Cell{row, word*wordBits + bits.TrailingZeros64(mines)}) {
						return
					}
				}
			}
		}
	}
}
