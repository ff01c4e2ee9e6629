package editor

import (
	"slices"

	"buscaminas/game"
)

// A draft holds the states of a board that is being edited, from the oldest that can be restored to
// the newest. A [game.Layout] never changes, so slow work on one can be done in the background.
type draft struct {
	states []*game.Layout
	at     int          // the index of the present state
	saved  *game.Layout // the state saved last; nil: none was saved
}

// draftOf returns a draft of a board that was never saved.
func draftOf(l *game.Layout) draft { return draft{states: []*game.Layout{l}} }

// layout returns the present board. It returns the same pointer until the board changes.
func (d *draft) layout() *game.Layout { return d.states[d.at] }

// markSaved records that the present board is saved.
func (d *draft) markSaved() { d.saved = d.layout() }

// changed reports whether the board was never saved, or differs from the board saved last.
func (d *draft) changed() bool { return d.saved == nil || !d.layout().Equal(d.saved) }

// maxPast is the greatest total size, in cells, of the boards that a draft stores for undo. Boards
// of this size take some 80 MB.
const maxPast = 1 << 26

// replace makes l the present board, unless l equals the present board already. It drops the oldest
// boards if the boards take too much memory.
func (d *draft) replace(l *game.Layout) {
	if d.layout().Equal(l) {
		return
	}
	d.states = append(d.states[:d.at+1], l)
	d.at++
	cells := 0
	for i, past := range slices.Backward(d.states[:d.at]) {
		if cells += past.Cells(); cells > maxPast {
			d.states = slices.Clone(d.states[i+1:])
			d.at = len(d.states) - 1
			return
		}
	}
}

// step redoes by changes or, if by is negative, undoes -by changes. If there are fewer, it redoes
// or undoes all of them. It reports false if there are none.
func (d *draft) step(by int) bool {
	from := d.at
	d.at = max(0, min(from+by, len(d.states)-1))
	return d.at != from
}
