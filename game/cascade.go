package game

// A region is the cells that a step opens, while they are found, and where they
// are: in the rows from top to bottom, there in the words from left to right.
type region struct {
	cells                    cells
	grown                    []bool // the rows where cells wait
	top, bottom, left, right int
}

// newRegion returns a region without a cell.
func newRegion(f frame) region {
	r := region{cells: make(cells, f.words()), grown: make([]bool, f.rows)}
	r.empty(f)
	return r
}

// empty takes note that no cell is left in the region.
func (r *region) empty(f frame) {
	clear(r.grown)
	r.top, r.bottom, r.left, r.right = f.rows, -1, f.stride, -1
}

// find adds to what the step opens those of the chosen cells that are closed and
// not flagged. They are of one word of a row, at its place in the sets.
func (g *Game) find(row, word, at int, chosen uint64) {
	r := &g.region
	if chosen &= g.shut[at] &^ r.cells[at]; chosen != 0 {
		r.cells[at] |= chosen
		r.grown[row] = true
		r.top, r.bottom = min(r.top, row), max(r.bottom, row)
		r.left, r.right = min(r.left, word), max(r.right, word)
	}
}

// waits reports whether cells of the word at this place were found but are still
// shut, as they have yet to open their neighbours.
func (g *Game) waits(at int) bool { return g.region.cells[at]&g.shut[at] != 0 }

// cascade finds the neighbours of the blank cells that were found, and of the
// blank ones among those, until there are no more. It takes the cells of a word
// together, and goes over the region as it grows, down and up again: so it is no
// search cell by cell, but it finds the same cells as one.
func (g *Game) cascade() {
	r := &g.region
	for more := true; more; {
		for row := r.top; row <= r.bottom; row++ {
			g.spreadRow(row)
		}
		more = false
		for row := r.bottom; row >= r.top; row-- {
			more = g.spreadRow(row) || more
		}
	}
}

// spreadRow finds the neighbours of the cells of a row that wait, to its right and
// back again, and reports whether any did.
func (g *Game) spreadRow(row int) (any bool) {
	r := &g.region
	if !r.grown[row] {
		return false
	}
	first := g.layout.frame.word(row, 0)
	for word := r.left; word <= r.right; word++ {
		if g.waits(first + word) {
			g.spread(row, word, first+word)
			any = true
		}
	}
	r.grown[row] = false // but for what is found to the right from here on
	for word := r.right; word >= r.left; word-- {
		if g.waits(first + word) {
			g.spread(row, word, first+word)
			any = true
		}
	}
	return any
}

// spread finds the neighbours of the cells of a word that wait.
func (g *Game) spread(row, word, at int) {
	shut, blank := g.shut[at], g.blank[at]
	if given := g.region.cells[at] & shut & blank; given != 0 {
		// Along the row first, as far as the word goes: the words above and below
		// are then visited once for all of these.
		reach := g.layout.reach[row&1]
		given = reach.along(given, shut&blank)
		g.region.cells[at] |= given
		for i := range reach {
			to := reach[i].move(given)
			for _, rows := range reach[i].rows {
				row, at := row+rows, at+rows*g.layout.frame.stride
				g.find(row, word, at, to.there)
				if to.before != 0 {
					g.find(row, word-1, at-1, to.before)
				}
				if to.behind != 0 {
					g.find(row, word+1, at+1, to.behind)
				}
			}
		}
	}
	g.shut[at] &^= g.region.cells[at]
}
