package session

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
)

// The limits of checking a deal: the cells of the board, and the calls of watch, some milliseconds
// each.
const (
	maxChecked    = 1 << 16
	checkPatience = 64
)

// truthful returns the header of j without claims that its board does not bear out: anybody may
// have written the file. A board that its deal does not give is a given one, without a seed, a
// code and a promise. Where that would take long to find out, ours says whether it is believed.
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

// dealtAgain returns the board that j says was dealt; none where nothing was opened that it could
// be dealt from. It reports false where dealing takes long.
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
