package session

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/journal"
)

// A Replay is a kept game that is looked at, at any moment of it.
type Replay struct {
	Setup   Setup
	Name    string // in the archive; "": it is not known to be there
	journal *journal.Journal
	layout  *game.Layout
	game    *game.Game
	at      int   // entries that have happened
	wrong   []int // the entries after which a mistake had been made, from 1
	judged  []review.Opening
}

// NewReplay returns a replay at the beginning of a game. Entries from the first one
// on that cannot be done are left out. It fails where there is no board, as
// [journal.Journal.Board] has it.
func NewReplay(j *journal.Journal) (*Replay, error) {
	return WatchedReplay(j, func(float64) bool { return true })
}

var errReplayStopped = errors.New("nobody wants the replay any more")

// WatchedReplay is [NewReplay], which tells watch the share of the entries that it has played,
// and fails once that returns false.
func WatchedReplay(j *journal.Journal, watch func(share float64) bool) (*Replay, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, err
	}
	r := &Replay{Setup: setupOf(truthful(j, false)), journal: j, layout: layout, game: game.New(layout, j.Rules)}
	// That it ended then is seen on the board.
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
		flagged := e.Event == journal.Done && e.Action.Kind == game.Flag &&
			r.game.Flagged(e.Action.Cell) && !layout.Mine(e.Action.Cell)
		if flagged || r.game.Deaths() > deaths {
			r.wrong = append(r.wrong, r.at)
		}
	}
	r.Seek(0)
	return r, nil
}

// Again returns the same replay at its beginning, for who goes another way through it.
func (r *Replay) Again() *Replay {
	again := *r
	again.game, again.at = game.New(r.layout, r.journal.Rules), 0
	return &again
}

// Len returns how many entries the game has.
func (r *Replay) Len() int { return len(r.journal.Entries) }

// Given returns how many of the entries are of the position that the game began with. Where
// nothing came later it was all played.
func (r *Replay) Given() int {
	g, at := reviewOf(r.journal, r.layout)
	if g.Given == 0 || r.End() == 0 {
		return 0
	}
	return at[g.Given-1]
}

// At returns how many of the entries have happened.
func (r *Replay) At() int { return r.at }

// Game returns the game as it stands there.
func (r *Replay) Game() *game.Game { return r.game }

// Time returns the time of the last entry that has happened.
func (r *Replay) Time() time.Duration {
	if r.at == 0 {
		return 0
	}
	return r.journal.Entries[r.at-1].At
}

// End returns the time of the last entry there is.
func (r *Replay) End() time.Duration {
	if r.Len() == 0 {
		return 0
	}
	return r.journal.Entries[r.Len()-1].At
}

// Last returns the entry that happened last; there is none at the beginning.
func (r *Replay) Last() (journal.Entry, bool) {
	if r.at == 0 {
		return journal.Entry{}, false
	}
	return r.journal.Entries[r.at-1], true
}

// Touched returns the cell that the last entry was about, if it was about one.
func (r *Replay) Touched() (c game.Cell, ok bool) {
	e, ok := r.Last()
	if !ok || !e.Event.Acts() ||
		e.Action.Kind != game.Open && e.Action.Kind != game.Flag {
		return game.Cell{}, false
	}
	return e.Action.Cell, true
}

// Seek goes to where n entries have happened: to the end if there are fewer. To go
// back, the game is played again from its beginning, which takes well under a frame.
func (r *Replay) Seek(n int) {
	n = max(0, min(n, r.Len()))
	if n < r.at {
		r.game, r.at = game.New(r.layout, r.journal.Rules), 0
	}
	for ; r.at < n; r.at++ {
		_ = r.journal.Entries[r.at].Apply(r.game) // it was done before, by NewReplay
	}
}

// SeekTime goes to a time on the clock of the game.
func (r *Replay) SeekTime(t time.Duration) {
	n, _ := slices.BinarySearchFunc(
		r.journal.Entries,
		t+1,
		func(e journal.Entry, t time.Duration) int { return cmp.Compare(e.At, t) },
	)
	r.Seek(n)
}

// Mistake returns where the first mistake has just happened: what exploded, or a flag
// on a cell without a mine.
func (r *Replay) Mistake() (n int, ok bool) {
	if len(r.wrong) == 0 {
		return 0, false
	}
	return r.wrong[0], true
}

// Mistakes returns where each mistake has just happened, in order.
func (r *Replay) Mistakes() []int { return r.wrong }

// TakeOver returns a session that begins where the replay is. It is not kept.
func (r *Replay) TakeOver(now func() time.Time) (*Session, error) {
	part := *r.journal
	part.Entries = part.Entries[:r.at:r.at]
	part.SeenBefore = true
	if part.Dealt() && part.Layout != nil { // else it is dealt when something is opened
		// So that it is the same board even before anything is opened.
		part.FirstOpened, part.Deal.Grid, part.Layout = false, nil, r.layout
	}
	return Restore(&part, now)
}

// Grow takes what has happened by now in the game, if that is more than r has: entries from its
// beginning. A replay at its end stays at its end. It reports whether there is more.
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
