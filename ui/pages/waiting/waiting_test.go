package waiting

import (
	"testing"
	"time"

	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A row leaves out what there is no room for, the least important part first.
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
			t.Errorf("width %d: %q, want %q", width, got, want)
		}
	}
}
