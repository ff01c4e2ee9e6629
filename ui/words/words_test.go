package words

import (
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/text"
)

func TestEveryRefusalHasWords(t *testing.T) {
	for r := game.NotAPlay; r <= game.GameOver; r++ {
		if Refusal(r) == (text.Text{}) {
			t.Errorf("nothing is said when an action is refused for: %v", r)
		}
	}
}

// The wording of these is fixed.
func TestRefusalsToTheLetter(t *testing.T) {
	for r, want := range map[game.Refusal]string{
		game.NotAPlay:     "ENTRADA ERRONEA",
		game.TooManyFlags: "NO SE PUEDEN MARCAR MAS CELDAS QUE MINAS",
		game.FlaggedCell:  "NO SE PUEDE ABRIR UNA CELDA MARCADA",
		game.OpenCell:     "NO SE PUEDE MARCAR UNA CELDA ABIERTA",
		game.TooFewFlags:  "CELDA YA ABIERTA. NO SE PUEDEN ABRIR LAS CELDAS VECINAS POR NUMERO INSUFICIENTE DE MARCAS",
	} {
		if got := Refusal(r).In(text.Spanish); got != want {
			t.Errorf("%v: %q, want %q", r, got, want)
		}
	}
}

func TestEveryProblemHasSpanish(t *testing.T) {
	for p := boards.NoSuchFile; p < boards.Problems; p++ {
		e := &boards.Error{File: "f", Line: 3, Problem: p, Found: "FOUND", Want: "WANT"}
		spanish, english := Error(e, text.Spanish), Error(e, text.English)
		if !strings.HasPrefix(spanish, "f:3: ") || len(spanish) < len("f:3: ")+4 || spanish == english {
			t.Errorf("problem %d: %q in Spanish, %q in English", p, spanish, english)
		}
		for _, part := range []string{"FOUND", "WANT"} {
			if strings.Contains(spanish, part) != strings.Contains(english, part) {
				t.Errorf("problem %d: %q and %q do not say the same", p, spanish, english)
			}
		}
	}
}

func TestEveryBoardFormatHasAName(t *testing.T) {
	seen := map[string]bool{}
	for f := range boards.Formats {
		name := BoardFormat(f)
		for _, n := range []string{"es " + name.In(text.Spanish), "en " + name.In(text.English)} {
			if len(n) == 3 || seen[n] {
				t.Errorf("format %v has the name %q, as another or empty", f, n)
			}
			seen[n] = true
		}
	}
}

func TestSeconds(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0:                           "0.0",
		99 * time.Millisecond:       "0.0",
		100 * time.Millisecond:      "0.1",
		42*time.Second + 399e6:      "42.3",
		2*time.Hour + 5*time.Second: "7205.0",
	} {
		if got := Seconds(d); got != want {
			t.Errorf("%v reads %q, want %q", d, got, want)
		}
	}
}
