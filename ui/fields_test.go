package ui

import (
	"reflect"
	"strings"
	"testing"

	"buscaminas/ui/terminal/input"
	"buscaminas/ui/text"

	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// everyField has the keys that open each text field of the program.
var everyField = map[string]string{
	"play": "1 :", "code": "x", "browser": "4",
	"rows": "m", "columns": "m tab", "mines": "m tab tab",
	"fill": "e F", "resize": "e T", "save": "e S",
}

// sitAtField opens a text field, in a new folder, because a field may name a file.
func sitAtField(t testing.TB, name string) *player {
	t.Helper()
	t.Chdir(t.TempDir())
	p := sit(t, 80, 24, nil)
	p.Settle(everyField[name])
	if !p.m.typing() {
		t.Fatalf("%s: nothing can be typed:\n%s", name, p.Screen())
	}
	return p
}

// atField returns p if its text field is still open. Otherwise it opens the field again.
func (p *player) atField(name string) *player {
	p.T.Helper()
	if p.m.typing() {
		return p
	}
	return sitAtField(p.T, name)
}

// fieldKeys returns every key that a text field knows, by its name.
func fieldKeys(t *testing.T) map[string]tea.KeyMsg {
	t.Helper()
	types := map[string]tea.KeyType{}
	for typ := tea.KeyType(-200); typ < 200; typ++ {
		if name := typ.String(); name != "" && name != "runes" {
			types[name] = typ
		}
	}
	found := map[string]tea.KeyMsg{}
	bound := reflect.ValueOf(textinput.DefaultKeyMap)
	for i := range bound.NumField() {
		for _, name := range bound.Field(i).Interface().(key.Binding).Keys() {
			plain, alt := strings.CutPrefix(name, "alt+")
			msg := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(plain), Alt: alt}
			if typ, ok := types[plain]; ok {
				msg = tea.KeyMsg{Type: typ, Alt: alt}
			}
			if msg.String() != name {
				t.Fatalf("%q is not understood: it became %q", name, msg)
			}
			found[name] = msg
		}
	}
	if len(found) < 25 {
		t.Fatalf("%d keys found: the search is broken", len(found))
	}
	return found
}

// put fills a field with a text and moves the cursor before one of its characters.
func (p *player) put(text string, at int) {
	p.Send(tea.KeyMsg{Type: tea.KeyCtrlE})
	p.Send(tea.KeyMsg{Type: tea.KeyCtrlU})
	if text != "" {
		p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
	}
	p.Send(tea.KeyMsg{Type: tea.KeyCtrlA})
	for range at {
		p.Send(tea.KeyMsg{Type: tea.KeyRight})
	}
}

// hostile are characters that have an effect on a terminal, or are invisible there.
var hostile = []rune{
	'\u202e', '\u200b', '\u2028', '\u2029', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c', '\u00ad', '\u0085', '\u009b',
	'\ufeff', '\u2060', '\U000e0041', '\x7f', '\x1b', '\x00', '\x07', '\b', '\ue000', '\U0010ffff',
}

// Whatever is typed or pasted into a field, no character of it, or of the messages about it, has an
// effect on the terminal.
func TestNothingTypedReachesTheTerminal(t *testing.T) {
	for name := range everyField {
		t.Run(name, func(t *testing.T) {
			p := sitAtField(t, name)
			for _, r := range hostile {
				for _, pasted := range []bool{false, true} {
					for _, around := range []string{"", "1x"} {
						p = p.atField(name)
						p.put("", 0)
						p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(around + string(r) + around), Paste: pasted})
						p.wantPrintable()
						p.Settle("enter")
						p.wantPrintable()
						p.Settle("left up down")
						p.wantPrintable()
					}
				}
				if t.Failed() {
					t.Fatalf("after %U was typed and pasted into the field of %s", r, name)
				}
			}
		})
	}
}

// A paste that is too long is refused with a message, on every page that takes one. The text typed
// before stays.
func TestPasteThatIsTooLongIsRefused(t *testing.T) {
	long := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(strings.Repeat(" ", input.MaxPaste+1)), Paste: true}
	for name := range everyField {
		p := sitAtField(t, name)
		p.put("12", 2)
		p.Send(long)
		p.Sees("Has pegado más de 64 kB y no se ha leído nada: guárdalo en un fichero y ábrelo")
		p.Send(tea.KeyMsg{Type: tea.KeyLeft})
		p.DoesNotSee("64 kB")
		p.Sees("12")
	}
	p := sit(t, 80, 24, nil)
	p.Press("1")
	p.Send(long) // there is no field
	p.DoesNotSee("64 kB")
}

// wantPrintable fails the test if the screen has a character that is not printable.
func (p *player) wantPrintable() {
	p.T.Helper()
	for line := range strings.Lines(p.Screen()) {
		if line = strings.TrimSuffix(line, "\n"); text.Printable(line) != line {
			p.T.Fatalf("the screen has %q", strings.TrimSpace(line))
		}
	}
}
