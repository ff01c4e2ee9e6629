package session

import "buscaminas/ui/archive/journal"

// A play stands for the actions of one key, click, typed line or pasted text. A play that makes
// several openings counts as typed, wherever it comes from. The time of a game with such a play
// cannot be a record.
type play struct {
	stepsBefore int  // the number of steps of the game before this play
	typed       bool // the journal says that a play of this game was typed
}

func (s *Session) beginPlay() { s.play.stepsBefore = s.game.Steps() }

// notePlay adds [journal.Typed] to the journal if the current play has made several openings. It
// does so only once in a game.
func (s *Session) notePlay() {
	if !s.play.typed && s.game.Steps() > s.play.stepsBefore+1 {
		s.play.typed = true
		last := s.log.entries[len(s.log.entries)-1]
		s.enter(journal.Entry{At: last.At, Event: journal.Typed})
	}
}
