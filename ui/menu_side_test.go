package ui

import (
	"regexp"
	"testing"
)

// The panel beside the first menu cuts no figure off.
func TestTheFirstMenuCutsNothingOff(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 36, nil)
	p.m.keepHistory(p.m.askHistory()().(historyMsg))
	p.Settle("down")
	p.Sees("Hasta ahora", "Tableros resueltos")
	if cut := regexp.MustCompile(`\d d?e?…`).FindString(p.Screen()); cut != "" {
		t.Errorf("a figure is cut off, %q:\n%s", cut, p.Screen())
	}
}
