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

// reviewOf returns a kept game as package review reads it, and for each of its moves the number of
// entries up to it.
func reviewOf(j *journal.Journal, layout *game.Layout) (g review.Game, at []int) {
	g = review.Game{Layout: layout, Rules: j.Rules}
	for i, e := range j.Entries {
		g.Typed = g.Typed || e.Event == journal.Typed
		if e.Event == journal.Done {
			g.Moves = append(g.Moves, review.Move{Action: e.Action, At: e.At})
			at = append(at, i+1)
		}
	}
	// The cells of a given position were opened before the clock ran; it starts with the player's
	// first move.
	if j.SeenBefore && !j.Dealt() {
		for g.Given+1 < len(g.Moves) && g.Moves[g.Given+1].At == 0 {
			g.Given++
		}
	}
	// A board is dealt around its first cell. The first cell of a given board may be known to be
	// safe.
	dealt := j.Dealt() && j.Deal.Promise != deal.AnyStart
	if c, ok := j.DealtFrom(); ok && !layout.Mine(c) && (dealt || j.SafeStart && !j.FirstOpened) {
		g.Safe = []game.Cell{c}
	}
	return g, at
}

// Pace returns the 3BV opened per second in each of the parts of a game's time, as
// [review.Game.Pace] does.
func Pace(j *journal.Journal, l *game.Layout, parts int) []float64 {
	played, _ := reviewOf(j, l)
	return played.Pace(parts)
}

// Pace returns the pace of the replayed game.
func (r *Replay) Pace(parts int) []float64 {
	played, _ := reviewOf(r.journal, r.layout)
	return played.Pace(parts)
}

// maxJudged is the size, in cells, of the largest board whose game is judged when it ends. On a
// larger one that takes long, and the player may not want it.
const maxJudged = 2_500

// Review returns the game as package review reads it, and for each of its moves the number of
// entries up to it. It fails if the board is too large.
func (r *Replay) Review() (g review.Game, at []int, err error) {
	if r.layout.Cells() > hint.MaxCells {
		return review.Game{}, nil, errTooLargeToJudge
	}
	g, at = reviewOf(r.journal, r.layout)
	return g, at, nil
}

// Before returns the position that the player saw before the nth entry, from 1.
func (r *Replay) Before(n int) *hint.Position {
	before := r.Again()
	before.Seek(n - 1)
	g, _ := reviewOf(r.journal, r.layout)
	return hint.See(before.Game(), g.Safe...)
}

// Recall gives r the verdicts on all openings from an earlier review. It ignores those of another
// game, or of this one before it was continued.
func (r *Replay) Recall(openings []review.Opening) {
	g, _, err := r.Review()
	if err != nil {
		return
	}
	if all, ok := g.Recall(openings); ok && len(all) == len(openings) {
		r.judged = all
	}
}

// RecallBeside gives r the verdicts that an archive keeps beside the game's file at path, if it
// does.
func (r *Replay) RecallBeside(path string) {
	if g, _, err := r.Review(); err == nil {
		r.judged, _ = archive.JudgedBeside(path, g)
	}
}

// Judged returns the verdicts from an earlier review, or nil.
func (r *Replay) Judged() []review.Opening { return r.judged }

var errTooLargeToJudge error = text.Error{
	"el tablero es demasiado grande para analizar la partida",
	"the board is too large for the game to be reviewed"}

// Judging tells the progress of a review that the player waits for.
var Judging = text.Text{"Analizando la partida: %d %%", "Reviewing the game: %d%%"}

// KeptReplay returns the replay of a game in an archive, with the verdicts kept there. It calls
// watch as [WatchedReplay] does.
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
