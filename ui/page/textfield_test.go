package page_test

import (
	"strings"
	"testing"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"

	tea "github.com/charmbracelet/bubbletea"
)

// drawn returns the text of a line.
func drawn(l screen.Line) (all string) {
	for _, span := range l {
		all += span.Text
	}
	return all
}

// Alt+D and Alt+Delete delete up to the end of the next word.
func TestTheNextWordIsDeleted(t *testing.T) {
	for _, pressed := range []tea.KeyMsg{{Type: tea.KeyRunes, Runes: []rune("d"), Alt: true}, {Type: tea.KeyDelete, Alt: true}} {
		for _, test := range []struct{ before, after, want string }{
			{"", "Aa* Bb Cc", "| Bb Cc"},
			{"Aa*", " Bb Cc", "Aa*| Cc"},
			{"Aa* B", "b Cc", "Aa* B| Cc"},
			{"Aa* Bb C", "c", "Aa* Bb C|"},
			{"Aa* Bb Cc", "", "Aa* Bb Cc|"},
			{"Ññ", "  ", "Ññ|"},
			{"", "", "|"},
		} {
			field := page.NewInput(40)
			field.SetValue(test.before + test.after)
			field.SetCursor(len([]rune(test.before)))
			field, _ = field.Update(pressed)
			field, _ = field.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{'|'}})
			if got := field.Value(); got != test.want {
				t.Errorf("%s before %q of %q leaves %q, want %q", pressed, test.after, test.before+test.after, got, test.want)
			}
		}
	}
}

// A text that is wider than its field scrolls. The end is visible while typing, with the cursor
// after it, and the beginning once the cursor is there.
func TestWideTextScrolls(t *testing.T) {
	for _, between := range []string{"Aa*Ab*Ac*Ad*Ae*Af*Ag*Ah*Ai*Ba*", strings.Repeat("ñ", 30), strings.Repeat("界", 20)} {
		c := page.Context{Width: 20}
		field := page.NewInput(80)
		c.FitInput(&field, "Code: ")
		for _, r := range "first" + between + "last" {
			field, _ = field.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
			line := page.InputLine(&field)
			if now := drawn(line); !strings.HasSuffix(now, string(r)+" ") || line.Width() > field.Width {
				t.Fatalf("after %c of %s the field shows %q", r, between, now)
			}
		}
		field.CursorStart()
		if now := drawn(page.InputLine(&field)); !strings.HasPrefix(now, "first") || strings.Contains(now, "last") {
			t.Errorf("at the beginning of %s the field shows %q", between, now)
		}
		field.CursorEnd()
		c.Width = 200
		c.FitInput(&field, "Code: ")
		if now := drawn(page.InputLine(&field)); now != "first"+between+"last " {
			t.Errorf("with room for %s the field shows %q", between, now)
		}
	}
}
