package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
)

// The limits for checking that a deal gives the board that a file claims. Beyond these limits the
// check would take too long.
const (
	maxChecked    = 1 << 16 // the number of cells of the largest board that is checked
	checkPatience = 64      // the number of progress reports after which a deal is stopped
)

// truthful returns the header of j without false claims about the deal. Anybody may have written
// the file, so truthful deals the board again and compares the two boards. If they differ, the
// returned header describes a board without a deal, which has no seed, code or promise: see
// [journal.Header.Dealt].
//
// Some claims cannot be checked, because dealing takes too long, or because the game is part of a
// race and its header has no seed. If trusted is true, truthful leaves these claims in the header.
// Otherwise it removes them.
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

// dealtAgain deals the board that the header of j describes. If the player has opened no cell yet,
// there is nothing to deal, and the Layout of the result is nil. dealtAgain reports false if
// dealing takes too long or fails.
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
