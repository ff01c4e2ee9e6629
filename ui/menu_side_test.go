package ui

import (
	"regexp"
	"testing"
)

// Beside the first menu no figure is cut off.
func TestTheFirstMenuCutsNothingOff(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 36, nil)
	p.m.knowEnded(p.m.askHistory()().(endedMsg))
	p.settle("down")
	p.sees("Hasta ahora", "Tableros resueltos")
	if cut := regexp.MustCompile(`\d d?e?…`).FindString(p.screen()); cut != "" {
		t.Errorf("a figure is cut off, %q:\n%s", cut, p.screen())
	}
}
