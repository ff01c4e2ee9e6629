package ui

import (
	"slices"
	"testing"

	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

const capsIsOn = "Bloq Mayús está puesto"

// The program knows the keys of every page, so that it can tell a letter that does nothing, but of none
// where letters are text or an answer.
func TestCapsLockIsToldOnEveryPage(t *testing.T) {
	t.Parallel()
	for name := range everyPage {
		p := sitAtAny(t, name)
		keyed, ok := p.m.top().Page.(page.Keyed)
		has := ok && keyed.Keyboard() != nil && p.m.ask == nil
		if types := slices.Contains([]string{"browser", "code", "custom", "fill", "question", "typed"}, name); has == types {
			t.Errorf("%s: the program knows its keys: %v, want %v", name, has, !types)
		}
	}
}

// A capital with a command of its own carries it out. Once a small letter has come, Caps Lock was
// off, and is told again.
func TestCapsLockIsToldAgain(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Press("1 space W")
	p.DoesNotSee(capsIsOn)
	p.Press("I")
	p.Sees(capsIsOn)
	p.Press("K")
	p.DoesNotSee(capsIsOn)
	p.Press("k I")
	p.Sees(capsIsOn)
}

// Full-width letters are letters. Letters of another script do nothing, and the third in a row says what
// to do, once until a Latin letter has come.
func TestOtherKeyboardsAreTold(t *testing.T) {
	t.Parallel()
	const said = "letras latinas"
	p := sit(t, 80, 24, nil)
	p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("１ｆ　")}) // it refuses to open the flag
	p.Sees("MARCADAS: 1", "marcada")
	for _, size := range pageSizes {
		p.Resize(size.Width, size.Height)
		p.Press("ф right Д")
		p.DoesNotSee(said)
		p.Press("あ")
		p.Sees("Pon el teclado en", said)
		p.Press("ф ф ф")
		p.DoesNotSee(said)
		p.Press("k ф ф")
		p.DoesNotSee(said)
		p.Press("ñ ф ф k")
	}
	p.Resize(80, 24)
	p.Press("q e space q ы ы ы") // a question
	p.Sees("¿Salir sin guardar?", said)
}
