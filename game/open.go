package game

import "slices"

// open opens c if it is closed, and chords on it if it is open.
func (g *Game) open(c Cell) error {
	at := g.layout.frame.bit(c)
	switch {
	case g.Status() != Playing:
		return GameOver
	case g.flagged.has(at):
		return FlaggedCell
	case g.shut.has(at):
		g.openAll([]Cell{c})
		return nil
	}
	return g.chord(c)
}

// openAll makes one step. It opens the given cells that are closed and not flagged, and the cells
// that the rules open with them: see [Opening]. If all given cells are open or flagged, openAll
// does nothing.
func (g *Game) openAll(given []Cell) {
	f := g.layout.frame
	given = slices.DeleteFunc(given, func(c Cell) bool { return !g.shut.has(f.bit(c)) })
	if len(given) == 0 {
		return
	}
	g.history.dropRedo()
	g.region.begin(f)
	for _, c := range given {
		g.mark(c)
	}
	g.layout.flood(given, g.spreading(), g.rules.Opening.rounds(), g.mark)
	g.history.add(f, &g.region)
	g.carryOut()
	g.steps++
	if g.exploded > 0 {
		g.deaths++
	}
}
