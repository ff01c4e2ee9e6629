package races

import (
	"testing"

	"buscaminas/game/review"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
)

// The table of the players has the accuracy that each of them sees at the end of the game.
func TestAccuracyOfAPlayer(t *testing.T) {
	for _, share := range []float64{0, 0.001, 5. / 9, 0.999, 1} {
		p, one := &room{race: new(races.Race)}, session.Place{Racer: &session.Racer{}}
		found := p.accuracy.Find([]judgedGame{p.judgedAs(one.Racer)}, func(judgedGame, *page.Job) float64 { return share })
		p.accuracy.Take(found().(page.Previewed[judgedGame, float64]))
		if got, want := p.accuracyOf(one), (hint.Teller{}).Accuracy(review.Figures{Accuracy: share}); got != want {
			t.Errorf("%v is %s, want %s", share, got, want)
		}
	}
}
