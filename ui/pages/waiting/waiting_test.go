package waiting

import (
	"testing"
	"time"

	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// What there is no room for in a row is left out, from what matters least.
func TestRowsOfTheWaitingList(t *testing.T) {
	w := waiter{
		Brief: session.Brief{
			Title: text.Same("Experto"), Grid: text.Same("cuadrada"), Open: 10, Elapsed: 200 * time.Second,
		},
		state: "abierta en otra copia", when: "2026-01-01 15:04",
	}
	for width, want := range map[int]string{
		80: "Experto, cuadrada, 10 % abierto, 3:20 · abierta en otra copia · 2026-01-01 15:04",
		79: "Experto, cuadrada, 10 % abierto, 3:20 · abierta en otra copia",
		60: "Experto, cuadrada, 10 % abierto, 3:… · abierta en otra copia",
		40: "Experto, cuadrada, 10 % abierto, 3:20",
		10: "Experto, …",
	} {
		if got := w.line(width, text.Spanish); got != want {
			t.Errorf("%d: %q, want %q", width, got, want)
		}
	}
}
