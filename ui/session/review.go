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

// reviewOf returns a game that was kept as it is judged, and how many of its entries have
// happened with each of its moves.
func reviewOf(j *journal.Journal, layout *game.Layout) (g review.Game, at []int) {
	g = review.Game{Layout: layout, Rules: j.Rules}
	for i, e := range j.Entries {
		g.Typed = g.Typed || e.Event == journal.Typed
		if e.Event == journal.Done {
			g.Moves = append(g.Moves, review.Move{Action: e.Action, At: e.At})
			at = append(at, i+1)
		}
	}
	// What is open in a position that was read was opened before the clock ran; it begins
	// to with the player's own first move.
	if j.SeenBefore && !j.Dealt() {
		for g.Given+1 < len(g.Moves) && g.Moves[g.Given+1].At == 0 {
			g.Given++
		}
	}
	// A board is dealt around its first cell, and that of others may be known to be safe.
	dealt := j.Dealt() && j.Deal.Promise != deal.AnyStart
	if c, ok := j.DealtFrom(); ok && !layout.Mine(c) && (dealt || j.SafeStart && !j.FirstOpened) {
		g.Safe = []game.Cell{c}
	}
	return g, at
}

// Pace returns how much of the 3BV of a board was opened a second in each of so many parts of
// the time of a game, as [review.Game.Pace] does.
func Pace(j *journal.Journal, l *game.Layout, parts int) []float64 {
	played, _ := reviewOf(j, l)
	return played.Pace(parts)
}

// Pace returns the same of a game that is seen again.
func (r *Replay) Pace(parts int) []float64 {
	played, _ := reviewOf(r.journal, r.layout)
	return played.Pace(parts)
}

// maxJudged is how many cells a board has at most of which a game is judged when it ends,
// and its figures kept: on a large one it takes long, and the player may never ask.
const maxJudged = 2_500

// Review returns the game as it is judged, and how many of the entries have happened with
// each of its moves. It fails where the board is too large for that.
func (r *Replay) Review() (g review.Game, at []int, err error) {
	if r.layout.Cells() > hint.MaxCells {
		return review.Game{}, nil, errTooLargeToJudge
	}
	g, at = reviewOf(r.journal, r.layout)
	return g, at, nil
}

// Before returns the position that the player saw before the nth entry, counted from 1.
func (r *Replay) Before(n int) *hint.Position {
	before := r.Again()
	before.Seek(n - 1)
	g, _ := reviewOf(r.journal, r.layout)
	return hint.See(before.Game(), g.Safe...)
}

// Recall has the openings of the game as they were judged before, all of them. Those of another
// game, or of the same before it went on, are passed over.
func (r *Replay) Recall(openings []review.Opening) {
	g, _, err := r.Review()
	if err != nil {
		return
	}
	if all, ok := g.Recall(openings); ok && len(all) == len(openings) {
		r.judged = all
	}
}

// RecallBeside has the openings as they were judged before, where the archive knows that in
// which this file of the game is, if it is in any.
func (r *Replay) RecallBeside(path string) {
	if g, _, err := r.Review(); err == nil {
		r.judged, _ = archive.JudgedBeside(path, g)
	}
}

// Judged returns the openings of the game as they were judged before; nil: nobody knows.
func (r *Replay) Judged() []review.Opening { return r.judged }

var errTooLargeToJudge error = text.Error{
	"el tablero es demasiado grande para analizar la partida",
	"the board is too large for the game to be reviewed"}

// Judging says how far a game is judged while somebody waits.
var Judging = text.Text{"Analizando la partida: %d %%", "Reviewing the game: %d%%"}

// KeptReplay reads a game that an archive keeps, to see it again, with what was judged of it.
// It is watched as [WatchedReplay] is.
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
