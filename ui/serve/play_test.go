package serve

import "testing"

func TestGameIsPlayedOverSSH(t *testing.T) {
	h := start(t)
	p := h.play(newSigner(t), "")
	p.sees("Beginner")
	p.types("1")
	p.opens()
	p.types("\x03")
	p.ends()
	if p.exit != nil {
		t.Errorf("the session ends with %v", p.exit)
	}
}
