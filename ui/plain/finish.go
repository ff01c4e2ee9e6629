package plain

import (
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// finish puts a game that is over into the history, and says what could not be kept.
func (t *table) finish(s *session.Session) {
	_, err := t.Memory.End(s, t.Now()).Finish()
	if trouble := t.Memory.Trouble(); trouble != nil {
		err = trouble
	}
	if err != nil {
		t.println(words.NotKept.In(t.Lang, words.Error(err, t.Lang)))
	}
}
