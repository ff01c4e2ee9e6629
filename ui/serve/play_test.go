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
	p.opens()
	p.types("\x03")
	p.ends()
	if p.exit != nil {
		t.Errorf("the session ends with %v", p.exit)
	}
}

// A player is sent the colours of the terminal that the client names.
func TestClientsTerminalHasItsColors(t *testing.T) {
	h := start(t)
	for term, want := range map[string]string{"foot": "48;2;", "screen-256color": "48;5;", "screen": "[35m", "xterm": "[35m", "vt100": ""} {
		p := begin(t, h.dial(nil), "", map[string]string{"TERM": term})
		p.sees("Beginner")
		for _, color := range []string{"48;2;", "48;5;", "[35m"} { // 35: magenta
			if want == "48;2;" && color == "48;5;" {
				continue // a terminal with all colours has these 256 as well
			}
			if sent := strings.Contains(p.sent(), color); sent != (color == want) {
				t.Errorf("%s: %q is sent: %t", term, color, sent)
			}
		}
		p.client.Close()
	}
}
