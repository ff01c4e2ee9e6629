package serve

import (
	"log/slog"
	"time"

	"buscaminas/ui/text"
)

var (
	endsSoon = text.Text{
		"El servidor se cierra en %v. Tu partida te esperará.",
		"The server shuts down in %v. Your game will wait for you."}
	endsSoonForGuests = text.Text{
		"El servidor se cierra en %v.",
		"The server shuts down in %v."}
)

// drain lets no new players in. It tells the others that the server ends after the time in. If the
// caller then closes the listener, [Server.Serve] returns when the last player has left.
func (s *Server) drain(in time.Duration) {
	s.log(draining, slog.Duration("in", in))
	s.close()
	for _, taken := range s.seated() {
		said := endsSoon
		if taken.player.guest() {
			said = endsSoonForGuests
		}
		select {
		case taken.told <- said.With(in):
		default: // it was told already
		}
	}
}
