package edit

import (
	"slices"

	"buscaminas/game"
)

// A Draft is a board that is edited. [New], [FromSaved] and [Unsaved] make one.
type Draft struct {
	layout       *game.Layout
	saved        *game.Layout // nil: the board was never saved
	past, future []step
}

// A step is one change of the board: it toggles a cell, or swaps the whole board for another one.
// Applying the same step again undoes the change.
type step struct {
	cell  game.Cell
	whole *game.Layout // nil: the step toggles cell
}

// New returns a draft without mines. A non-nil error is a [*game.SizeError].
func New(g game.Grid) (*Draft, error) {
	l, err := game.NewLayout(g, func(func(game.Cell) bool) {})
	if err != nil {
		return nil, err
	}
	return FromSaved(l), nil
}

// FromSaved returns a draft of the saved board l.
func FromSaved(l *game.Layout) *Draft { return &Draft{layout: l, saved: l} }

// Unsaved returns a draft of l, a board that was never saved.
func Unsaved(l *game.Layout) *Draft { return &Draft{layout: l} }

// Layout returns the present board. It returns the same pointer until the board changes.
func (d *Draft) Layout() *game.Layout { return d.layout }

// MarkSaved records that the present board is saved.
func (d *Draft) MarkSaved() { d.saved = d.layout }

// Changed reports whether the board was never saved, or differs from the board saved last.
func (d *Draft) Changed() bool { return d.saved == nil || !d.layout.Equal(d.saved) }

// Toggle adds a mine at cell c, or removes it. It ignores a cell off the board.
func (d *Draft) Toggle(c game.Cell) {
	if game.Contains(d.layout.Grid(), c) {
		d.do(step{cell: c})
	}
}

// Replace replaces the board with l. [Draft.Undo] undoes this in one step. If the boards are equal,
// Replace does nothing.
func (d *Draft) Replace(l *game.Layout) {
	if !d.layout.Equal(l) {
		d.do(step{whole: l})
	}
}

// do applies a step and records it for undo.
func (d *Draft) do(s step) {
	d.apply(&s)
	d.past, d.future = append(d.past, s), nil
	if s.whole != nil {
		d.forget()
	}
}

// maxPast is the greatest total size, in cells, of the old boards that a draft stores for undo. Old
// boards of this total size take some 80 MB.
const maxPast = 1 << 26

// forget drops the oldest changes if the old boards take too much memory.
func (d *Draft) forget() {
	cells := 0
	for i, s := range slices.Backward(d.past) {
		if s.whole == nil {
			continue
		}
		if cells += s.whole.Cells(); cells > maxPast {
			d.past = slices.Clone(d.past[i+1:])
			return
		}
	}
}

// apply changes the board by step s. A second call with s undoes the change.
func (d *Draft) apply(s *step) {
	if s.whole != nil {
		d.layout, s.whole = s.whole, d.layout
	} else {
		d.layout = d.layout.Toggled(s.cell)
	}
}

// Undo undoes the last change. It reports false if there is nothing to undo.
func (d *Draft) Undo() bool { return d.move(&d.past, &d.future) }

// Undoable reports whether there is a change to undo.
func (d *Draft) Undoable() bool { return len(d.past) > 0 }

// Redoable reports whether there is a change to redo.
func (d *Draft) Redoable() bool { return len(d.future) > 0 }

// Redo repeats the change that was undone last. It reports false if nothing was undone, or if the
// board was changed since.
func (d *Draft) Redo() bool { return d.move(&d.future, &d.past) }

// move removes the last step from source, applies the step, and appends it to target. It reports
// false if source is empty.
func (d *Draft) move(source, target *[]step) bool {
	last := len(*source) - 1
	if last < 0 {
		return false
	}
	s := (*source)[last]
	*source = (*source)[:last]
	d.apply(&s)
	*target = append(*target, s)
	return true
}
