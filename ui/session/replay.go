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

// A Replay shows a kept game at any of its moments.
type Replay struct {
	Setup   Setup
	Name    string // in the archive; "": it is not known to be there
	journal *journal.Journal
	layout  *game.Layout
	game    *game.Game
	at      int   // the number of entries carried out
	wrong   []int // the numbers, from 1, of the entries that are mistakes
	judged  []review.Opening
}

// NewReplay returns a replay at the beginning of a game. It ends before the first entry that fails.
// It fails if there is no board, as [journal.Journal.Board] does.
func NewReplay(j *journal.Journal) (*Replay, error) {
	return WatchedReplay(j, func(float64) bool { return true })
}

var errReplayStopped = errors.New("nobody wants the replay any more")

// WatchedReplay is NewReplay with progress: it calls watch with the share of the entries played,
// and fails once watch returns false.
func WatchedReplay(j *journal.Journal, watch func(share float64) bool) (*Replay, error) {
	layout, err := j.Board()
	if err != nil {
		return nil, err
	}
	r := &Replay{Setup: setupOf(truthful(j, false)), journal: j, layout: layout, game: game.New(layout, j.Rules)}
	// The board shows that the game ended then.
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

// Again returns a second replay of the same game, at its beginning.
func (r *Replay) Again() *Replay {
	again := *r
	again.game, again.at = game.New(r.layout, r.journal.Rules), 0
	return &again
}

// Len returns the number of entries.
func (r *Replay) Len() int { return len(r.journal.Entries) }

// Given returns the number of entries at the start that belong to a given position. If no entry
// comes after them, it returns 0: the player made them all.
func (r *Replay) Given() int {
	g, at := reviewOf(r.journal, r.layout)
	if g.Given == 0 || r.End() == 0 {
		return 0
	}
	return at[g.Given-1]
}

// At returns the number of entries carried out.
func (r *Replay) At() int { return r.at }

// Game returns the game after these entries.
func (r *Replay) Game() *game.Game { return r.game }

// Time returns the time of the last entry carried out.
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

// Last returns the last entry carried out. It reports false at the beginning.
func (r *Replay) Last() (journal.Entry, bool) {
	if r.at == 0 {
		return journal.Entry{}, false
	}
	return r.journal.Entries[r.at-1], true
}

// Touched returns the cell of the last entry, if it has one.
func (r *Replay) Touched() (c game.Cell, ok bool) {
	e, ok := r.Last()
	if !ok || !e.Event.Acts() ||
		e.Action.Kind != game.Open && e.Action.Kind != game.Flag {
		return game.Cell{}, false
	}
	return e.Action.Cell, true
}

// Seek goes to the position after n entries, or to the end if there are fewer. To go back it plays
// the game again from the beginning, which takes less than a frame.
func (r *Replay) Seek(n int) {
	n = max(0, min(n, r.Len()))
	if n < r.at {
		r.game, r.at = game.New(r.layout, r.journal.Rules), 0
	}
	for ; r.at < n; r.at++ {
		_ = r.journal.Entries[r.at].Apply(r.game) // NewReplay has carried it out before
	}
}

// SeekTime goes to a time of the game.
func (r *Replay) SeekTime(t time.Duration) {
	n, _ := slices.BinarySearchFunc(
		r.journal.Entries,
		t+1,
		func(e journal.Entry, t time.Duration) int { return cmp.Compare(e.At, t) },
	)
	r.Seek(n)
}

// Mistake returns the number of entries up to the first mistake: an explosion, or a wrong flag.
func (r *Replay) Mistake() (n int, ok bool) {
	if len(r.wrong) == 0 {
		return 0, false
	}
	return r.wrong[0], true
}

// Mistakes returns the number of entries up to each mistake, in order.
func (r *Replay) Mistakes() []int { return r.wrong }

// TakeOver returns a session that begins at the present position. It is not kept.
func (r *Replay) TakeOver(now func() time.Time) (*Session, error) {
	part := *r.journal
	part.Entries = part.Entries[:r.at:r.at]
	part.SeenBefore = true
	if part.Dealt() && part.Layout != nil { // else it is dealt when a cell is opened
		// So that it is the same board even before anything is opened.
		part.FirstOpened, part.Deal.Grid, part.Layout = false, nil, r.layout
	}
	return Restore(&part, now)
}

// Grow takes all entries of the game so far, if they are more than r has. A replay at its end stays
// at its end. It reports whether there are more.
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
