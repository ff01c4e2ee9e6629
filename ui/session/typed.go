package session

import "buscaminas/ui/archive/journal"

// A play holds the actions of one key, click, typed line or pasted text. If it makes several
// openings it counts as typed: the time of its game is no record.
type play struct {
	from  int  // the number of steps before this play
	typed bool // the journal says that some play was typed
}

// beginPlay begins a play.
func (s *Session) beginPlay() { s.play.from = s.game.Steps() }

// notePlay adds [journal.Typed] to the journal, once, if the play has made several openings.
func (s *Session) notePlay() {
	if !s.play.typed && s.game.Steps() > s.play.from+1 {
		s.play.typed = true
		last := s.log.entries[len(s.log.entries)-1]
		s.enter(journal.Entry{At: last.At, Event: journal.Typed})
	}
}
