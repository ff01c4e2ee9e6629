package plain

import (
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// finish says how a game ended and puts it into the history, if it was played.
func (t *table) finish(s *session.Session, played bool) {
	t.manner.ended(s)
	if !played || t.Archive.Dir() == "" {
		return
	}
	verdict, err := s.End(t.Now()).Finish()
	if err != nil {
		t.notKept(err)
		return
	}
	if s.Game().Status() == game.Won {
		t.manner.verdict(verdict)
	}
}

// notKept says what could not be kept, if anything.
func (t *table) notKept(err error) {
	if err != nil {
		t.say(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
	}
}
