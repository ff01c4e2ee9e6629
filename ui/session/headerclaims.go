package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
)

// The limits for checking that a deal gives the board that a file claims. Beyond these limits the
// check would take too long.
const (
	maxChecked    = 1 << 16 // the number of cells of the largest board that is checked
	checkPatience = 64      // a deal is stopped after this number of progress reports
)

// truthful returns the header of j without false claims about the deal, because anybody may have
// written the file. It deals the board again. If the result is another board, the header describes a
// board without a deal, which has no seed, code or promise: see [journal.Header.Dealt]. If trusted is
// true, truthful believes the claims that it cannot check: if dealing takes too long, or if the game
// is part of a race, so that the header has no seed.
func truthful(j *journal.Journal, trusted bool) journal.Header {
	h := j.Header
	if h.Dealt() && h.Layout != nil && !(trusted && h.Race != "") {
		board, ok := dealtAgain(j)
		switch {
		case board.Layout != nil && ok && board.Equal(h.Layout):
			h.MayNeedGuess = !board.Kept
		case ok || !trusted:
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
	board, err := j.Deal.DealWithProgress(start, func(float64) bool {
		patience--
		return patience > 0
	})
	return board, err == nil
}
