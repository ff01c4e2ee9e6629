package session

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// reviewOf returns the game of a journal for package review. For each of its moves, at has the
// number of entries up to the move.
func reviewOf(j *journal.Journal, layout *game.Layout) (g review.Game, at []int) {
	g = review.Game{Layout: layout, Rules: j.Rules, Hidden: j.Race != ""}
	for i, e := range j.Entries {
		g.Typed = g.Typed || e.Event == journal.Typed
		if e.Event == journal.Done {
			g.Moves = append(g.Moves, review.Move{Action: e.Action, At: e.At})
			at = append(at, i+1)
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
	return g, at
}

// Pace divides the time of a game on l into equal parts, and returns the 3BV solved per second
// in each: see [review.Game.Pace].
func Pace(j *journal.Journal, l *game.Layout, parts int) []float64 {
	played, _ := reviewOf(j, l)
	return played.Pace(parts)
}

// Pace is the function [Pace] for the game of r.
func (r *Replay) Pace(parts int) []float64 {
	played, _ := reviewOf(r.journal, r.layout)
	return played.Pace(parts)
}

// maxJudged is the number of cells of the largest board whose games are judged when they end. On
// a larger board that takes long, so a game is judged only when the player asks.
const maxJudged = 2_500

// Review returns the game of r for package review. For each of its moves, at has the position of
// the replay just after the move. It fails if the board has more than [hint.MaxCells] cells.
func (r *Replay) Review() (g review.Game, at []int, err error) {
	if r.layout.Cells() > hint.MaxCells {
		return review.Game{}, nil, errTooLargeToJudge
	}
	g, at = reviewOf(r.journal, r.layout)
	return g, at, nil
}

// Before returns what the player saw before the nth entry, counted from 1.
func (r *Replay) Before(n int) *hint.Position {
	before := r.Again()
	before.Seek(n - 1)
	g, _ := reviewOf(r.journal, r.layout)
	return hint.See(before.Game(), g.Safe...)
}

// Recall sets the judged openings of the game to openings from an earlier review. It does
// nothing if they are of another game or do not reach to the end of this one.
func (r *Replay) Recall(openings []review.Opening) {
	g, _, err := r.Review()
	if err != nil {
		return
	}
	if all, ok := g.Recall(openings); ok && len(all) == len(openings) {
		r.judged = all
	}
}

// RecallBeside sets the judged openings of the game from the review beside its file at path. It
// sets none if there is no such review.
func (r *Replay) RecallBeside(path string) {
	if g, _, err := r.Review(); err == nil {
		r.judged, _ = archive.JudgedBeside(path, g)
	}
}

// Judged returns the judged openings of the game, or nil if it has not been judged.
func (r *Replay) Judged() []review.Opening { return r.judged }

var errTooLargeToJudge error = text.Error{
	"el tablero es demasiado grande para analizar la partida",
	"the board is too large for the game to be reviewed"}

// Judging is the sentence with the percentage done while the player waits for a review.
var Judging = text.Text{"Analizando la partida: %d %%", "Reviewing the game: %d%%"}

// KeptReplay returns a replay of the game with this name in an archive, with its kept review,
// and the game. It calls watch as [WatchedReplay] does. It fails as [archive.Archive.Read] and
// WatchedReplay do.
func KeptReplay(
	a *archive.Archive,
	name string,
	watch func(share float64) bool,
) (*Replay, *archive.Saved, error) {
	saved, err := a.Read(name)
	if err != nil {
		return nil, nil, err
	}
	r, err := WatchedReplay(saved.Journal, watch)
	if err != nil {
		return nil, nil, err
	}
	r.Name = name
	r.RecallBeside(a.Path(name))
	return r, saved, nil
}
