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

// keeping holds what a session needs to write its game to an archive.
type keeping struct {
	archive *archive.Archive    // the archive of the game; nil: the game is not kept
	kept    *archive.GameWriter // the file of the game; nil: no cell was opened or flagged yet
	trouble error               // the last error of writing; nil after TakeError has returned it
}

// KeepIn makes s write its game to an archive. The first cell that is opened or flagged creates the
// file.
func (s *Session) KeepIn(a *archive.Archive) { s.keeping = keeping{archive: a} }

// IsTemporary reports whether s has no archive. Then the game is neither saved nor added to the
// history.
func (s *Session) IsTemporary() bool { return s.keeping.archive == nil }

// keep writes the new entries of j to the file of the game. So an action is in the file before the
// player sees its effect. This takes one write of some 30 bytes, which does not wait for the disk.
func (s *Session) keep(j *journal.Journal) {
	k := &s.keeping
	if k.archive == nil || !s.Begun() {
		return
	}
	var err error
	if k.kept == nil {
		k.kept, err = k.archive.Begin(j)
	} else {
		err = k.kept.Write(j)
	}
	if err != nil {
		k.trouble = err
	}
}

// KeepProgress stores the time on the clock, and the open share of the board, in the file of the
// game. So if the program is killed while the player thinks, the game resumes with a clock that is
// at most a second behind.
func (s *Session) KeepProgress(at time.Duration) {
	if err := s.keeping.kept.RecordClock(at, s.game.OpenShare()); err != nil {
		s.keeping.trouble = err
	}
}

// IsSaved reports whether all entries of the game are in its file.
func (s *Session) IsSaved() bool {
	k := s.keeping
	return k.archive != nil && k.archive.Dir() != "" && k.kept.Err() == nil
}

// SaveFailed reports whether s has an archive and some of its entries could not be written.
func (s *Session) SaveFailed() bool { return s.keeping.archive != nil && s.keeping.kept.Err() != nil }

// RetrySave returns a function that tries to write the failed entries again. Any goroutine may call
// the function.
func (s *Session) RetrySave() (try func()) {
	kept := s.keeping.kept
	return func() { kept.Retry() }
}

// RemainsSaved reports whether the file of the game still holds the whole game after
// [Session.Leave].
func (s *Session) RemainsSaved() bool {
	return s.IsSaved() && (s.CanContinue() || s.game.Status() != game.Playing)
}

// TakeError returns the last error of writing the game, and forgets it. It returns nil if no write
// has failed since the last call.
func (s *Session) TakeError() error {
	err := s.keeping.trouble
	s.keeping.trouble = nil
	return err
}

// Name returns the name of the game in the archive. It returns "" if the game is not in an archive.
func (s *Session) Name() string {
	if s.keeping.kept == nil {
		return ""
	}
	return s.keeping.kept.Name()
}

// CanContinue reports whether the game can be continued after [Session.Leave]: it has begun and
// goes on.
func (s *Session) CanContinue() bool { return s.Begun() && s.GoesOn() }

// hardlyBegun is the number of openings from which a game without flags waits when the player leaves
// it for another game.
const hardlyBegun = 3

// LeaveForAnother is called before [Session.Leave] when the player begins another game. It reports
// whether the game of s will wait. If the game has no flag and fewer than 3 openings, and is not part
// of a race, Leave will remove its file.
func (s *Session) LeaveForAnother() (waits bool) {
	if !s.CanContinue() || s.IsTemporary() {
		return false
	}
	if s.game.Steps() < hardlyBegun && s.game.Flags() == 0 && s.seat == nil {
		s.keeping.kept.Drop()
		return false
	}
	return s.IsSaved()
}

// Leave stops the clock and closes the file of the game. If [Session.CanContinue] reports true, the
// game waits in the archive.
func (s *Session) Leave() {
	s.Pause()
	s.keeping.kept.Leave()
	s.keeping = keeping{}
	s.seat.Leave()
	s.seat = nil
}

// End returns the Ending of a game that is over, or nil if s has no archive. The caller calls
// [archive.Ending.Finish] to add the game to the history.
func (s *Session) End(now time.Time) *archive.Ending {
	k := s.keeping
	if k.archive == nil {
		return nil
	}
	return k.archive.End(k.kept, s.Journal(), s.facts(now))
}

// GiveUp gives up the game and returns its Ending, as [Session.End] does. It fails if it cannot
// write to the file of the game. Then the game still waits.
func (s *Session) GiveUp(now time.Time) (*archive.Ending, error) {
	s.Pause()
	s.note(journal.GivenUp, game.Action{})
	if err := s.TakeError(); err != nil {
		return nil, err
	}
	return s.End(now), nil
}

// GiveUp gives up a game that waits in an archive, and adds it to the history. It fails as [Resume]
// and [Session.GiveUp] do.
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

// facts returns the [archive.Facts] of a game that is over.
func (s *Session) facts(ended time.Time) archive.Facts {
	f := archive.Facts{Ended: ended, NoGuess: s.Setup.NoGuess(), Loss: s.LossReason().kind}
	if !s.Undealt() && s.game.Layout().Cells() <= maxJudged {
		played, _ := reviewOf(s.Journal(), s.game.Layout())
		f.Review = &played
	}
	return f
}

// kind returns the kind of loss that the history records.
func (r *LossReason) kind() history.Loss {
	loss, ok := r.Tell()
	if !ok {
		return history.UnknownLoss
	}
	switch loss.Verdict {
	case review.Needless:
		return history.SafeMissed
	case review.Rash:
		return history.RashGuess
	case review.Forced, review.Early:
		if !loss.Exact {
			return history.UnknownLoss // another cell may have been provably safe
		}
		return history.ForcedGuess
	}
	return history.Mistake // no other verdict remains: a proven or seen cell does not explode
}

// Resume continues a game that waits in an archive. It returns a session for the game, and the game
// as it was saved. It fails as [archive.Archive.Resume] and [Restore] do.
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
	if saved.HasGhost() {
		s.resumeGhost(a, &saved.Header)
	}
	s.keeping = keeping{archive: a, kept: kept, trouble: keepErr}
	s.resumeSeat(a)
	return s, saved, nil
}

// notRecorded is the problem of a finished game that cannot be added to the history.
var notRecorded = text.Error{
	"esta partida terminada no se puede apuntar en el historial: {err}",
	"this finished game cannot be added to the history: {err}",
}

// programFails is the error for a game that makes the program panic.
var programFails = text.Text{"el programa falla al abrirla (%v)", "the program crashes when it opens this game (%v)"}

// Record adds to the history each finished game that is missing there because the program died. It
// returns a [*files.Error] for each game that fails, even if the game makes the program panic. The
// next start of the program tries such a game again. Record also removes the files that a killed
// program has left behind: see [archive.Archive.Sweep].
func Record(a *archive.Archive) (problems []error) { return recordEach(a, recordOne) }

// recordEach calls record for each game that is over but not in the history. It returns the errors.
func recordEach(
	a *archive.Archive,
	record func(a *archive.Archive, name string) error,
) (problems []error) {
	a.Sweep()
	for _, name := range a.Unrecorded() {
		if err := caught(func() error { return record(a, name) }); err != nil {
			problems = append(problems, &files.Error{File: a.Path(name), Problem: notRecorded, Err: err})
		}
	}
	return problems
}

// caught calls f and returns its error. If f panics, caught stops the panic and returns it as an
// error.
func caught(f func() error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			err = text.Error(programFails.With(text.Printable(fmt.Sprint(failure))))
		}
	}()
	return f()
}

// recordOne adds the game with this name to the history.
func recordOne(a *archive.Archive, name string) error {
	kept, saved, _ := a.Reopen(name)
	if kept == nil {
		return nil // another copy plays it, or the list of games shows the error
	}
	defer kept.Leave()
	s, err := Restore(saved.Journal, time.Now)
	if err != nil || saved.End() == journal.Done {
		return err
	}
	// The history page shows the errors.
	_, _ = a.End(kept, saved.Journal, s.facts(saved.Written)).Finish()
	return nil
}
