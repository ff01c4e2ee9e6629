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
			p.press("F")
			p.doesNotSee(capsIsOn)
			continue
		}
		if capital == "" {
			t.Errorf("%s: the page has no letters whose capitals do nothing", name)
			continue
		}
		p.press(capital)
		p.sees(capsIsOn)
		p.press(capital)
		p.doesNotSee(capsIsOn)
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
	p.press("1 space W")
	p.doesNotSee(capsIsOn)
	p.press("I")
	p.sees(capsIsOn)
	p.press("K")
	p.doesNotSee(capsIsOn)
	p.press("k I")
	p.sees(capsIsOn)
}

// Full-width letters are letters. Letters of another script do nothing, and the third in a row says what
// to do, once until a Latin letter has come.
func TestOtherKeyboardsAreTold(t *testing.T) {
	t.Parallel()
	const said = "letras latinas"
	p := sit(t, 80, 24, nil)
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("１ｆ　")}) // it refuses to open the flag
	p.sees("MARCADAS: 1", "marcada")
	for _, size := range pageSizes {
		p.resize(size.Width, size.Height)
		p.press("ф right Д")
		p.doesNotSee(said)
		p.press("あ")
		p.sees("Pon el teclado en", said)
		p.press("ф ф ф")
		p.doesNotSee(said)
		p.press("k ф ф")
		p.doesNotSee(said)
		p.press("ñ ф ф k")
	}
	p.resize(80, 24)
	p.press("q e space q ы ы ы") // a question
	p.sees("¿Salir sin guardar?", said)
}
