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
	p.carryOut("Bb*")
	p.at = p.at.Add(2 * time.Second)
	p.answer(p.press("g space"))
	return p, dir
}

// A key writes a film, in a replay and in lists of games. Each film is a new file in the current
// folder, and the message names it.
func TestFilmByAKey(t *testing.T) {
	t.Parallel()
	p, dir := lostToBeFilmed(t)
	p.seesLoss()
	p.press("P")
	p.sees("Repetición", "0/")
	film := p.press("e")
	p.sees("Creando la animación: 0 % · Esc cancelar")
	p.answer(film)
	p.sees("Animación guardada en", "buscaminas-20260101-000002.svg", "0/") // the replay has not moved
	p.press("right")
	p.doesNotSee("Animación escrita")
	p.press("esc q")
	p.answer(p.press("h"))
	p.press("enter")
	film = p.press("e")
	p.sees("Creando la animación: 0 % · Esc cancelar")
	p.answer(film)
	p.sees("buscaminas-20260101-000002-2.svg")
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
	p.press("P")
	film := p.press("e")
	p.press("esc")
	p.answer(film)
	if written, err := os.ReadDir(dir); err != nil || len(written) > 0 {
		t.Errorf("written: %v, %v", written, err)
	}
	p.answer(p.press("e"))
	p.sees("Animación guardada en")
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
			p.resize(40, 24)
			for key := range strings.FieldsSeq(way.there) {
				p.answer(p.press(key))
			}
			film := p.press("e")
			for key := range strings.FieldsSeq(way.away) {
				p.answer(p.press(key))
			}
			p.doesNotSee("Creando la animación")
			p.answer(film)
			if said := strings.Join(strings.Fields(p.screen()), " "); !strings.Contains(said, written) {
				t.Errorf("%s: the message is missing:\n%s", name, p.screen())
			}
			if _, err := os.Stat(filepath.Join(dir, "buscaminas-20260101-000002.svg")); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			p.send(tea.KeyMsg{Type: tea.KeyF20})
			p.doesNotSee("Animación")
		}
		p, _ := lostToBeFilmed(t)
		p.m.Dir = filepath.Join(t.TempDir(), "none")
		p.tell()
		p.press("P")
		film := p.press("e")
		p.press("?")
		p.answer(film)
		p.sees("no se puede escribir")
	})
}
