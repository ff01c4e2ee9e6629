package bar

import (
	"io"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Dealer returns a function that deals a board and meanwhile shows a bar on w.
func Dealer(w io.Writer, l text.Lang) func(deal.Spec, game.Cell) (deal.Dealt, error) {
	return func(spec deal.Spec, start game.Cell) (deal.Dealt, error) {
		b := New(w)
		defer b.Clear()
		return spec.DealWatched(start, func(share float64) bool {
			b.Show(share, words.Dealing(spec.Promise, int(100*share)).In(l))
			return true
		})
	}
}
