package game

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

// record adds what was opened to the step being made.
func (h *history) record(word int, opened uint64) {
	h.changes = append(h.changes, change{int32(word), opened})
}

// end ends the step being made.
func (h *history) end() {
	h.ends = append(h.ends, len(h.changes))
	h.done++
}

// step returns what step i opened.
func (h *history) step(i int) []change { return h.changes[h.from(i):h.ends[i]] }
