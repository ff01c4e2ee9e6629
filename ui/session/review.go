package session

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// reviewOf returns the game of a journal in the form that package review judges. For each move of
// the game, positions has the number of entries up to and including the move.
func reviewOf(j *journal.Journal, layout *game.Layout) (g review.Game, positions []int) {
	g = review.Game{Layout: layout, Rules: j.Rules, Adaptive: j.Adaptive, Hidden: j.Race != ""}
	for i, e := range j.Entries {
		g.Typed = g.Typed || e.Event == journal.Typed
		if e.Event == journal.Done {
			g.Moves = append(g.Moves, review.Move{Action: e.Action, At: e.At})
			positions = append(positions, i+1)
		}
	}
	// In a position that was read from a file, the moves at time 0 made the position. The last
	// of them is the player's first move, which starts the clock.
	if j.SeenBefore && !j.Dealt() {
		for g.Given+1 < len(g.Moves) && g.Moves[g.Given+1].At == 0 {
			g.Given++
		}
	}
	// The first cell of a dealt board is safe, unless it promises nothing. The start of a given
	// board may be known to be safe.
	dealt := j.Dealt() && j.Deal.Promise != deal.AnyStart
	if c, ok := j.DealtFrom(); ok && !layout.Mine(c) && (dealt || j.SafeStart && !j.FirstOpened) {
		g.Safe = []game.Cell{c}
	}
	return g, positions
}

// Pace divides the time of a game on the board l into this number of equal parts. It returns the
// 3BV solved per second in each part: see [review.Game.Pace].
func Pace(j *journal.Journal, l *game.Layout, parts int) []float64 {
	played, _ := reviewOf(j, l)
	return played.Pace(parts)
}

// Pace divides the time of the game into equal parts, as the function [Pace] does. It returns the
// 3BV solved per second in each part.
func (r *Replay) Pace(parts int) []float64 {
	played, _ := reviewOf(r.journal, r.layout)
	return played.Pace(parts)
}

// maxJudged is the largest number of cells of a board whose games are judged as soon as they end.
// On a larger board judging takes long, so the program judges the game only if the player asks for
// it.
const maxJudged = 2_500

// Review returns the game of r in the form that package review judges. For each move of the game,
// positions has the position of the replay just after the move. Review fails if r hides the board.
func (r *Replay) Review() (g review.Game, positions []int, err error) {
	if r.hides {
		return review.Game{}, nil, errRaceGoesOn
	}
	g, positions = reviewOf(r.journal, r.layout)
	return g, positions, nil
}

// Before returns the position that the player saw just before the nth entry. The first entry has
// number 1.
func (r *Replay) Before(n int) *advice.Position {
	before := r.Again()
	before.Seek(n - 1)
	g, _ := reviewOf(r.journal, r.layout)
	return advice.See(before.Game(), g.Safe...)
}

// Judging is the sentence that the player sees while a game is reviewed, with the percentage done.
var Judging = text.Text{"Analizando la partida: %d %%", "Reviewing the game: %d%%"}

// KeptReplay reads the game with this name in an archive. It returns a replay of the game, and the
// game as it was saved. It calls watch as [WatchedReplay] does. It fails as [archive.Archive.Read]
// and WatchedReplay do.
func KeptReplay(
	a *archive.Archive,
	name string,
	watch func(share float64) bool,
) (*Replay, *archive.Saved, error) {
	saved, err := a.Read(name)
	if err != nil {
		return nil, nil, err
	}
	learnEnd(a, &saved.Header)
	r, err := WatchedReplay(saved.Journal, watch)
	if err != nil {
		return nil, nil, err
	}
	r.Name = name
	return r, saved, nil
}
