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
	spreading := given[:0]
	for _, c := range given {
		at := f.bit(c)
		if opened := g.uncover(at/wordBits, 1<<(at%wordBits)); opened&g.blank[at/wordBits] != 0 {
			spreading = append(spreading, c)
		}
	}
	for _, c := range spreading {
		at := f.bit(c)
		switch g.rules.Opening {
		case Cascade:
			g.due(at/wordBits, 1<<(at%wordBits))
		case Ring:
			for _, step := range g.layout.grid.Steps(c) {
				n := f.bit(c.Add(step))
				g.uncover(n/wordBits, 1<<(n%wordBits))
			}
		}
	}
	g.cascade()
	g.history.end()
	g.steps++
	if g.exploded > 0 {
		g.deaths++
	}
}

// uncover opens those of the chosen cells of word w that are closed and not
// flagged, and returns them.
func (g *Game) uncover(w int, chosen uint64) uint64 {
	opened := chosen & g.shut[w]
	if opened != 0 {
		g.shut[w] &^= opened
		g.history.record(w, opened)
		g.count(w, opened, +1)
	}
	return opened
}

// due notes that the chosen cells of word w, open and blank, have yet to open
// their neighbours.
func (g *Game) due(w int, chosen uint64) {
	if g.spreading[w] == 0 {
		g.next = append(g.next, int32(w))
	}
	g.spreading[w] |= chosen
}

// cascade opens the neighbours of all cells that are due, and of the blank ones
// among those, until none is due. It takes the cells of a word together, so it
// is no search cell by cell, but it opens the same cells as one.
func (g *Game) cascade() {
	for len(g.next) > 0 {
		g.wave, g.next = g.next, g.wave[:0]
		for _, w := range g.wave {
			g.spread(int(w))
		}
	}
}

// spread opens the neighbours of the cells due in word w.
func (g *Game) spread(w int) {
	reach := &g.layout.reach[g.layout.frame.row(w)&1]
	cells := g.spreading[w]
	g.spreading[w] = 0

	// Along the row first, as far as the word goes: the words above and below
	// are then visited once for all of these.
	shut, blank := g.shut[w], g.blank[w]
	for edge := cells; edge != 0; {
		var touched uint64
		for _, s := range reach.within {
			touched |= s.inWord(edge)
		}
		touched &= shut
		shut &^= touched
		edge = touched & blank
		cells |= edge
	}
	g.uncover(w, g.shut[w]&^shut)

	var touched [maxReach]uint64
	for _, s := range reach.shifts {
		moved := cells & s.chosen
		touched[s.low] |= moved << s.left
		touched[s.high] |= moved >> (wordBits - s.left)
	}
	for i, distance := range reach.words {
		if n := w + distance; touched[i]&g.shut[n] != 0 {
			opened := g.uncover(n, touched[i])
			if blank := opened & g.blank[n]; blank != 0 {
				g.due(n, blank)
			}
		}
	}
}
