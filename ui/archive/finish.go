package archive

import (
	"slices"
	"sync"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// Facts are facts about a finished game that are not in its journal.
type Facts struct {
	Ended   time.Time
	NoGuess bool // the board is known to need no guess
	// Loss returns why the game was lost, which may take long. It is nil if the reason is unknown.
	Loss func() history.Loss
	// Review is the game to review, which may take long. It is nil if no review is wanted.
	Review *review.Game
}

// An Ending adds a game that has just ended to the history.
type Ending struct {
	// end is 1 if this is the first end of the game, 2 if the game has ended again after an undo,
	// and so on. It is 0 if the game has no GameWriter.
	end      int
	finished bool                    // finish has returned, or panicked; guarded by [GameWriter.mu]
	finish   func() (Verdict, error) // does the work of [Ending.Finish] in its first call
}

// Finish adds the game to the history and returns the verdict on the game. If the game ended before
// and an undo reopened it, Finish adds the earlier end first. Finish may be called from any
// goroutine, and every call returns the same results. If e is nil, Finish does nothing.
//
// The error says why the history could not be written. If writing the file of the game failed before
// the end, Finish returns no error, because the player has already seen one.
func (e *Ending) Finish() (Verdict, error) {
	if e == nil {
		return Verdict{}, nil
	}
	return e.finish()
}

// End returns the Ending of a game that is over. The journal j includes the end. The GameWriter k
// may be nil. A second call for the same end returns the same Ending. If nobody calls Finish,
// [Archive.Close] does.
func (a *Archive) End(k *GameWriter, j *journal.Journal, f Facts) *Ending {
	name, warned := "", false // warned: the player has seen that the game is not kept
	var before *Ending
	e := &Ending{}
	if k != nil {
		k.mu.Lock()
		defer k.mu.Unlock()
		name, warned, before, e.end = k.name, k.err != nil, k.life.latest, k.life.count
		if before != nil && before.end == e.end {
			return before
		}
		k.life.latest = e
	}
	e.finish = sync.OnceValues(func() (v Verdict, err error) {
		defer a.forget(e)
		recorded := false
		if k != nil {
			defer func() { // even if finish panics
				k.mu.Lock()
				defer k.mu.Unlock()
				k.life.noteEnd(e, recorded)
				k.release()
			}()
		}
		_, _ = before.Finish() // every other call of before.Finish returns the same error
		v, err = a.addToHistory(name, j, f)
		recorded = err == nil
		if warned {
			err = nil
		}
		return v, err
	})
	a.mu.Lock()
	a.endings = append(a.endings, e)
	a.mu.Unlock()
	return e
}

// forget removes a finished ending from a.endings, which [Archive.Close] finishes.
func (a *Archive) forget(e *Ending) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.endings = slices.DeleteFunc(a.endings, func(other *Ending) bool { return other == e })
}

// finishLate calls Finish when the program ends and can no longer show an error. If Finish panics,
// finishLate hides the panic. The next start of the program adds the game to the history, and can
// show that panic.
func (e *Ending) finishLate() {
	defer func() { _ = recover() }()
	_, _ = e.Finish()
}

// addToHistory adds a game to the history and returns the verdict on it. If the history already has
// this end of the game, because the program died just after adding it, addToHistory adds nothing.
//
// A win that counts for the [Streak] is also added to the table of winners: the game began on the day
// of its board, and the player had not seen the mines.
func (a *Archive) addToHistory(name string, j *journal.Journal, f Facts) (Verdict, error) {
	g, err := history.FromJournal(name, j, f.Ended)
	if err != nil {
		return Verdict{}, err
	}
	// Ignore the error: if the folder is the cause, writing fails too and reports it.
	before, _, unread := a.History()
	// If the game went on after an undo, the history may have an earlier end of it. If the game is
	// then given up, the earlier end counts.
	known := func(b history.Game) bool {
		return b.Name == g.Name && (g.GivenUp || b.Time == g.Time && b.Won == g.Won && b.Deaths == g.Deaths)
	}
	if i := slices.IndexFunc(before, known); i >= 0 {
		return Verdict{Game: before[i]}, nil
	}
	g.NoGuess = f.NoGuess
	g.Day = dayOf(j, f.Ended)
	if f.Loss != nil && !g.Won && !g.GivenUp {
		g.Loss = f.Loss()
	}
	if j.Layout != nil {
		Measure(&g, j.Layout)
	}
	if f.Review != nil {
		g.Review = f.Review.Figures(slices.Collect(f.Review.Openings()))
	}
	g.SeenBefore = g.SeenBefore || a.waitsOn(name, &j.Header)
	v := judge(g, before)
	all := append(slices.Clip(before), v.Game)
	onDay := unseen(all)[len(before)] && g.OnDay()
	if onDay {
		v.Days = Streak(all, g.Ended)
	}
	if err := a.record(v.Game); err != nil {
		return v, err
	}
	if onDay {
		if err := a.addWinner(v); err != nil {
			return v, err
		}
	}
	if unread == nil { // without the history, prune cannot tell which games to keep
		a.prune(all)
	}
	return v, nil
}

// waitsOn reports whether a game with another name waits, or is played, on the same dealt board.
// This happens with boards of the day: such a board can be dealt again while a game on it waits.
func (a *Archive) waitsOn(name string, h *journal.Header) bool {
	if !h.Dealt() || h.Race != "" { // a race hides its seed
		return false
	}
	all, _ := a.unfinished()
	return slices.ContainsFunc(all, func(w Waiting) bool {
		return w.Name != name && w.Race == "" && w.Deal == h.Deal && w.Start == h.Start
	})
}
