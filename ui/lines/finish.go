package lines

import (
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// finish tells the end of a game, and adds it to the history if it was played.
func (t *table) finish(s *session.Session, played bool) {
	t.manner.ended(s)
	if !played || t.Archive.Dir() == "" {
		return
	}
	verdict, err := s.End(t.Now()).Finish()
	if err != nil {
		t.say(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
		return
	}
	if s.Game().Status() == game.Won {
		t.manner.verdict(verdict)
	}
}

// checkKept says once that the game cannot be written, and tries again after every play.
func (t *table) checkKept(s *session.Session) {
	err := s.TakeError()
	switch {
	case err != nil:
		t.say(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
	case s.Failing():
		if s.Retry()(); !s.Failing() {
			t.say(words.SavedAgain.In(t.Lang))
		}
	}
}
