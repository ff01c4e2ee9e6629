package ui

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// All keys typed while a board is dealt wait: the pause begins once the first cell is open.
func TestKeysWaitForTheBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, largeSetup(6_000))
	dealt := p.Press("space")
	p.Press("p")
	p.Sees("Buscando un tablero que no obligue a adivinar: 0 % · Esc cancelar", "JUGADAS: 0")
	p.DoesNotSee("PAUSA")
	p.Send(aside(t, dealt))
	p.Sees("PAUSA")
	p.Press("p")
	p.Sees("JUGADAS: 1")
}

// Esc ends each job in the background, drops the keys typed after it, and says so on the line above
// the keys. The result of the job is ignored.
func TestEscEndsEachJob(t *testing.T) {
	t.Parallel()
	large := func(t *testing.T) *player {
		layout, err := game.NewLayout(game.Square{Rows: 250, Cols: 250}, slices.Values(cornered))
		if err != nil {
			t.Fatal(err)
		}
		return sit(t, 100, 30, &session.Setup{Title: text.Same("large"), Board: session.Given(layout, game.Cell{})})
	}
	waits := func(t *testing.T) *player {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.begins("1")
		p.m.close()
		return sitWith(t, dir, nil)
	}
	filed := func(t *testing.T) *player {
		p := sit(t, 100, 30, nil)
		p.Answer(p.Press("4"))
		for _, r := range "../boards/list-10x10.txt" {
			p.Press(string(r))
		}
		return p
	}
	lost := func(t *testing.T) *player {
		p, _ := lostToBeFilmed(t)
		return p
	}
	for name, job := range map[string]struct {
		sit           func(*testing.T) *player
		there, key    string
		says, stopped string
		waits         bool // typed keys wait
	}{
		"dealing": {
			func(t *testing.T) *player { return sit(t, 100, 30, largeSetup(6_000)) }, "", "space",
			"Buscando un tablero que no obligue a adivinar: 0 %", "Reparto cancelado", true,
		},
		"copying":           {large, "G space", "y", "Copiando: 0 %", "Copia cancelada", true},
		"a film":            {lost, "P", "e", "Creando la animación: 0 %", "Animación cancelada", false},
		"a film of a list":  {lost, "q h enter", "e", "Creando la animación: 0 %", "Animación cancelada", false},
		"reading":           {waits, "", "c", "Leyendo la partida", "Lectura cancelada", true},
		"reading of a list": {waits, "C", "enter", "Leyendo la partida", "Lectura cancelada", true},
		"reading a replay":  {lost, "q h enter", "enter", "Leyendo la partida", "Lectura cancelada", true},
		"reading a file":    {filed, "", "enter", "Leyendo el tablero", "Lectura cancelada", true},
		"turning a board":   {large, "E s", ">", "Cambiando el tablero…", "Cambio cancelado", true},
	} {
		t.Run(name, func(t *testing.T) {
			p := job.sit(t)
			for key := range strings.FieldsSeq(job.there) {
				p.Answer(p.Press(key))
			}
			said := func() string {
				lines := strings.Split(p.Screen(), "\n")
				return strings.TrimSpace(lines[p.m.height-2])
			}
			begun := p.Press(job.key)
			if want := job.says + " · Esc cancelar"; said() != want {
				t.Fatalf("while it is done: %q, want %q:\n%s", said(), want, p.Screen())
			}
			before := p.Screen()
			if p.Press("?"); job.waits && p.Screen() != before {
				t.Errorf("a key does not wait:\n%s", p.Screen())
			} else if !job.waits {
				p.Press("esc") // closes the help
			}
			p.Send(tea.KeyMsg{Type: tea.KeyEsc})
			if said() != job.stopped {
				t.Errorf("after Esc: %q, want %q:\n%s", said(), job.stopped, p.Screen())
			}
			p.DoesNotSee("TECLAS") // the key that waited is dropped
			p.Answer(begun)
			if said() != job.stopped {
				t.Errorf("at its end: %q, want %q:\n%s", said(), job.stopped, p.Screen())
			}
			p.Press(job.key)
			if want := job.says + " · Esc cancelar"; said() != want {
				t.Errorf("done again: %q, want %q:\n%s", said(), want, p.Screen())
			}
		})
	}
}
