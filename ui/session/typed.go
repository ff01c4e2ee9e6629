package session

import "buscaminas/ui/archive/journal"

// typing tells whether the player typed several openings at once: how long the game took then
// says nothing.
type typing struct {
	from  int  // the steps before the play that was begun last
	typed bool // the journal says that a play made several openings
}

// beginPlay begins a play: what a key, a click or a typed line stands for.
func (s *Session) beginPlay() { s.play.from = s.game.Steps() }

// notePlay notes the first play that has made several openings, at the time of the last entry.
func (s *Session) notePlay() {
	if !s.play.typed && s.game.Steps() > s.play.from+1 {
		s.play.typed = true
		last := s.record.entries[len(s.record.entries)-1]
		s.enter(journal.Entry{At: last.At, Event: journal.Typed})
	}
}
