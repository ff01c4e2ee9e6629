package text_test

import (
	"testing"

	"buscaminas/ui/text"
)

// Text from outside is shown without any effect, alone or in a sentence. Ordinary text is
// unchanged.
func TestOutsideIsPrintable(t *testing.T) {
	sentence := text.Text{"%s y %d", "%s and %d"}
	for outside, want := range map[string]string{
		"":                              "",
		"tablero de Ángel №\u00a05.txt": "tablero de Ángel №\u00a05.txt",
		"扫雷\u3000💣":                     "扫雷\u3000💣",
		"\x1b]52;c;aGk=\a":              "�]52;c;aGk=�",
		"a\r\nb\tc\x00\x7f":             "a��b�c��",
		"\u009b31m\u0085":               "�31m�",
		"\x9b31m\xff":                   "�31m�",
		"\u2028\u202e\u2066\u200f":      "����",
	} {
		if got := text.Printable(outside); got != want {
			t.Errorf("%q is %q, want %q", outside, got, want)
		}
		if got := sentence.In(text.English, outside, 1); got != want+" and 1" {
			t.Errorf("in a sentence %q is %q, want %q", outside, got, want+" and 1")
		}
	}
	args := []any{"\x1b"}
	if text.Same("%s").In(text.Spanish, args...); args[0] != "\x1b" {
		t.Error("the arguments of the caller are changed")
	}
}
