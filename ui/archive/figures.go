package archive

import (
	"slices"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// The largest boards whose figures are computed as soon as a game ends.
const (
	// maxZiNi is the number of cells of the largest board whose ZiNi is computed. Larger boards would
	// take too long.
	maxZiNi = 10_000

	// maxLate is the number of cells of the largest board that is measured while the program ends.
	// That takes a tenth of a second; the largest boards take ten seconds.
	maxLate = 1 << 20
)

// measureBoard sets the 3BV and the number of openings of g. It also sets the ZiNi, if the rules
// are those that the ZiNi assumes and the board has at most maxZiNi cells. It sets nothing and
// reports false if watch returns false.
func measureBoard(g *history.Game, l *game.Layout, watch func() bool) bool {
	threeBV, openings, ok := l.Worth(g.Rules.Opening, watch)
	if !ok {
		return false
	}
	g.ThreeBV, g.Openings = threeBV, openings
	plays := g.Rules.Opening == game.Cascade && g.Rules.Chord == game.ChordOn // the rules of ZiNi
	if plays && l.Cells() <= maxZiNi {
		g.ZiNi = measure.ZiNi(l)
	}
	return true
}

// Measure returns the game with this name in the history, with the measures of its board. If the
// history does not have them, because the program ended before they were found, Measure finds them
// and adds them. That may take long: Measure gives up once watch returns false. It reports false if
// the measures are not known.
func (a *Archive) Measure(name string, watch func() bool) (measured history.Game, ok bool) {
	if a.check(name) != nil {
		return history.Game{}, false
	}
	data, err := files.Read(a.Path(name), maxGame)
	if err != nil {
		return history.Game{}, false
	}
	j, _ := journal.Read(data) // the board comes before any line that may be wrong
	if j == nil || j.Layout == nil {
		return history.Game{}, false
	}
	found := history.Game{Rules: j.Rules}
	if !measureBoard(&found, j.Layout, watch) {
		return history.Game{}, false
	}
	err = a.amend(name, func(g *history.Game) bool {
		missing := g.ThreeBV == 0
		g.ThreeBV, g.ZiNi, g.Openings = found.ThreeBV, found.ZiNi, found.Openings
		measured, ok = *g, true
		return missing
	})
	return measured, ok && err == nil
}

// KeepReview adds the figures of a review to the game with this name in the history. The parameter
// end is the time on the clock at which the reviewed game ended. If the game in the history ended
// at another time, the game went on after the review, and KeepReview does nothing. It also does
// nothing if the game has figures already. It fails if the history cannot be read or written.
func (a *Archive) KeepReview(name string, end time.Duration, f review.Figures) error {
	return a.amend(name, func(g *history.Game) bool {
		if g.Time != end || g.Review != (review.Figures{}) {
			return false
		}
		g.Review = f
		return true
	})
}

// amend changes the game with this name in the history, if it is there and change returns true.
func (a *Archive) amend(name string, change func(*history.Game) bool) error {
	return a.addLine(func() ([]byte, error) {
		games, _, err := a.readHistory()
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(games, func(g history.Game) bool { return g.Name == name })
		if i < 0 || !change(&games[i]) {
			return nil, nil
		}
		return games[i].Append(nil), nil
	})
}
