package serve

import (
	"strings"
	"testing"
)

func TestGameIsPlayedOverSSH(t *testing.T) {
	h := start(t)
	p := h.play(newSigner(t), "")
	p.sees("Beginner")
	p.types("1")
	p.sees("MINES LEFT")
	p.types("\r")
	p.until("an open cell", func(now string) bool { return !strings.Contains(now, "PLAYS 0") })
	p.types("\x03")
	p.ends()
	if p.exit != nil {
		t.Errorf("the session ends with %v", p.exit)
	}
}
