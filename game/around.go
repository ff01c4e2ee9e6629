package game

// The methods here use only what the player can see, so none gives away a mine.

// AppendMines appends to dst the neighbours of c that are closed and not flagged, if their number
// is the number of mines left around c. All of these neighbours are then mines, if the flags are
// right. AppendMines returns the extended slice. It appends nothing if c is closed or the game is
// over. Cell c must be on the board.
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

// OnFrontier reports whether c, which must be on the board, is on the frontier: closed, not
// flagged, and touching an open cell. A game that is over has no frontier.
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

// appendShut appends to dst the neighbours of c that are closed and not flagged.
func (g *Game) appendShut(dst []Cell, c Cell) []Cell {
	for _, step := range g.layout.grid.Steps(c) {
		// A neighbour off the board has a spare bit, which is in no set.
		if n := c.Add(step); g.shut.has(g.layout.frame.bit(n)) {
			dst = append(dst, n)
		}
	}
	return dst
}
