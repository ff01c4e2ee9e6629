package bar

import (
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Dealing returns a function that shows on b the progress of dealing a board with this promise. It
// never stops the deal.
func (b *Bar) Dealing(promise deal.Promise, l text.Lang) (watch func(share float64) bool) {
	return func(share float64) bool {
		b.Show(share, words.Dealing(promise, int(100*share)).In(l))
		return true
	}
}
