package ui

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

const capsIsOn = "Bloq Mayús está puesto"

// On every page with keys, a letter that does nothing as a capital says once that Caps Lock is on.
func TestCapsLockIsTold(t *testing.T) {
	t.Parallel()
	typed := []string{"browser", "code", "custom", "fill", "question", "typed"} // letters are text or an answer there
	for name := range everyPage {
		p := sitAtAny(t, name)
		capital := ""
		if keyed, ok := p.m.top().Page.(page.Keyed); ok {
			capital = withoutCapital(keyed.Keyboard())
		}
		if slices.Contains(typed, name) {
			p.Press("F")
			p.DoesNotSee(capsIsOn)
			continue
		}
		if capital == "" {
			t.Errorf("%s: the page has no letters whose capitals do nothing", name)
			continue
		}
		p.Press(capital)
		p.Sees(capsIsOn)
		p.Press(capital)
		p.DoesNotSee(capsIsOn)
	}
}

// withoutCapital returns the capital of a key that has none of its own, or "".
func withoutCapital(table *keys.Table) string {
	if table == nil {
		return ""
	}
	for small := 'a'; small <= 'z'; small++ {
		capital := strings.ToUpper(string(small))
		if table.Command(string(small)) != keys.None && table.Command(capital) == keys.None {
			return capital
		}
	}
	return ""
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
