package game

// NextClosed returns the n-th closed, unflagged cell after c, row by row, or before c if n is
// negative. After the last cell of the board comes the first. NextClosed returns c if there is no
// such cell or the game is over. Cell c must be on the board.
func (g *Game) NextClosed(c Cell, n int) Cell {
	if g.Status() != Playing {
		return c
	}
	return g.next(c, n, g.shut.Has)
}

// NextOpen returns the n-th cell after c that shows the open face f, row by row, or before c if n
// is negative. After the last cell of the board comes the first. NextOpen looks at the faces that
// the cells show under the given numbering: see [Game.FaceAs]. When the whole board is revealed,
// all safe cells count as open. NextOpen returns c if no cell shows f. Cell c must be on the board.
func (g *Game) NextOpen(c Cell, n int, f Face, numbering Numbering) Cell {
	return g.next(c, n, func(c Cell) bool { return g.FaceAs(c, numbering, false) == f })
}

// next returns the n-th cell after c for which wanted returns true, or before c if n is negative.
// If there is no such cell, next returns c. However large n is, next goes around the board at most
// twice.
func (g *Game) next(c Cell, n int, wanted func(Cell) bool) Cell {
	l, step := g.layout, 1
	if n < 0 {
		step, n = l.cells-1, -n
	}
	for found := 0; n > 0; n, found = (n-1)%found+1, 0 {
		for at := l.index(c) + step; ; at += step {
			at %= l.cells
			to := Cell{at / l.cols, at % l.cols}
			if wanted(to) {
				found++
			}
			if found == n {
				return to
			}
			if to == c {
				break
			}
		}
		if found == 0 {
			break
		}
	}
	return c
}
