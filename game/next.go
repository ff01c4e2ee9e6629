package game

// NextClosed returns the n-th closed, unflagged cell after c, row by row; a negative n goes
// backwards. After the last cell of the board it goes on at the first. It returns c if there is no
// such cell or the game is over. Cell c must be on the board.
func (g *Game) NextClosed(c Cell, n int) Cell {
	if g.Status() != Playing {
		return c
	}
	return g.next(c, n, g.shut.Has)
}

// NextOpen returns the n-th open cell after c that shows the face f, row by row; a negative n goes
// backwards. After the last cell of the board it goes on at the first. The faces depend on the
// numbering: see [Game.FaceAs]. When the whole board is revealed, all safe cells count as open.
// NextOpen returns c if no open cell shows f. Cell c must be on the board.
func (g *Game) NextOpen(c Cell, n int, f Face, numbering Numbering) Cell {
	return g.next(c, n, func(c Cell) bool { return g.FaceAs(c, numbering, false) == f })
}

// next returns the n-th cell after c for which is returns true; a negative n goes backwards. If
// there is no such cell, next returns c. However large n is, next goes around the board at most twice.
func (g *Game) next(c Cell, n int, is func(Cell) bool) Cell {
	l, step := g.layout, 1
	if n < 0 {
		step, n = l.cells-1, -n
	}
	for found := 0; n > 0; n, found = (n-1)%found+1, 0 {
		for at := l.index(c) + step; ; at += step {
			at %= l.cells
			to := Cell{at / l.cols, at % l.cols}
			if is(to) {
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
