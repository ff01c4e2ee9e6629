package session

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
)

// A Replay is a kept game through which a caller moves forward and back. The position of a Replay
// is the number of entries carried out, from 0 to [Replay.Len].
type Replay struct {
	Setup   Setup
	Name    string // the name of the game in the archive; "": not known
	journal *journal.Journal
	layout  *game.Layout
	game    *game.Game
	at      int   // the position: the number of entries that game has carried out
	wrong   []int // the position just after each mistake
	hides   bool  // the mines are secret: see [Replay.HidesMines]
}

// NewReplay returns a replay of a game, at its beginning. If an entry cannot be carried out, the
// replay ends before this entry. NewReplay fails as [journal.Journal.Board] does.
func NewReplay(j *journal.Journal) (*Replay, error) {
	return WatchedReplay(j, func(float64) bool { return true })
}

var errReplayStopped = errors.New("nobody wants the replay any more")

// WatchedReplay is like [NewReplay], and reports its progress: it calls watch with the share of
// the entries that it has played, from 0 to 1. If watch returns false, WatchedReplay stops and
// fails.
func WatchedReplay(j *journal.Journal, watch func(share float64) bool) (*Replay, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, err
	}
	r := &Replay{Setup: setupOf(truthful(j, false)), journal: j, layout: layout, game: j.NewGame(layout)}
	r.hides = hidesBoard(j) // before the entry for a win is left out
	// Leave out the entries for a win or a loss, because the board shows them.
	part := *j
	part.Entries = slices.DeleteFunc(slices.Clone(j.Entries), func(e journal.Entry) bool {
		return e.Event == journal.Won || e.Event == journal.Lost
	})
	j, r.journal = &part, &part
	for i, e := range j.Entries {
		if !watch(float64(i) / float64(len(j.Entries))) {
			return nil, errReplayStopped
		}
		deaths := r.game.Deaths()
		if e.Apply(r.game) != nil {
			cut := *j
			cut.Entries = j.Entries[:i]
			r.journal = &cut
			break
		}
		r.at++
		flagged := e.Event == journal.Done && e.Action.Kind == game.Flag && !r.hides &&
			r.game.Flagged(e.Action.Cell) && !layout.Mine(e.Action.Cell)
		if flagged || r.game.Deaths() > deaths {
			r.wrong = append(r.wrong, r.at)
		}
	}
	r.Seek(0)
	return r, nil
}

// Again returns a copy of r at the beginning of the game. Moving the copy does not move r.
func (r *Replay) Again() *Replay {
	again := *r
	again.game, again.at = r.journal.NewGame(r.layout), 0
	return &again
}

// Len returns the number of entries of the game. It is also the last position.
func (r *Replay) Len() int { return len(r.journal.Entries) }

// GivenEntries returns the number of entries that set up the position from which the player began.
// A film shows these entries at once. If the player added no entry, GivenEntries returns 0, so
// that a film shows the entries one by one.
func (r *Replay) GivenEntries() int {
	g, at := reviewOf(r.journal, r.layout)
	if g.Given == 0 || r.End() == 0 {
		return 0
	}
	return at[g.Given-1]
}

// Position returns the position of r: the number of entries that the shown game has carried out.
func (r *Replay) Position() int { return r.at }

// Game returns the game at the position of r. The caller must not change it.
func (r *Replay) Game() *game.Game { return r.game }

// Time returns the time elapsed at the position of r.
func (r *Replay) Time() time.Duration {
	if r.at == 0 {
		return 0
	}
	return r.journal.Entries[r.at-1].At
}

// End returns the time of the last entry of the game.
func (r *Replay) End() time.Duration {
	if r.Len() == 0 {
		return 0
	}
	return r.journal.Entries[r.Len()-1].At
}

// Last returns the entry just before the position of r. It reports false at the beginning.
func (r *Replay) Last() (journal.Entry, bool) {
	if r.at == 0 {
		return journal.Entry{}, false
	}
	return r.journal.Entries[r.at-1], true
}

// Touched returns the cell that was opened or flagged by the entry just before the position of r.
// It reports false if this entry has no cell.
func (r *Replay) Touched() (c game.Cell, ok bool) {
	e, ok := r.Last()
	if !ok || !e.Event.Acts() ||
		e.Action.Kind != game.Open && e.Action.Kind != game.Flag {
		return game.Cell{}, false
	}
	return e.Action.Cell, true
}

// Seek moves r to position n, or to the end if n is larger than [Replay.Len]. To move back, Seek
// plays the game again from the beginning, which is fast enough to draw every frame in time.
func (r *Replay) Seek(n int) {
	n = max(0, min(n, r.Len()))
	if n < r.at {
		r.game, r.at = r.journal.NewGame(r.layout), 0
	}
	for ; r.at < n; r.at++ {
		_ = r.journal.Entries[r.at].Apply(r.game) // NewReplay has left out entries that fail
	}
}

// SeekTime moves r to the position at time t on the clock of the game: just after the last entry
// that is not later than t.
func (r *Replay) SeekTime(t time.Duration) {
	n, _ := slices.BinarySearchFunc(
		r.journal.Entries,
		t+1,
		func(e journal.Entry, t time.Duration) int { return cmp.Compare(e.At, t) },
	)
	r.Seek(n)
}

// FirstMistake returns the position just after the first mistake: an explosion, or a flag on a cell
// without a mine. It reports false if there is no mistake.
func (r *Replay) FirstMistake() (n int, ok bool) {
	if len(r.wrong) == 0 {
		return 0, false
	}
	return r.wrong[0], true
}

// Mistakes returns the position just after each mistake, in order. The caller must not change the
// slice.
func (r *Replay) Mistakes() []int { return r.wrong }

// HidesMines reports whether the mines are secret. They are secret if the game is part of a race
// that may still go on, unless the game is won.
func (r *Replay) HidesMines() bool { return r.hides }

// TakeOver returns a session in which the player continues the game from the position of r. The
// session is in no archive. TakeOver fails as [Restore] does, and if r hides its board.
func (r *Replay) TakeOver(now func() time.Time) (*Session, error) {
	if r.HidesMines() {
		return nil, errRaceGoesOn
	}
	part := *r.journal
	part.Race = ""
	part.Entries = part.Entries[:r.at:r.at]
	part.SeenBefore = true
	if part.Dealt() && part.Layout != nil {
		// Make the board a given one. Otherwise opening the first cell would deal another board.
		part.FirstOpened, part.Deal.Grid, part.Layout = false, nil, r.layout
	}
	return Restore(&part, now)
}

// Grow adds the new entries of a game that is still being played. The parameter entries holds all
// entries of the game so far. If r is at the end, Grow moves r to the new end. Grow reports whether
// it has added entries.
func (r *Replay) Grow(entries []journal.Entry) bool {
	j := *r.journal
	j.Entries = entries
	now, err := NewReplay(&j)
	if err != nil || now.Len() <= r.Len() {
		return false
	}
	at := r.at
	if at == r.Len() {
		at = now.Len()
	}
	now.Name = r.Name
	*r = *now
	r.Seek(at)
	return true
}
