package lines

import (
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// finish tells how the game ended. If played is true, the player has played the game, and finish
// adds it to the history. If played is false, the game was already over when it was loaded.
func (t *table) finish(s *session.Session, played bool) {
	t.manner.ended(s)
	if !played || t.Archive.Dir() == "" {
		return
	}
	verdict, err := s.End(t.Now()).Finish()
	if err != nil {
		t.say(words.NotKept, words.Error(err, t.Lang))
		return
	}
	if s.Game().Status() == game.Won {
		t.verdict(verdict)
	}
}

// checkKept tells the player when the game cannot be saved, or when the other players of a race
// cannot see it. If the game cannot be saved, each later call tries again, and tells the player when
// that succeeds.
func (t *table) checkKept(s *session.Session) {
	if err := s.TakeRaceError(); err != nil {
		t.report(err)
	}
	err := s.TakeError()
	switch {
	case err != nil:
		t.say(words.NotKept, words.Error(err, t.Lang))
	case s.Failing():
		if s.Retry()(); !s.Failing() {
			t.say(words.SavedAgain)
		}
	}
}

// verdict compares a won game with earlier ones.
func (t *table) verdict(v archive.Verdict) {
	said := v.Describe(t.Lang)
	if t.Voice {
		said = voice.Verdict(v, t.Lang)
	}
	t.println(said)
	if needed := v.Needed(t.Lang); needed != "" {
		if t.Voice {
			needed = text.Capital(needed)
		}
		t.speak(needed)
	}
}
