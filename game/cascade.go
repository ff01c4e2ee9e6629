package game

// A region collects the cells that one step of a game opens. It also holds the bounds of these
// cells. A region is empty between steps.
type region struct {
	cells                    cells
	pending                  []bool // by row: the row has pending cells, see [Game.isPending]
	blank                    cells  // the cells from which the step spreads
	top, bottom, left, right int    // the first and last row, and the first and last word of a row
}

// begin makes an empty region ready for the cells of a step, which spreads from blank cells.
func (r *region) begin(f frame, blank cells) {
	if r.cells == nil {
		r.cells, r.pending = make(cells, f.words()), make([]bool, f.rows)
	}
	r.blank = blank
	r.top, r.bottom, r.left, r.right = f.rows, -1, f.stride, -1
}

// mark adds cells of one word to the region, except those that are open or flagged. The bits of
// chosen say which cells. The word has index w among all words, and is at the given place in its
// row: see [frame.word].
func (g *Game) mark(row, place, w int, chosen uint64) {
	if chosen &= g.shut[w] &^ g.region.cells[w]; chosen != 0 {
		g.region.add(row, place, w, chosen)
	}
}

// add adds the chosen cells of the word with index w to the region, and makes them pending: see
// [Game.isPending]. The word is at the given place in its row.
func (r *region) add(row, place, w int, chosen uint64) {
	r.cells[w] |= chosen
	r.pending[row] = true
	r.top, r.bottom = min(r.top, row), max(r.bottom, row)
	r.left, r.right = min(r.left, place), max(r.right, place)
}

// isPending reports whether the word with index w has a pending cell. A cell becomes pending when
// [Game.mark] adds it to the region, and stays pending until [Game.spread] visits its word.
func (g *Game) isPending(w int) bool { return g.region.cells[w]&g.shut[w] != 0 }

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

// spreadRow calls [Game.spread] for the words of a row that have pending cells, from left to right
// and then back. It reports whether there were any such words.
func (g *Game) spreadRow(row int) (found bool) {
	r := &g.region
	if !r.pending[row] {
		return false
	}
	first := g.layout.frame.word(row, 0)
	for word := r.left; word <= r.right; word++ {
		if g.isPending(first + word) {
			g.spread(row, word, first+word)
			found = true
		}
	}
	r.pending[row] = false // set again if the way back marks a cell of this row
	for word := r.right; word >= r.left; word-- {
		if g.isPending(first + word) {
			g.spread(row, word, first+word)
			found = true
		}
	}
	return found
}

// spread marks the neighbours of the pending blank cells of one word. Afterwards no cell of the
// word is pending. The parameters row, place and w give the word as in [Game.mark].
func (g *Game) spread(row, place, w int) {
	shut, blank := g.shut[w], g.region.blank[w]
	if given := g.region.cells[w] & shut & blank; given != 0 {
		// Fill the place first, so that the words above and below are visited only once for all of
		// its cells.
		reach := g.layout.reach[row&1]
		given = reach.along(given, shut&blank)
		g.region.cells[w] |= given
		for i := range reach {
			to := reach[i].move(given)
			for _, rows := range reach[i].rows {
				row, w := row+rows, w+rows*g.layout.frame.stride
				g.mark(row, place, w, to.same)
				if to.left != 0 {
					g.mark(row, place-1, w-1, to.left)
				}
				if to.right != 0 {
					g.mark(row, place+1, w+1, to.right)
				}
			}
		}
	}
	g.shut[w] &^= g.region.cells[w]
}
