package ui

import (
	"strings"
	"testing"
)

// In every list the pointer is directly before the entry, whatever sign the entry begins with.
func TestThePointerStandsBeforeItsEntry(t *testing.T) {
	t.Parallel()
	for keys, entries := range map[string][]string{
		"l esc": {"Practica lo que fallas", "1.  Todas son minas", "10. 1-2", "22. Suponer y descartar", "Cuando toca adivinar"},
		"t":     {"La escalera", "El rombo"},
		"d":     {"Principiante", "Intermedio", "Experto"},
		"o":     {"Idioma", "Tema"},
		"?":     {"Empezar", "Números"},
	} {
		p := sitWith(t, t.TempDir(), nil)
		p.Resize(120, 40)
		p.Settle(keys)
		for _, entry := range entries {
			for range 40 {
				if strings.Contains(p.Screen(), "▸ "+entry) {
					break
				}
				p.Settle("down")
			}
			p.Sees("▸ " + entry)
		}
	}
}
