package lines

import (
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
)

// review says what each opening of a game was, and what the game comes to.
func (p *spoken) review(s *session.Session) {
	r, err := session.NewReplay(s.Journal())
	if err == nil {
		if name := s.Name(); name != "" {
			r.RecallBeside(p.Archive.Path(name))
		}
		err = voice.Review(r, p.teller(s), func(said string) {
			p.println(said)
			_ = p.out.Flush() // its error comes again
		})
	}
	if err != nil {
		p.say(words.Error(err, p.Lang))
	}
}
