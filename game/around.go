package game

// Questions about a cell that the player's own notes and numbers answer: none of them tells
// of a mine more than the board does.

// AppendChord appends to dst the cells that a chord on c, which must be on the board, opens
// itself, and returns the extended slice. What follows from these is not among them, as no
// player knows it before; where a chord is refused or opens nothing, there are none.
func (g *Game) AppendChord(dst []Cell, c Cell) []Cell {
	if g.Status() != Playing || !g.Open(c) || g.rules.Chord == ChordOff || g.left(c) > 0 {
		return dst
	}
	return g.appendShut(dst, c)
}

// AppendMines appends to dst the cells around c, which must be on the board, that are closed
// and not flagged, where c is open and has as many mines around it as closed cells: then all
// of these are mines. Otherwise, and once the game is over, there are none.
func (g *Game) AppendMines(dst []Cell, c Cell) []Cell {
	if g.Status() != Playing || !g.Open(c) {
		return dst
	}
	all := g.appendShut(dst, c)
	if len(all)-len(dst) != g.left(c) {
		return dst
	}
	return all
}

// OnFrontier reports whether c, which must be on the board, is closed and not flagged, and
// touches an open cell. Once the game is over no cell is.
func (g *Game) OnFrontier(c Cell) bool {
	if g.Status() != Playing || !g.shut.has(g.layout.frame.bit(c)) {
		return false
	}
	for _, step := range g.layout.grid.Steps(c) {
		if n := c.Add(step); Contains(g.layout.grid, n) && g.Open(n) {
			return true
		}
	}
	return false
}

// appendShut appends to dst the cells around c that are closed and not flagged.
func (g *Game) appendShut(dst []Cell, c Cell) []Cell {
	for _, step := range g.layout.grid.Steps(c) {
		// Off the board there are spare bits, which are in no set.
		if n := c.Add(step); g.shut.has(g.layout.frame.bit(n)) {
			dst = append(dst, n)
		}
	}
	return dst
}
