package ui

import (
	"testing"

	"buscaminas/ui/text"
)

// The first key typed replaces the proposed text. A key that moves the cursor keeps it for editing.
func TestTypingReplacesWhatIsOffered(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.settle("e F")
	p.sees("Minas: 0")
	p.typeIn("12")
	p.settle("enter")
	p.sees("MINAS: 12 ")
	p.settle("F")
	p.settle("right 3 enter")
	p.sees("no puede haber 123 minas: el número va de 0 a 81")
	p.settle("backspace backspace backspace 5 enter")
	p.sees("MINAS: 5 ")
	p.settle("F enter")
	p.sees("MINAS: 5 ")
	p.settle("T")
	p.typeIn("2x3")
	p.settle("enter")
	p.sees("EDITOR · tablero nuevo · 2x3")
}

// In a narrow window, the name of the board and that it is unsaved come first.
func TestEditorInNarrowWindows(t *testing.T) {
	t.Parallel()
	for width, want := range map[int]string{
		80: "EDITOR · tablero nuevo · 9x9 · hexagonal · sin guardar",
		50: " tablero nuevo · 9x9 · hexagonal · sin guardar",
		40: " tablero nuevo · 9x9 · sin guardar",
		30: " tablero nuevo · sin guardar",
	} {
		p := sit(t, width, 24, nil)
		p.m.Grid = hexagons
		p.tell()
		p.settle("e space")
		p.sees(want)
		p.settle("S tab")
		p.sees("Tab otro")
	}
}

// The help can be read in full in a narrow window.
func TestHelpInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 40, 60, nil)
	p.settle("e ?")
	p.sees("gira un cuarto de", "cuadrícula solo")
	p.doesNotSee("…")
}

// In English no percent sign has a blank before it.
func TestDensityInEnglish(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.m.Lang = text.English
	p.tell()
	p.press("e")
	p.sees("DENSITY: 0.0%")
}
