package game

import (
	"iter"
	"slices"
)

// history is the undo stack: the cells that each step opened, and the number of steps that are
// done. It needs no limit: a cell is in at most one step, so there are no more changes than cells.
type history struct {
	changes []change
	ends    []int // for each step, the index in changes after its last change
	done    int   // the number of steps not undone; the steps after them can be redone
}

// A change is a part of a step: the cells that the step opened in one word, a bit for each. If
// several consecutive words have the same bits, as in a large opening, one change stands for all of
// them.
type change struct {
	word, words int32 // the index of the first word, and the number of words
	opened      uint64
}

// Undoable returns the number of steps that can be undone.
func (g *Game) Undoable() int { return g.history.done }

// Redoable returns the number of steps that can be redone.
func (g *Game) Redoable() int { return len(g.history.ends) - g.history.done }

// DropHistory forgets every step, so that no step can be undone or redone. Later steps reuse the
// memory of the forgotten steps. A history of many steps takes several times the memory of the
// board if each step opened only one cell.
func (g *Game) DropHistory() {
	g.history = history{changes: g.history.changes[:0], ends: g.history.ends[:0]}
}

func (h *history) dropRedo() {
	h.ends = h.ends[:h.done]
	h.changes = h.changes[:h.start(h.done)]
}

// start returns the index in changes of the first change of step i.
func (h *history) start(i int) int {
	if i == 0 {
		return 0
	}
	return h.ends[i-1]
}

// add appends to the history a step that opens the cells of the region, and empties the region. The
// caller must call [Game.carryOut] to open the cells.
func (h *history) add(f frame, r *region) {
	n := 0
	for range r.changes(f) {
		n++
	}
	h.changes = slices.Grow(h.changes, n)
	for c := range r.changes(f) {
		h.changes = append(h.changes, c)
		clear(r.cells[c.word : c.word+c.words])
	}
	h.ends = append(h.ends, len(h.changes))
}

// changes yields the changes that open the cells of the region, row by row.
func (r *region) changes(f frame) iter.Seq[change] {
	return func(yield func(change) bool) {
		for row := r.top; row <= r.bottom; row++ {
			last := f.word(row, r.right)
			for w := f.word(row, r.left); w <= last; {
				c := change{int32(w), 1, r.cells[w]}
				for w++; w <= last && r.cells[w] == c.opened; w++ {
					c.words++
				}
				if c.opened != 0 && !yield(c) {
					return
				}
			}
		}
	}
}

func (h *history) step(i int) []change { return h.changes[h.start(i):h.ends[i]] }

// undo closes the cells that the last step opened, and records them as seen.
func (g *Game) undo() error {
	if g.Undoable() > 0 {
		g.remember()
	}
	return g.takeBack()
}

// takeBack closes the cells that the last step opened.
func (g *Game) takeBack() error {
	if g.Undoable() == 0 {
		return NothingToUndo
	}
	g.history.done--
	for _, c := range g.history.step(g.history.done) {
		for w := c.word; w < c.word+c.words; w++ {
			g.shut[w] |= c.opened
			g.count(int(w), c.opened, -1)
		}
	}
	return nil
}

// redo opens the cells that the last undo closed.
func (g *Game) redo() error {
	if g.Redoable() == 0 {
		return NothingToRedo
	}
	g.carryOut()
	return nil
}
