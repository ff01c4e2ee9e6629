package bar

import (
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Dealing returns a function for [deal.Spec.DealWithProgress] that shows on b the progress of dealing.
// The function always returns true, so that dealing goes on.
func (b *Bar) Dealing(promise deal.Promise, l text.Lang) (watch func(share float64) bool) {
	return func(share float64) bool {
		b.Show(share, words.Dealing(promise, int(100*share)).In(l))
		return true
	}
}
