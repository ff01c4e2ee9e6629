package game

import "iter"

// Seen reports whether c is open, or was open before an undo. Cell c must be on the board.
func (g *Game) Seen(c Cell) bool {
	return g.Open(c) || g.undone.bits != nil && g.undone.Has(c)
}

// TouchesSeen reports whether c touches a cell that is open, or was open before an undo.
func (g *Game) TouchesSeen(c Cell) bool { return g.touches(c, g.Seen) }

// SeenWhole reports whether the player has seen the whole board, because the game is over or was over
// before an undo. A loss that [Game.HideLoss] hides does not count.
func (g *Game) SeenWhole() bool {
	s := g.Status()
	return g.ended || s == Won || s == Lost && !g.lossHidden
}

// HideLoss tells g not to show the whole board when the game is lost, as in a race: the player sees
// only the cells that the losing step opened. So [Game.SeenWhole] does not report true because of such a loss.
func (g *Game) HideLoss() { g.lossHidden = true }

// ShowLoss shows the whole board of a lost game in spite of [Game.HideLoss], as when a race is
// over. It does not change the results of [Game.Seen] and [Game.SeenWhole].
func (g *Game) ShowLoss() { g.lossShown = true }

// Revealed reports whether the game shows its mines and all its numbers: it is won, or it is lost
// and [Game.HideLoss] does not hide the board.
func (g *Game) Revealed() bool {
	s := g.Status()
	return s == Won || s == Lost && (!g.lossHidden || g.lossShown)
}

// UndoneSafeCells yields the safe cells that are closed now and were open before an undo, row by
// row.
func (g *Game) UndoneSafeCells() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for c := range g.undone.Cells() {
			if !g.Open(c) && !g.layout.Mine(c) && !yield(c) {
				return
			}
		}
	}
}

// BeforeLastStep returns a copy of g without its last step. Unlike an undo, BeforeLastStep does not
// record the cells of that step as seen. It fails with [NothingToUndo] if g has no step to undo.
func (g *Game) BeforeLastStep() (*Game, error) {
	before := g.Clone()
	if err := before.takeBack(); err != nil {
		return nil, err
	}
	return before, nil
}

// remember records what the player has seen before an undo: the whole board if [Game.SeenWhole]
// reports true, and otherwise the cells of the last step.
func (g *Game) remember() {
	if g.ended = g.SeenWhole(); g.ended {
		return
	}
	if g.undone.bits == nil {
		g.undone = NewSet(g.layout.grid)
	}
	g.eachOf(g.history.done-1, g.undone.Add)
}
