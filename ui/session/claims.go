package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
)

// The limits for checking that a deal gives the board that a file claims. Beyond these limits the
// check would take too long.
const (
	maxChecked    = 1 << 16 // the most cells of a board that is checked
	checkPatience = 64      // reports of the deal's progress, which are some milliseconds apart
)

// truthful returns the header of j without false claims about the deal, because anybody may have
// written the file. It deals the board again. If that gives another board, the header says that the
// board was given, and has no seed, code or promise. If dealing takes too long, truthful cannot
// check the claim. The parameter ours says that the caller trusts the file: only then does truthful
// believe a claim that it cannot check.
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

// dealtAgain deals the board that the header of j describes. If the player had opened no cell yet,
// it returns a board without a Layout. It reports false if dealing takes too long or fails.
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
