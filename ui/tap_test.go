package ui

import "testing"

// A key swaps what a click does, for this game and the next ones, and back again.
func TestAKeySwapsTheButtons(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Press("1")
	p.Press("m")
	p.Sees("Un clic o un toque marca", "CLIC: marca")
	if got := p.m.Settings.All(); len(got) != 1 || got[0].Name != "left-button" || got[0].Value != "flags" {
		t.Errorf("the settings are %+v", got)
	}
	p.Press("esc 2")
	p.Sees("CLIC: marca")
	p.Press("m")
	p.Sees("Un clic o un toque abre")
	p.Press("esc o")
	p.Sees("Clic o toque     ‹ abre", "Clic lejano      ‹ juega")
}
