package game

import "slices"

// open opens c if it is closed, and chords on it if it is open.
func (g *Game) open(c Cell) error {
	switch {
	case g.Status() != Playing:
		return GameOver
	case g.flagged.Has(c):
		return FlaggedCell
	case g.shut.Has(c):
		g.openAll([]Cell{c})
		return nil
	}
	return g.chord(c)
}

// openAll makes one step. It opens the given cells that are closed and not flagged, and the cells
// that the rules open with them: see [Opening]. If all given cells are open or flagged, openAll
// does nothing.
func (g *Game) openAll(given []Cell) {
	given = slices.DeleteFunc(given, func(c Cell) bool { return !g.shut.Has(c) })
	if len(given) == 0 {
		return
	}
	g.history.dropRedo()
	spreads := g.spreading()
	for _, c := range given {
		g.uncover(c)
	}
	g.layout.flood(given, spreads, g.rules.Opening.rounds(), g.uncover)
	g.history.add()
	g.steps++
	if g.exploded > 0 {
		g.deaths++
	}
}

// uncover opens c in the current step. It reports false if c is open, flagged or off the board.
func (g *Game) uncover(c Cell) bool {
	if !g.shut.Has(c) {
		return false
	}
	g.setOpen(c, true)
	g.history.opened = append(g.history.opened, int32(g.layout.index(c)))
	return true
}
