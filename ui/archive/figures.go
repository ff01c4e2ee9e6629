package archive

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// maxZiNi is the number of cells of the largest board whose ZiNi is computed. Larger boards would
// take too long: a board of this size takes 60 ms.
const maxZiNi = 2500

// Measure sets the 3BV and the numbers of openings and of islands of g. It also sets the ZiNi, if
// the rules are those that the ZiNi assumes and the board has at most maxZiNi cells.
func Measure(g *history.Game, l *game.Layout) {
	g.ThreeBV, g.Openings, g.Islands = l.ThreeBV(g.Rules.Opening), l.Openings(), l.Islands()
	plays := g.Rules.Opening == game.Cascade && g.Rules.Chord == game.ChordOn // the rules of ZiNi
	if plays && l.Cells() <= maxZiNi {
		g.ZiNi, g.HumanZiNi = measure.ZiNi(l)
	}
}

// KeepReview adds the figures of a review to the game with this name in the history. The parameter
// end is the time on the clock at which the reviewed game ended. If the game in the history ended
// at another time, the game went on after the review, and KeepReview does nothing. It also does
// nothing if the game has figures already. It fails if the history cannot be read or written.
func (a *Archive) KeepReview(name string, end time.Duration, f review.Figures) error {
	return a.addLine(func() ([]byte, error) {
		games, _, err := a.readHistory()
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(games, func(g history.Game) bool { return g.Name == name })
		if i < 0 || games[i].Time != end || games[i].Review != (review.Figures{}) {
			return nil, nil
		}
		games[i].Review = f
		return games[i].Append(nil), nil
	})
}
