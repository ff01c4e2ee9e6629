package ui

import "testing"

// A key swaps what a click does, for this game and the next ones, and back again.
func TestAKeySwapsTheButtons(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1")
	p.press("m")
	p.sees("Un clic o un toque marca", "CLIC: marca")
	if got := p.m.Settings.All(); len(got) != 1 || got[0].Name != "left-button" || got[0].Value != "flags" {
		t.Errorf("the settings are %+v", got)
	}
	p.press("esc 2")
	p.sees("CLIC: marca")
	p.press("m")
	p.sees("Un clic o un toque abre")
	p.press("esc o")
	p.sees("Clic o toque     ‹ abre", "Clic lejano      ‹ juega")
}
