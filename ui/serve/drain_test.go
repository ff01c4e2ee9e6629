package serve

import (
	"testing"
	"time"

	"buscaminas/ui/text"
)

func TestDrainLetsPlayersFinish(t *testing.T) {
	h, key := start(t), newSigner(t)
	client := h.dial(key)
	p, guest := begin(t, client, "beginner", nil), h.play(nil, "")
	p.opens()
	guest.sees("Beginner")
	h.drain(30 * time.Second)
	p.sees("The server shuts down in 30s. Your game will wait for you.")
	guest.sees("The server shuts down in 30s.")
	p.types("\x1b[B\x1b[C") // the game goes on, and the sentence stays
	p.types("f")
	p.sees("The server shuts down in 30s.")
	late := begin(t, client, "", nil)
	late.ends(serverEnds.In(text.English))
	h.listener.Close()
	p.leaves()
	guest.leaves()
	soon(t, h.over, "the end of the server when all have left")
}
