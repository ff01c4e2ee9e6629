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
		"l": {"", "▸ Practica lo que fallas"}, // a new player begins with the first lesson
	} {
		p := taught(t) // a new player would get the first lesson instead of the list
		p.Resize(120, 40)
		for _, level := range []string{"1", "2", "3"} { // a finished game of each level, and a waiting one
			p.Settle(level)
			p.Press("f")
			p.Answer(p.m.giveUp(""))
			p.Settle(level)
			p.Press("f q")
			p.at = p.at.Add(time.Minute)
		}
		p.Settle(keys)
		p.Settle("down G")
		p.Sees(ends[1])
		if ends[0] != "" {
			p.Settle("g")
			p.Sees(ends[0])
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
		p.Resize(80, 24)
		p.Settle(keys)
		lines := strings.Split(strings.TrimRight(p.Screen(), "\n"), "\n")
		if foot := lines[len(lines)-1]; strings.Contains(foot, "Enter") || !strings.Contains(foot, "Esc") {
			t.Errorf("%s: the foot is %q, want no Enter\n%s", name, foot, p.Screen())
		}
	}
	p := sitWith(t, t.TempDir(), nil)
	p.Settle("1 f q C x s")
	p.Sees("PARTIDAS EN ESPERA")
	p.DoesNotSee("Enter")
}
