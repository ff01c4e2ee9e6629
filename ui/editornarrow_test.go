package ui

import (
	"testing"
)

// The help can be read in full in a narrow window.
func TestHelpInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 40, 60, nil)
	p.settle("e ?")
	p.sees("gira un cuarto de", "cuadrícula solo")
	p.doesNotSee("…")
}
