package session

import (
	"fmt"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// keeping is how a session is kept in an archive.
type keeping struct {
	archive *archive.Archive // nil: it is played for its own sake
	kept    *archive.Kept    // nil: no cell was opened or flagged yet
	board   bool             // the board has been dealt, and is to be kept with the next line
	trouble error            // what could not be kept, until it is told
}

// KeepIn keeps s in an archive, from the first cell on that is opened or flagged.
func (s *Session) KeepIn(a *archive.Archive) { s.keeping = keeping{archive: a} }

// ForItsOwnSake reports whether s is not to be kept, nor to be in the history.
func (s *Session) ForItsOwnSake() bool { return s.keeping.archive == nil }

// keep keeps what happened, which is in the journal by now. The line is written here and
// now, between a key and the next frame: only so is an action surely in the file before
// the player sees what it did. It is one write of some 30 bytes, which the system takes
// without waiting for the disk. The board comes with the line that opens its first cell.
func (s *Session) keep(e journal.Entry) {
	k := &s.keeping
	if k.archive == nil || !s.Begun() {
		return
	}
	var err error
	switch {
	case k.kept == nil:
		k.kept, err = k.archive.Begin(s.Journal()) // with its board, if it has one by now
	case k.board:
		err = k.kept.AddWithBoard(s.header(), e)
	default:
		err = k.kept.Add(e)
	}
	k.board = false
	if err != nil {
		k.trouble = err
	}
}

// keepGhost keeps which game this one is a race against.
func (k *keeping) keepGhost(h journal.Header) {
	if err := k.kept.WriteGhost(h); err != nil {
		k.trouble = err
	}
}

// KeepSeen keeps what the clock shows: a game that is cut short while the player thinks
// goes on at no earlier time.
func (s *Session) KeepSeen(at time.Duration) {
	if !s.Running() {
		return
	}
	if err := s.keeping.kept.Seen(at, s.game.OpenShare()); err != nil {
		s.keeping.trouble = err
	}
}

// Safe reports whether everything that happened is in the file of the game.
func (s *Session) Safe() bool {
	k := s.keeping
	return k.archive != nil && k.archive.Dir() != "" && k.kept.Err() == nil
}

// Failing reports whether s is to be kept, and something that happened could not be written.
func (s *Session) Failing() bool { return s.keeping.archive != nil && s.keeping.kept.Err() != nil }

// Retry returns what tries to write it again, which may be called from any goroutine.
func (s *Session) Retry() (try func()) {
	kept := s.keeping.kept
	return func() { kept.Retry() }
}

// Stays reports whether the game is in its file once it is left.
func (s *Session) Stays() bool {
	return s.Safe() && (s.Waits() || s.game.Status() != game.Playing)
}

// Trouble returns why something could not be kept, once.
func (s *Session) Trouble() error {
	err := s.keeping.trouble
	s.keeping.trouble = nil
	return err
}

// Name returns the name of the game in the archive, or "".
func (s *Session) Name() string {
	if s.keeping.kept == nil {
		return ""
	}
	return s.keeping.kept.Name()
}

// Waits reports whether the game waits when it is left: it has begun, and is not over.
func (s *Session) Waits() bool { return s.Begun() && s.game.Status() == game.Playing }

// Leave leaves the game, and keeps nothing more of it. It waits in the archive if
// [Session.Waits] says so.
func (s *Session) Leave() {
	s.Pause()
	s.keeping.kept.Leave()
	s.keeping = keeping{}
	s.seat.Leave()
	s.seat = nil
}

// End takes the end of the game, which has just ended, to be put into the history on the
// side; nil where it is played for its own sake.
func (s *Session) End(now time.Time) *archive.Ending {
	k := s.keeping
	if k.archive == nil {
		return nil
	}
	return k.archive.End(k.kept, s.Journal(), s.facts(now))
}

// GiveUp gives up the game: it goes into the history as given up, on the side, but where
// it is there as won or lost. It fails where that cannot be kept, and then the game waits.
func (s *Session) GiveUp(now time.Time) (*archive.Ending, error) {
	s.Pause()
	s.note(journal.GivenUp, game.Action{})
	if err := s.Trouble(); err != nil {
		return nil, err
	}
	return s.End(now), nil
}

// GiveUp gives up a game that waits in an archive, as [Session.GiveUp] does. It fails as
// that and [Resume] do.
func GiveUp(a *archive.Archive, name string, now func() time.Time) error {
	s, _, err := Resume(a, name, now)
	if err != nil {
		return err
	}
	defer s.Leave()
	ending, err := s.GiveUp(now())
	if err != nil {
		return err
	}
	_, err = ending.Finish()
	return err
}

// facts are what the journal does not say of a game that has ended.
func (s *Session) facts(ended time.Time) archive.Facts {
	f := archive.Facts{Ended: ended, NoGuess: s.Setup.NoGuess()}
	if truth := s.Truth(); truth != nil {
		f.Loss = truth.kind
	}
	if !s.Undealt() && s.game.Layout().Cells() <= maxJudged {
		played, _ := reviewOf(s.Journal(), s.game.Layout())
		f.Review = &played
	}
	return f
}

// kind says what kind of loss it was.
func (t *Truth) kind() history.Loss {
	loss, ok := t.Tell()
	if !ok {
		return history.UnknownLoss
	}
	switch loss.Verdict {
	case review.Needless:
		return history.SafeMissed
	case review.Forced:
		if !loss.Exact {
			return history.UnknownLoss // perhaps something was safe
		}
		return history.ForcedGuess
	}
	return history.Mistake // nothing that is proven to be safe explodes, and what was seen was known
}

// Resume goes on with a game that waits in an archive, as it was left; saved is what was
// found. It fails as [archive.Archive.Resume] and [Restore] do.
func Resume(
	a *archive.Archive,
	name string,
	now func() time.Time,
) (s *Session, saved *archive.Saved, err error) {
	kept, saved, keepErr := a.Resume(name)
	if kept == nil {
		return nil, nil, keepErr
	}
	s, err = Restore(saved.Journal, now)
	if err != nil {
		kept.Leave()
		return nil, nil, err
	}
	if saved.Races() {
		s.raceOn(a, &saved.Header)
	}
	s.keeping = keeping{archive: a, kept: kept, trouble: keepErr}
	s.sitAgain(a, saved.Race)
	return s, saved, nil
}

// notRecorded is what is said of a game that is over and cannot be put into the history.
var notRecorded = files.Problem{
	"esta partida terminada no se puede apuntar en el historial: {err}",
	"this finished game cannot be added to the history: {err}",
}

// programFails says that the program itself fails on a game.
var programFails = text.Text{"el programa falla al abrirla (%v)", "the program fails on it (%v)"}

// Record puts the games into the history that are over but are not there yet: their program
// died between the last move and that. It returns an error of type [*files.Error] for each
// game that fails, also where the program itself fails on it; the next time, it is tried
// again. What is left of games of which there is nothing goes, too.
func Record(a *archive.Archive) (problems []error) { return recordEach(a, recordOne) }

// recordEach calls one for each game that is to be recorded.
func recordEach(a *archive.Archive, one func(a *archive.Archive, name string) error) (problems []error) {
	a.Sweep()
	for _, name := range a.Unrecorded() {
		if err := caught(func() error { return one(a, name) }); err != nil {
			problems = append(problems, &files.Error{File: a.Path(name), Problem: notRecorded, Err: err})
		}
	}
	return problems
}

// caught returns the error of f, or the panic of f as one.
func caught(f func() error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			err = text.Error(programFails.With(text.Printable(fmt.Sprint(failure))))
		}
	}()
	return f()
}

// recordOne puts a game into the history that is over.
func recordOne(a *archive.Archive, name string) error {
	kept, saved, _ := a.Reopen(name)
	if kept == nil {
		return nil // another copy plays it, or what is wrong is said where it is listed
	}
	defer kept.Leave()
	s, err := Restore(saved.Journal, time.Now)
	if err != nil || saved.End() == journal.Done {
		return err
	}
	_, _ = a.EndOnce(kept, saved.Journal, s.facts(saved.Written)) // what is wrong with the history is said there
	return nil
}
