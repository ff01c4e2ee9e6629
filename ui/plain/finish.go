package plain

import (
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// finish puts a game that is over into the history.
func (t *table) finish(s *session.Session) {
	_, err := t.Memory.End(s, t.Now()).Finish()
	t.notKept(err)
}

// notKept says what could not be kept, if anything.
func (t *table) notKept(err error) {
	if err != nil {
		t.println(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
	}
}
