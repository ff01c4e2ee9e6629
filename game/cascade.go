package game

// A region is the set of cells that a step opens, with the first and last of its rows and words.
// Between steps it is empty, and before the first step it takes no memory.
type region struct {
	cells                    cells
	pending                  []bool // the rows that have pending cells
	top, bottom, left, right int
}

// begin makes an empty region ready for the cells of a step.
func (r *region) begin(f frame) {
	if r.cells == nil {
		r.cells, r.pending = make(cells, f.words()), make([]bool, f.rows)
	}
	r.top, r.bottom, r.left, r.right = f.rows, -1, f.stride, -1
}

// mark adds the chosen cells that are closed and not flagged to the region. All are in one word
// of a row; at is the index of that word.
func (g *Game) mark(row, word, at int, chosen uint64) {
	if chosen &= g.shut[at] &^ g.region.cells[at]; chosen != 0 {
		g.region.add(row, word, at, chosen)
	}
}

// add adds cells of one word to the region. Their neighbours are pending.
func (r *region) add(row, word, at int, chosen uint64) {
	r.cells[at] |= chosen
	r.pending[row] = true
	r.top, r.bottom = min(r.top, row), max(r.bottom, row)
	r.left, r.right = min(r.left, word), max(r.right, word)
}

// isPending reports whether the word at has pending cells: marked, and still shut
// because [Game.spread] has not marked their neighbours.
func (g *Game) isPending(at int) bool { return g.region.cells[at]&g.shut[at] != 0 }

// cascade is the flood fill: it marks the neighbours of the blank cells of the region, then the
// neighbours of the blank cells among these, until no new cell is marked. It works on whole
// words, and sweeps the region down and up instead of following each cell.
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

// spreadRow spreads the pending words of a row, from left to right and back, and
// reports whether there were any.
func (g *Game) spreadRow(row int) (any bool) {
	r := &g.region
	if !r.pending[row] {
		return false
	}
	first := g.layout.frame.word(row, 0)
	for word := r.left; word <= r.right; word++ {
		if g.isPending(first + word) {
			g.spread(row, word, first+word)
			any = true
		}
	}
	r.pending[row] = false // set again if the way back marks a cell of this row
	for word := r.right; word >= r.left; word-- {
		if g.isPending(first + word) {
			g.spread(row, word, first+word)
			any = true
		}
	}
	return any
}

// spread marks the neighbours of the pending blank cells of a word. Then none of its
// cells is pending.
func (g *Game) spread(row, word, at int) {
	shut, blank := g.shut[at], g.blank[at]
	if given := g.region.cells[at] & shut & blank; given != 0 {
		// Fill the word first: then the words above and below are visited once
		// for all of its cells.
		reach := g.layout.reach[row&1]
		given = reach.along(given, shut&blank)
		g.region.cells[at] |= given
		for i := range reach {
			to := reach[i].move(given)
			for _, rows := range reach[i].rows {
				row, at := row+rows, at+rows*g.layout.frame.stride
				g.mark(row, word, at, to.same)
				if to.left != 0 {
					g.mark(row, word-1, at-1, to.left)
				}
				if to.right != 0 {
					g.mark(row, word+1, at+1, to.right)
				}
			}
		}
	}
	g.shut[at] &^= g.region.cells[at]
}
