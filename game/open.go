package game

import "slices"

// open opens the closed cell c, or chords on the open one.
func (g *Game) open(c Cell) error {
	at := g.layout.frame.bit(c)
	switch {
	case g.Status() != Playing:
		return GameOver
	case g.flagged.has(at):
		return FlaggedCell
	case g.shut.has(at):
		g.openAll([]Cell{c})
	case g.rules.Chord == ChordOff:
		return NoChord
	case g.Left(c) > 0:
		return TooFewFlags
	default:
		var around [MaxSteps]Cell
		g.openAll(AppendNeighbors(around[:0], g.layout.grid, c))
	}
	return nil
}

// openAll opens those of the given cells that are closed and not flagged, each
// with what follows from it, as one step. Where there is none it is no step, and
// what was undone can still be redone.
func (g *Game) openAll(given []Cell) {
	f := g.layout.frame
	given = slices.DeleteFunc(given, func(c Cell) bool { return !g.shut.has(f.bit(c)) })
	if len(given) == 0 {
		return
	}
	g.history.forget()
	g.findAll(given)
	switch g.rules.Opening {
	case Cascade:
		g.cascade()
	case Ring:
		var around [MaxSteps]Cell
		for _, c := range given {
			if g.blank.has(f.bit(c)) {
				g.findAll(AppendNeighbors(around[:0], g.layout.grid, c))
			}
		}
	}
	g.history.add(f, &g.region)
	g.carryOut()
	g.steps++
	if g.exploded > 0 {
		g.deaths++
	}
}

// findAll adds each of the given cells to what the step opens.
func (g *Game) findAll(given []Cell) {
	for _, c := range given {
		word := c.Col / wordBits
		g.find(c.Row, word, g.layout.frame.word(c.Row, word), 1<<(c.Col%wordBits))
	}
}
