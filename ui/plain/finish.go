package plain

import (
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// finish says how a game ended and puts it into the history, if it was played.
func (t *table) finish(s *session.Session, played bool) {
	won := s.Game().Status() == game.Won
	if won {
		t.println(words.Won.In(t.Lang, words.Seconds(s.Elapsed())))
	} else {
		t.println(words.Lost.In(t.Lang))
		t.truth(s)
	}
	if !played || t.Archive.Dir() == "" {
		return
	}
	verdict, err := s.End(t.Now()).Finish()
	switch {
	case err != nil:
		t.notKept(err)
	case won:
		t.println(verdict.Describe(t.Lang))
	}
}

// notKept says what could not be kept, if anything.
func (t *table) notKept(err error) {
	if err != nil {
		t.println(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
	}
}
