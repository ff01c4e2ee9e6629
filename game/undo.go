package game

// history is the undo stack: the cells that each step opened, and the number of steps not undone.
// It needs no limit: a cell is in at most one step, so there are no more entries than cells.
type history struct {
	opened []int32 // the [Layout.index] of each cell opened, in the order of the steps
	ends   []int   // ends[i] is the index in opened after the last cell of step i
	done   int     // the number of steps not undone; the steps after them can be redone
}

// Undoable returns the number of steps that can be undone.
func (g *Game) Undoable() int { return g.history.done }

// Redoable returns the number of steps that can be redone.
func (g *Game) Redoable() int { return len(g.history.ends) - g.history.done }

// DropHistory forgets every step, so that no step can be undone or redone. Later steps reuse the
// memory of the forgotten steps.
func (g *Game) DropHistory() {
	g.history = history{opened: g.history.opened[:0], ends: g.history.ends[:0]}
}

func (h *history) dropRedo() {
	h.ends = h.ends[:h.done]
	h.opened = h.opened[:h.start(h.done)]
}

// start returns the index in opened of the first cell of step i.
func (h *history) start(i int) int {
	if i == 0 {
		return 0
	}
	return h.ends[i-1]
}

// add adds a step to h. The cells that the step opened are already at the end of h.opened.
func (h *history) add() {
	h.ends = append(h.ends, len(h.opened))
	h.done++
}

// eachOf calls visit with each cell of step i of the history.
func (g *Game) eachOf(i int, visit func(Cell)) {
	for _, at := range g.history.opened[g.history.start(i):g.history.ends[i]] {
		visit(Cell{int(at) / g.layout.cols, int(at) % g.layout.cols})
	}
}

// undo closes the cells that the last step opened, and records them as seen.
func (g *Game) undo() error {
	if g.Undoable() > 0 {
		g.remember()
	}
	return g.takeBack()
}

// takeBack closes the cells that the last step opened, without recording them as seen. It fails
// with [NothingToUndo] if there is no such step.
func (g *Game) takeBack() error {
	if g.Undoable() == 0 {
		return NothingToUndo
	}
	g.history.done--
	g.eachOf(g.history.done, func(c Cell) { g.setOpen(c, false) })
	return nil
}

// redo opens the cells that the last undo closed.
func (g *Game) redo() error {
	if g.Redoable() == 0 {
		return NothingToRedo
	}
	g.eachOf(g.history.done, func(c Cell) { g.setOpen(c, true) })
	g.history.done++
	return nil
}
