package lines

import (
	"buscaminas/ui/session"
	"buscaminas/ui/tell/voice"
)

// review tells a verdict on each cell that the player opened, and then the figures of the game.
func (p *spoken) review(s *session.Session) {
	r, err := session.NewReplay(s.Journal())
	if err == nil {
		err = voice.Review(r, p.teller(s), func(said string) {
			p.println(said)
			_ = p.out.Flush() // Flush returns the same error each time
		})
	}
	if err != nil {
		p.report(err)
	}
}
