package game

import "slices"

// history is the undo stack: the cells that each step opened, and how many of the steps
// are done. A cell is in at most one step, so the board bounds its size.
type history struct {
	changes []change
	ends    []int // where in changes each step ends
	done    int   // steps not undone; those after them can be redone
}

// A change is a set of cells of one word that one step opened.
type change struct {
	word   int32
	opened uint64
}

// Undoable returns how many steps can be undone.
func (g *Game) Undoable() int { return g.history.done }

// Redoable returns how many steps can be redone.
func (g *Game) Redoable() int { return len(g.history.ends) - g.history.done }

// DropHistory forgets every step, so that none can be undone or redone and later steps
// reuse their memory. Many steps of one cell each take several times the memory of the board.
func (g *Game) DropHistory() {
	g.history = history{changes: g.history.changes[:0], ends: g.history.ends[:0]}
}

// dropRedo drops the steps that could be redone.
func (h *history) dropRedo() {
	h.ends = h.ends[:h.done]
	h.changes = h.changes[:h.from(h.done)]
}

// from returns the index in changes of the first change of step i.
func (h *history) from(i int) int {
	if i == 0 {
		return 0
	}
	return h.ends[i-1]
}

// add appends a step that opens the cells of the region, not done yet, and empties the
// region.
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
	r.reset(f)
}

// step returns the changes of step i.
func (h *history) step(i int) []change { return h.changes[h.from(i):h.ends[i]] }
