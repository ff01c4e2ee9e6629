package bar

import (
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Dealing returns a function for [deal.Code.DealWatched] that shows the progress of dealing on b.
// The function always returns true, so that dealing goes on.
func (b *Bar) Dealing(promise deal.Promise, l text.Lang) (watch func(share float64) bool) {
	return func(share float64) bool {
		b.Show(share, words.Dealing(promise, int(100*share)).In(l))
		return true
	}
}
