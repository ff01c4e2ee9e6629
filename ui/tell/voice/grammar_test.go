package voice

import (
	"testing"
	"time"

	"buscaminas/ui/text"
)

// Signs are said in words.
func TestSignsAreWords(t *testing.T) {
	for written, want := range map[string]text.Text{
		"10×12/15 · 5":           {"10 por 12 con 15 minas. 5.", "10 by 12 with 15 mines. 5."},
		"5×5/1":                  {"5 por 5 con 1 mina.", "5 by 5 with 1 mine."},
		"a (1%) · 42.3 s (b); c": {"a, 1 por ciento. 42.3 segundos, b; c.", "a, 1 per cent. 42.3 seconds, b; c."},
	} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			if got := Spoken(written, l); got != want.In(l) {
				t.Errorf("%q is %q, want %q", written, got, want.In(l))
			}
		}
	}
}

func TestSpans(t *testing.T) {
	for _, test := range []struct {
		first, last string
		n           int
		want        text.Text
	}{
		{"3", "3", 1, text.Text{"3", "3"}},
		{"3", "4", 2, text.Text{"3 y 4", "3 and 4"}},
		{"H", "I", 2, text.Text{"H e I", "H and I"}},
		{"3", "8", 6, text.Text{"3 a 8", "3 to 8"}},
		{"A", "C", 3, text.Text{"A hasta C", "A to C"}}, // "A a C" is hard to hear
	} {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			if got := span(l, test.first, test.last, test.n); got != test.want.In(l) {
				t.Errorf("%q, want %q", got, test.want.In(l))
			}
		}
	}
}

func TestLastedIsToTheSecond(t *testing.T) {
	if got := lasted(text.Spanish, 59999*time.Millisecond); got != "59 segundos" {
		t.Errorf("the time to the second is %q", got)
	}
}

// A spoken sentence has words instead of signs, and ends like a sentence.
func TestSentences(t *testing.T) {
	for said, want := range map[string]string{
		"un tablero de 9×0":     "un tablero de 9 por 0.",
		"Principiante · código": "Principiante. Código.",
		"Leyendo…":              "Leyendo.",
		"Ya está.":              "Ya está.",
		"En el tablero:":        "En el tablero:",
		"¿Y ahora?":             "¿Y ahora?",
		"":                      "",
	} {
		if got := Spoken(said, text.Spanish); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
