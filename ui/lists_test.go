package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/page"
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

// An empty list offers no key that opens a line of it.
func TestEmptyListsOfferNoEnter(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string]string{"your boards": "4", "records": "h", "races": "v"} {
		kept := archive.At(t.TempDir())
		t.Cleanup(kept.Close)
		p := seat(t, Options{Archive: kept, Served: &page.Served{Largest: 1000, Queue: func(work func()) { work() }}})
		p.resize(80, 24)
		p.settle(keys)
		lines := strings.Split(strings.TrimRight(p.screen(), "\n"), "\n")
		if foot := lines[len(lines)-1]; strings.Contains(foot, "Enter") || !strings.Contains(foot, "Esc") {
			t.Errorf("%s: the foot is %q, want no Enter\n%s", name, foot, p.screen())
		}
	}
	p := sitWith(t, t.TempDir(), nil)
	p.settle("1 f q C x s")
	p.sees("PARTIDAS EN ESPERA")
	p.doesNotSee("Enter")
}
