package game

import (
	"iter"
	"math/bits"
)

// Seen reports whether the player knows the number of c, which must be on the board: it is
// open, or was before an undo.
func (g *Game) Seen(c Cell) bool {
	return g.Open(c) || g.undone != nil && g.undone.has(g.layout.frame.bit(c))
}

// SeenAll reports whether the player has seen all of the board: the game is over, or was before
// an undo.
func (g *Game) SeenAll() bool { return g.ended || g.Status() != Playing }

// SeenClosed yields the closed cells that were open before an undo, row by row.
func (g *Game) SeenClosed() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		f := g.layout.frame
		for w, undone := range g.undone {
			first := Cell{Row: f.row(w), Col: w % f.stride * wordBits}
			for closed := undone & (g.shut[w] | g.flagged[w]); closed != 0; closed &= closed - 1 {
				if !yield(first.Add(Cell{Col: bits.TrailingZeros64(closed)})) {
					return
				}
			}
		}
	}
}

// Before returns a game of its own that stands as g did before its last step, which its player
// has not seen yet, unless it was undone before and made again. It fails with [NothingToUndo].
func (g *Game) Before() (*Game, error) {
	before := g.Clone()
	if err := before.takeBack(); err != nil {
		return nil, err
	}
	return before, nil
}

// remember notes what is seen of the step that an undo is about to take back. Once the game was
// over, all of the board has been seen, the mines too.
func (g *Game) remember() {
	if g.ended = g.SeenAll(); g.ended {
		return
	}
	if g.undone == nil {
		g.undone = make(cells, len(g.shut))
	}
	for _, c := range g.history.step(g.history.done - 1) {
		g.undone[c.word] |= c.opened
	}
}
