package editor

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// The first key typed replaces the proposed text. A key that moves the cursor keeps it for editing.
func TestTypingReplacesWhatIsOffered(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.edits("F")
	p.Sees("Minas: 0")
	p.Type("12")
	p.Settle("enter")
	p.Sees("Minas: 12 ")
	p.Settle("F")
	p.Settle("right 3 enter")
	p.Sees("no puede haber 123 minas: el número va de 0 a 81")
	p.Settle("backspace backspace backspace 5 enter")
	p.Sees("Minas: 5 ")
	p.Settle("F enter")
	p.Sees("Minas: 5 ")
	p.Settle("T")
	p.Type("2x3")
	p.Settle("enter")
	p.Sees("EDITOR · tablero nuevo · 2x3")
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
		p := sit(t, width, 24)
		p.Grid = game.GridKinds()[1]
		p.Tell()
		p.edits("space")
		p.Sees(want)
		p.Settle("S tab")
		p.Sees("Tab otro")
	}
}

// In English no percent sign has a blank before it.
func TestDensityInEnglish(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40)
	p.Lang = text.English
	p.Tell()
	p.edits("")
	p.Sees("Density: 0.0%")
}
