package plain

import (
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// remember takes up the game in progress that was found, and says what is wrong with
// the files.
func (t *table) remember() {
	if t.Memory == nil {
		return
	}
	for _, err := range t.Memory.Problems {
		t.println(words.Error(err, t.Lang))
	}
	if t.Memory.Busy() {
		t.println(words.OtherCopy.In(t.Lang))
	}
	saved := t.Memory.Saved()
	if saved == nil {
		return
	}
	s, err := t.Memory.Continue(t.Now)
	if err != nil {
		t.println(words.Error(err, t.Lang))
		return
	}
	t.waiting = s
	switch {
	case saved.Wrong != nil:
		t.println(words.Error(saved.Wrong, t.Lang))
	case saved.Torn:
		t.println(words.TornLine.In(t.Lang))
	}
}

// resume goes on with the game that waits.
func (t *table) resume() error {
	s := t.waiting
	t.println(t.describe(s.Setup))
	s.Resume()
	return t.play(s)
}

// leave stops the clock of a game. One that has begun takes the place of the one
// that waited: it waits to be continued, here or in another run, unless it is over.
func (t *table) leave(s *session.Session) {
	s.Pause()
	if t.Memory == nil || !s.Begun() {
		return
	}
	t.waiting = nil
	if s.Game().Status() == game.Playing {
		t.waiting = s
	}
}
