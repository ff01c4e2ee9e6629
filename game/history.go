package game

import "slices"

// history is the stack of what each step opened, and how far into it the game
// is: undo goes back in it, redo forward. A cell is in at most one step, so the
// board bounds it.
type history struct {
	changes []change
	ends    []int // where in changes each step ends
	done    int   // the steps that stand; those behind it can be redone
}

// A change is cells of one word that were opened together.
type change struct {
	word   int32
	opened uint64
}

// Undoable returns how many undos can be carried out.
func (g *Game) Undoable() int { return g.history.done }

// Redoable returns how many redos can be carried out.
func (g *Game) Redoable() int { return len(g.history.ends) - g.history.done }

// DropHistory makes all that was done stand: nothing of it can be undone or redone, and it
// takes no memory any more. Steps that open a cell each take several times as much as the board.
func (g *Game) DropHistory() {
	g.history = history{changes: g.history.changes[:0], ends: g.history.ends[:0]}
}

// forget drops the steps that could be redone.
func (h *history) forget() {
	h.ends = h.ends[:h.done]
	h.changes = h.changes[:h.from(h.done)]
}

// from returns where in changes step i begins.
func (h *history) from(i int) int {
	if i == 0 {
		return 0
	}
	return h.ends[i-1]
}

// add adds a step that opens the cells of the region, as one that can be redone,
// and empties the region.
func (h *history) add(f frame, r *region) {
	h.changes = slices.Grow(h.changes, (r.bottom-r.top+1)*(r.right-r.left+1))
	for row := r.top; row <= r.bottom; row++ {
		first, last := f.word(row, r.left), f.word(row, r.right)
		for w := first; w <= last; w++ {
			if opened := r.cells[w]; opened != 0 {
				h.changes = append(h.changes, change{int32(w), opened})
			}
		}
		clear(r.cells[first : last+1])
	}
	h.ends = append(h.ends, len(h.changes))
	r.empty(f)
}

// step returns what step i opened.
func (h *history) step(i int) []change { return h.changes[h.from(i):h.ends[i]] }
