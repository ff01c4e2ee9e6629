package ui

import (
	"testing"
	"time"
)

// In every list, G leads to the last line, and g to the first unless it has another meaning.
func TestGLeadsToTheEndsOfEveryList(t *testing.T) {
	t.Parallel()
	for keys, ends := range map[string][2]string{
		"t": {"▸ La escalera", "▸ La colmena"},
		"o": {"▸ Idioma", "▸ Reglas"},
		"h": {"▸ Principiante", "▸ Experto"},
		"C": {"▸ Experto", "▸ Principiante"},
		"d": {"▸ Principiante", "▸ Experto"},
		"":  {"", "▸ r. Reglas"},
		"l": {"", "▸ Practica lo que fallas"},
	} {
		p := sitWith(t, t.TempDir(), nil)
		p.resize(120, 40)
		for _, level := range []string{"1", "2", "3"} { // a finished game of each level, and a waiting one
			p.settle(level)
			p.press("f")
			p.answer(p.m.giveUp(""))
			p.settle(level)
			p.press("f q")
			p.at = p.at.Add(time.Minute)
		}
		p.settle(keys)
		p.settle("down G")
		p.sees(ends[1])
		if ends[0] != "" {
			p.settle("g")
			p.sees(ends[0])
		}
	}
}
