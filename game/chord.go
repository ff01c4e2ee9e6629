package game

// chord opens the neighbours of the open cell c that are closed and not flagged. It returns a
// [Refusal] if the rules have no chords, or if there are mines left to find around c.
func (g *Game) chord(c Cell) error {
	switch {
	case g.rules.Chord == ChordOff:
		return NoChord
	case g.Left(c) > 0:
		return TooFewFlags
	}
	var around [MaxSteps]Cell
	g.openAll(AppendNeighbors(around[:0], g.layout.grid, c))
	return nil
}

// AppendChord appends to dst the cells that a chord on c opens directly, without the cells that a
// cascade then opens. It returns the extended slice. It appends nothing if the chord would be
// refused. Cell c must be on the board.
func (g *Game) AppendChord(dst []Cell, c Cell) []Cell {
	if g.Status() != Playing || !g.Open(c) || g.rules.Chord == ChordOff || g.left(c) > 0 {
		return dst
	}
	return g.appendShut(dst, c)
}

// appendShut appends to dst the neighbours of c that are closed and not flagged.
func (g *Game) appendShut(dst []Cell, c Cell) []Cell {
	for _, step := range g.layout.grid.Steps(c) {
		if n := c.Add(step); g.shut.Has(n) {
			dst = append(dst, n)
		}
	}
	return dst
}
