package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
)

// The limits of checking a deal. Beyond them the check would take too long.
const (
	maxChecked    = 1 << 16 // cells of the board
	checkPatience = 64      // calls of the deal's watch, some milliseconds each
)

// truthful returns the header of j without false claims about the deal, because anybody may have
// written the file. If the claimed deal gives a different board, the header says that the board was
// given: it has no seed, code or promise. If dealing takes too long, truthful cannot check the
// claim, and keeps it only if ours is set.
func truthful(j *journal.Journal, ours bool) journal.Header {
	h := j.Header
	if h.Dealt() && h.Layout != nil {
		board, ok := dealtAgain(j)
		switch {
		case board.Layout != nil && ok && board.Equal(h.Layout):
			h.MayNeedGuess = !board.Kept
		case ok || !ours:
			start, _ := j.DealtFrom()
			h.SafeStart = h.Deal.Promise != deal.AnyStart
			h.Deal, h.Start, h.FirstOpened = deal.Spec{}, start, false
		}
	}
	h.SafeStart = h.SafeStart && h.Layout != nil && !h.Layout.Mine(h.Start)
	return h
}

// dealtAgain deals the board of j as its header claims. The board has no Layout if no cell was
// opened to deal it from. It reports false if dealing takes too long or fails.
func dealtAgain(j *journal.Journal) (board deal.Dealt, ok bool) {
	start, dealt := j.DealtFrom()
	if !dealt {
		return deal.Dealt{}, true
	}
	if j.Layout.Cells() > maxChecked {
		return deal.Dealt{}, false
	}
	patience := checkPatience
	board, err := j.Deal.DealWatched(start, func(float64) bool {
		patience--
		return patience > 0
	})
	return board, err == nil
}
