package serve

import (
	"strings"
	"testing"
)

// A player who allows it in the options can be watched live by others. A player who does not is not
// listed.
func TestWatchingAnotherPlayer(t *testing.T) {
	t.Parallel()
	h := start(t)
	ana, bea, luis := newSigner(t), newSigner(t), newSigner(t)
	private := h.play(bea, "beginner") // this player has not allowed it
	private.opens()

	p := h.finds(ana, "Beginner")
	p.types("o")
	p.sees("Let others watch")
	p.allowsWatching()
	p.does("qv", "RACES", "NAna\rq", "Beginner")
	p.types("1")
	p.opens()

	other := h.finds(luis, "Beginner")
	other.types("v")
	other.sees("live")
	other.sees("Ana")
	if now := other.text(); strings.Count(now, "live") != 1 || strings.Contains(now, "someone") || strings.Contains(now, "%!") {
		t.Errorf("the list is\n%s", now)
	}
	other.types("\r")
	other.sees("1/1")
	p.types(":Ai!\r")
	other.sees("2/2")
	if strings.Contains(other.sent(), h.Folder) {
		t.Errorf("a path of the server is shown:\n%s", other.text())
	}

	p.leaves()
	other.types("q")
	other.until("the list without the game", func(now string) bool {
		return strings.Contains(now, "RACES") && !strings.Contains(now, "live")
	})

	guest := h.finds(nil, "Beginner")
	guest.types("o")
	guest.sees("OPTIONS")
	if strings.Contains(guest.text(), "Let others watch") {
		t.Errorf("a guest, whose games are not kept, is asked:\n%s", guest.text())
	}
}

// allowsWatching switches the option on.
func (s *screen) allowsWatching() {
	s.t.Helper()
	for !strings.Contains(s.text(), "▸ Let others watch") {
		before := s.text()
		s.types("j")
		s.until("another option", func(now string) bool { return now != before })
	}
	s.types(" ")
	s.sees("Let others watch  ‹ on")
}
