package deal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// On a small board there may be nothing to clear, which costs nothing. A search among such boards can be
// cancelled, too.
func TestEverySearchCanBeCancelled(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for cells := range 36 {
			grid := kind.New(1+cells/6, 1+cells%6)
			for promise := range deal.Promise(12) {
				s := deal.Spec{Grid: grid, Mines: 3, Seed: 50, Promise: promise}
				if promise.Needs() != 0 {
					_, _ = s.DealWithProgress(deal.Middle(grid), func(float64) bool { return false })
				}
			}
		}
	}
}
