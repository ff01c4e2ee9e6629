package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// keeping holds what a session needs to write its game to an archive.
type keeping struct {
	archive *archive.Archive    // the archive of the game; nil: the game is not kept
	kept    *archive.GameWriter // the file of the game; nil: the game has not begun
	trouble error               // the last error of writing; nil after TakeError has returned it
}

// KeepIn makes s write its game to an archive. The file is created when the game begins: see
// [Session.Begun].
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

// KeepProgress stores two figures in the file of the game: the time on the clock, which is at, and
// the percentage of the safe cells that are open. If the program is killed while the player
// thinks, the game resumes with a clock that is at most a second behind.
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

// RemainsSaved reports whether the whole game is in its file and stays there after
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

// CanContinue reports whether the player can continue the game after [Session.Leave]. This is so
// if the game has begun and [Session.GoesOn] reports true.
func (s *Session) CanContinue() bool { return s.Begun() && s.GoesOn() }

// hardlyBegun is the number of openings from which a game without flags is worth keeping.
// [Session.LeaveForAnother] removes a game with fewer openings.
const hardlyBegun = 3

// LeaveForAnother is called before [Session.Leave] when the player begins another game. It reports
// whether the game of s will wait in the archive. It removes the file of a game with no flag and
// fewer than 3 openings, unless the player has a seat in a race.
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
