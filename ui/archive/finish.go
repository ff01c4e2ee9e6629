package archive

import (
	"slices"
	"sync"
	"time"

	"buscaminas/game"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/stats"
)

// Facts are what a journal does not say of a game that has ended.
type Facts struct {
	Ended   time.Time
	NoGuess bool                // the board is known to need no guess
	Loss    func() history.Loss // why it was lost; it may take long. nil: nobody knows
	Review  *review.Game        // the game, to be judged, which may take long; nil: it is not
}

// An Ending is a game that has just ended, to be put into the history.
type Ending struct {
	// Finish puts the game into the history, after the earlier ends of it, and says what it
	// is worth. It may be called from any goroutine; what is called again returns the same.
	// That the game cannot be put there is no error where the player knows that it is not
	// kept.
	Finish func() (Verdict, error)
}

// End takes the end of a game, for [Ending.Finish], with its journal up to the end; k may
// be nil. An end that was taken before is the same Ending. [Archive.Close] sees to it that
// Finish is called.
func (a *Archive) End(k *Kept, j *journal.Journal, f Facts) *Ending {
	name, ends := "", 0
	var before *Ending
	e := &Ending{}
	if k != nil {
		k.mu.Lock()
		defer k.mu.Unlock()
		name, ends, before = k.name, k.ends, k.taken.ending
		if before != nil && k.taken.ends == ends {
			return before
		}
		k.taken.ending, k.taken.ends = e, ends
		k.ending++
	}
	told := k != nil && k.err != nil
	e.Finish = sync.OnceValues(func() (Verdict, error) {
		if before != nil {
			_, _ = before.Finish() // whoever called that for its own sake is told of its error
		}
		recorded := false
		if k != nil {
			defer func() { // also where the program fails
				k.mu.Lock()
				defer k.mu.Unlock()
				k.ending--
				if recorded {
					k.recorded = max(k.recorded, ends)
				}
				k.release()
			}()
		}
		v, err := a.finish(name, j, f)
		recorded = err == nil
		if told {
			err = nil
		}
		return v, err
	})
	a.mu.Lock()
	a.endings = append(a.endings, e)
	a.mu.Unlock()
	return e
}

// finishLate is Finish where nobody is there any more to be told: also of a failure of the
// program, which comes again when the game is recorded at the next start.
func (e *Ending) finishLate() {
	defer func() { _ = recover() }()
	_, _ = e.Finish()
}

// EndOnce puts the end of a game that was found into the history, as [Archive.End] does,
// unless it is there.
func (a *Archive) EndOnce(k *Kept, j *journal.Journal, f Facts) (Verdict, error) {
	before, _, err := a.History()
	if err != nil {
		return Verdict{}, err
	}
	g, err := history.Of(k.name, j, f.Ended)
	if err != nil {
		return Verdict{}, err
	}
	// One that was lost, undone and played on is there as it ended first.
	known := slices.ContainsFunc(before, func(b history.Game) bool {
		return b.Name == g.Name && b.Time == g.Time && b.Won == g.Won && b.GivenUp == g.GivenUp
	})
	if known {
		k.mu.Lock()
		k.recorded = k.ends
		k.mu.Unlock()
		return Verdict{}, nil
	}
	return a.End(k, j, f).Finish()
}

// KeepReview puts what a game that ended at this time on its clock comes to into its line of
// the history, where nothing of that is there. Its errors are those of the history.
func (a *Archive) KeepReview(name string, end time.Duration, f review.Figures) error {
	return a.addLine(func() ([]byte, error) {
		games, _, err := a.finished()
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

// maxZiNi is how many cells a board has at most whose ZiNi is kept: on a large one
// it takes long.
const maxZiNi = 10_000

// finish puts a game into the history.
func (a *Archive) finish(name string, j *journal.Journal, f Facts) (Verdict, error) {
	g, err := history.Of(name, j, f.Ended)
	if err != nil {
		return Verdict{}, err
	}
	g.NoGuess = f.NoGuess
	if f.Loss != nil && !g.Won && !g.GivenUp {
		g.Loss = f.Loss()
	}
	if j.Layout != nil {
		measureBoard(&g, j.Layout)
	}
	var openings []review.Opening
	if f.Review != nil {
		openings = a.Judge(name, *f.Review)
		g.Review = f.Review.Figures(openings)
	}
	// Where the history cannot be read it may be the folder that is in the way, and then
	// it cannot be written either.
	before, _, unread := a.History()
	if g.GivenUp && slices.ContainsFunc(before, func(b history.Game) bool { return b.Name == g.Name }) {
		return Verdict{Game: g, Openings: openings}, nil // it was won or lost, and undone: it stays what it was
	}
	v := judge(g, before)
	v.Openings = openings
	if g.Won && g.NoGuess && (dayBoards{}).holds(g, dateOf(g.Ended)) {
		v.Days = Streak(append(slices.Clip(before), v.Game), g.Ended)
	}
	if err := a.record(v.Game); err != nil {
		return v, err
	}
	if unread == nil { // else nobody knows what is to be kept
		a.prune(append(before, v.Game))
	}
	return v, nil
}

// measureBoard takes the measures of the board of a game.
func measureBoard(g *history.Game, l *game.Layout) {
	g.ThreeBV, g.Openings = l.ThreeBV(g.Rules.Opening), l.Openings()
	plays := g.Rules.Opening == game.Cascade && g.Rules.Chord == game.ChordOn // as ZiNi takes it
	if plays && l.Cells() <= maxZiNi {
		g.ZiNi = measure.ZiNi(l)
	}
}

// judge says what a game is worth beside those before it.
func judge(g history.Game, before []history.Game) Verdict {
	category := stats.CategoryOf(g)
	var rivals []history.Game
	for _, b := range before {
		if b.Name == g.Name {
			continue // this very game, undone and played on
		}
		g.SeenBefore = g.SeenBefore || g.Board != "" && b.Board == g.Board
		if stats.CategoryOf(b) == category {
			rivals = append(rivals, b)
		}
	}
	v := Verdict{Game: g, Against: stats.Against(g)}
	if best := stats.Best(rivals, 1); len(best) > 0 {
		v.Before = best[0].Time
	}
	v.Record = len(v.Against) == 0 && (v.Before == 0 || g.Time < v.Before)
	return v
}
