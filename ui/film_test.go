package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// lostToBeFilmed returns a player who has just lost a short game, and the folder for its films.
func lostToBeFilmed(t *testing.T) (p *player, dir string) {
	dir = t.TempDir()
	p = sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.m.Dir = dir
	p.tell()
	p.CarryOut("Bb*")
	p.at = p.at.Add(2 * time.Second)
	p.Answer(p.Press("g space"))
	return p, dir
}

// A key writes a film, in a replay and in lists of games. Each film is a new file in the current
// folder, and the message names it.
func TestFilmByAKey(t *testing.T) {
	t.Parallel()
	p, dir := lostToBeFilmed(t)
	p.SeesLoss()
	p.Press("P")
	p.Sees("Repetición", "0/")
	film := p.Press("e")
	p.Sees("Creando la animación: 0 % · Esc cancelar")
	p.Answer(film)
	p.Sees("Animación guardada en", "buscaminas-20260101-000002.svg", "0/") // the replay has not moved
	p.Press("right")
	p.DoesNotSee("Animación escrita")
	p.Press("esc q")
	p.Answer(p.Press("h"))
	p.Press("enter")
	film = p.Press("e")
	p.Sees("Creando la animación: 0 % · Esc cancelar")
	p.Answer(film)
	p.Sees("buscaminas-20260101-000002-2.svg")
	var films []string
	for _, name := range []string{"buscaminas-20260101-000002.svg", "buscaminas-20260101-000002-2.svg"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || !strings.Contains(string(data), "animation-delay") {
			t.Fatalf("%s: %v, %.80s", name, err, data)
		}
		films = append(films, string(data))
	}
	if films[0] != films[1] {
		t.Error("the film from the list is another than the one from the replay")
	}
}

// A film that is cancelled writes no file.
func TestFilmIsBrokenOff(t *testing.T) {
	t.Parallel()
	p, dir := lostToBeFilmed(t)
	p.Press("P")
	film := p.Press("e")
	p.Press("esc")
	p.Answer(film)
	if written, err := os.ReadDir(dir); err != nil || len(written) > 0 {
		t.Errorf("written: %v, %v", written, err)
	}
	p.Answer(p.Press("e"))
	p.Sees("Animación guardada en")
}

// The result of a film is shown on whatever page is open then, in as many lines as it takes.
func TestFilmEndsOnAnotherPage(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		const written = "Animación guardada en buscaminas-20260101-000002.svg"
		for name, way := range map[string]struct{ there, away string }{
			"the replay, behind a game":    {"P", "left left enter"},
			"the replay, behind its help":  {"P", "?"},
			"the history, which is closed": {"q h enter", "F"},
			"the history, behind a game":   {"q h enter", "enter left left enter"},
		} {
			p, dir := lostToBeFilmed(t)
			p.Resize(40, 24)
			for key := range strings.FieldsSeq(way.there) {
				p.Answer(p.Press(key))
			}
			film := p.Press("e")
			for key := range strings.FieldsSeq(way.away) {
				p.Answer(p.Press(key))
			}
			p.DoesNotSee("Creando la animación")
			p.Answer(film)
			if said := strings.Join(strings.Fields(p.Screen()), " "); !strings.Contains(said, written) {
				t.Errorf("%s: the message is missing:\n%s", name, p.Screen())
			}
			if _, err := os.Stat(filepath.Join(dir, "buscaminas-20260101-000002.svg")); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			p.Send(tea.KeyMsg{Type: tea.KeyF20})
			p.DoesNotSee("Animación")
		}
		p, _ := lostToBeFilmed(t)
		p.m.Dir = filepath.Join(t.TempDir(), "none")
		p.tell()
		p.Press("P")
		film := p.Press("e")
		p.Press("?")
		p.Answer(film)
		p.Sees("no se puede escribir")
	})
}
