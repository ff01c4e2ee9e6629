package session

import "buscaminas/ui/archive/journal"

// typing notices plays that make several openings at once. The time of such a game means nothing.
type typing struct {
	from  int  // the number of steps before the last play
	typed bool // the journal says that a play made several openings
}

// beginPlay begins a play: that of a key, a click or a typed line.
func (s *Session) beginPlay() { s.play.from = s.game.Steps() }

// notePlay notes in the journal the first play with several openings, at the time of the last
// entry.
func (s *Session) notePlay() {
	if !s.play.typed && s.game.Steps() > s.play.from+1 {
		s.play.typed = true
		last := s.record.entries[len(s.record.entries)-1]
		s.enter(journal.Entry{At: last.At, Event: journal.Typed})
	}
}
