package game

// A region collects the cells that one step of a game opens. It also holds the bounds of these
// cells. A region is empty between steps.
type region struct {
	cells                    cells
	top, bottom, left, right int // the first and last row, and the first and last word of a row
}

// begin makes an empty region ready for the cells of a step.
func (r *region) begin(f frame) {
	if r.cells == nil {
		r.cells = make(cells, f.words())
	}
	r.top, r.bottom, r.left, r.right = f.rows, -1, f.stride, -1
}

// mark adds c to the region. It reports false if c is open, flagged, off the board or in the region
// already.
func (g *Game) mark(c Cell) bool {
	r, at := &g.region, g.layout.frame.bit(c)
	if !g.shut.has(at) || r.cells.has(at) {
		return false
	}
	r.cells.add(at)
	word := c.Col / wordBits
	r.top, r.bottom = min(r.top, c.Row), max(r.bottom, c.Row)
	r.left, r.right = min(r.left, word), max(r.right, word)
	return true
}

// flood is a flood fill in at most this many rounds. A round goes from each cell of the edge that is
// in spreads to the cells that touch it. Those for which visit returns true are the edge of the next
// round. The first edge is given, and its slice is used again. The cells that flood visits can be off
// the board by a step.
func (l *Layout) flood(edge []Cell, spreads cells, rounds int, visit func(Cell) bool) {
	for next := []Cell(nil); len(edge) > 0 && rounds > 0; edge, next = next, edge[:0] {
		rounds--
		for _, c := range edge {
			if !spreads.has(l.frame.bit(c)) {
				continue
			}
			for _, step := range l.grid.Steps(c) {
				if n := c.Add(step); visit(n) {
					next = append(next, n)
				}
			}
		}
	}
}

// rounds returns how far a step spreads under this rule, for [Layout.flood].
func (o Opening) rounds() int { return [...]int{Cascade: MaxCells, Ring: 1, Single: 0}[o] }
