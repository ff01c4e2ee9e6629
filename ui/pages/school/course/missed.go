package course

import (
	"slices"
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/session"
)

// A Missed is a position of a game in which the player missed a proof. It asks about the cell that
// was missed.
type Missed struct {
	Name  string // the game and the number of entries before the mistake: "20260102-030405.17"
	Why   Why
	Rules game.Rules
	At    game.Cell // the cell that the player opened
	lesson.Position
}

// Why is the kind of a mistake.
type Why uint8

const (
	Guessed Why = iota // a guess, although another cell could be proved safe
	Blasted            // the opening of a cell that could be proved a mine
	Slow               // a proven opening that took more than three times the usual time
)

const (
	lookedAt  = 40    // the greatest number of games that [misses] searches, the latest first
	mostCells = 2_500 // the most cells of a board that is searched; larger boards take long
	mostKept  = 60    // the greatest number of positions that [misses] returns

	// The usual time to open a cell is the median over the last mostOpenings openings in the same
	// category. If there are fewer than leastOpenings, there is no usual time. An opening is slow
	// if it took longer than the usual time multiplied by slowFactor.
	mostOpenings  = 200
	leastOpenings = 30
	slowFactor    = 3
)

// A judged is a game whose moves have been judged.
type judged struct {
	game     history.Game
	replay   *session.Replay
	at       []int // for each move, the number of its entry in the journal, counted from 1
	openings []review.Opening
}

// misses searches the last games of an archive, the latest first, for positions in which the player
// missed a proof. It skips positions for which isDue returns false. The parameter of isDue is the
// name of the position, as in [Missed.Name].
//
// The result unclear is the number of positions that cannot be practised: the open numbers prove
// nothing there, or the argument is too long. The search takes long if games were not judged
// before. It ends early when stop returns true.
func misses(a *archive.Archive, isDue func(name string) bool, stop func() bool) (missed []Missed, unclear int) {
	games, _, err := a.History()
	if err != nil {
		return nil, 0 // the list of games shows the errors
	}
	var all []judged
	for _, g := range slices.Backward(games) {
		if len(all) == lookedAt || stop() {
			break
		}
		if j, ok := judge(a, g); ok {
			all = append(all, j)
		}
	}
	usual := usually(all)
	for _, j := range all {
		for _, o := range j.openings {
			if len(missed) == mostKept || stop() {
				return missed, unclear
			}
			at := j.at[o.Move] - 1
			why, is := whyMissed(o, usual[stats.CategoryOf(j.game)])
			name := j.game.Name + "." + strconv.Itoa(at)
			if !is || !isDue(name) {
				continue
			}
			j.replay.Seek(at)
			if p, ok := lesson.FromGame(j.replay.Game(), cellsMissed(o, j.replay.Game()), o.Cell); ok {
				missed = append(missed, Missed{name, why, j.game.Rules, o.Cell, p})
			} else {
				unclear++
			}
		}
	}
	return missed, unclear
}

// judge judges a game of the archive. It reports false if the file of the game is gone, if its
// board is too large, or if its mines were shown.
func judge(a *archive.Archive, g history.Game) (j judged, ok bool) {
	if g.MinesShown || g.Rows*g.Cols > mostCells {
		return j, false
	}
	r, _, err := session.KeptReplay(a, g.Name, func(float64) bool { return true })
	if err != nil || r.HidesMines() {
		return j, false // the game is no longer kept, or part of a race that goes on
	}
	j.game, j.replay = g, r
	of, at, err := j.replay.Review()
	if err != nil {
		return j, false
	}
	j.at = at
	j.openings = slices.Collect(of.Openings())
	return j, true
}

// usually returns the usual time to open a cell, for each category with at least leastOpenings
// openings.
func usually(all []judged) map[stats.Category]time.Duration {
	took := map[stats.Category][]time.Duration{}
	for _, j := range all { // the last games come first
		c := stats.CategoryOf(j.game)
		for _, o := range slices.Backward(j.openings) {
			if len(took[c]) < mostOpenings {
				took[c] = append(took[c], o.Thought)
			}
		}
	}
	usual := map[stats.Category]time.Duration{}
	for c, all := range took {
		if len(all) >= leastOpenings {
			slices.Sort(all)
			usual[c] = all[len(all)/2]
		}
	}
	return usual
}

// whyMissed returns the kind of mistake that the player made by opening a cell. It reports false if
// there was no mistake. The parameter usual is the usual time to open a cell, or 0 if that is not
// known.
func whyMissed(o review.Opening, usual time.Duration) (Why, bool) {
	switch {
	case o.Verdict == review.Needless && o.Later == 0:
		return Guessed, true
	case o.Verdict == review.Mistake && len(o.Mines) > 0:
		return Blasted, true
	case o.Verdict == review.Proven && usual > 0 && o.Thought > slowFactor*usual:
		return Slow, true
	}
	return 0, false
}

// cellsMissed returns the cells that the player of g missed with an opening: the mines opened, the
// cells that could be opened instead of a guess, or the cells opened late.
func cellsMissed(o review.Opening, g *game.Game) []game.Cell {
	switch o.Verdict {
	case review.Mistake:
		return o.Mines
	case review.Needless:
		return o.Better
	}
	return review.Targets(g, o.Cell)
}

// lastWon returns the last game that was won on a board suitable for practice. Such a board is not
// too large, and at most a third of its cells are mines: among more mines, few positions prove
// anything, and finding one takes long. It reports false if there is no such game.
func lastWon(a *archive.Archive) (g history.Game, ok bool) {
	games, _, _ := a.History()
	for _, g := range slices.Backward(games) {
		if cells := g.Rows * g.Cols; g.Won && cells <= mostCells && g.Mines <= cells/3 {
			return g, true
		}
	}
	return g, false
}
