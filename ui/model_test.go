package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// The report of a panic says that the game is saved, if and only if it is.
func TestWhetherTheGameIsKept(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, onFile(t, "list-10x10.txt", game.Rules{}))
	want := func(when string, want bool) {
		t.Helper()
		if got := p.m.keepsAll(); got != want {
			t.Errorf("%s: the game is kept: %t", when, got)
		}
	}
	want("before it has begun", false)
	p.Press("f right f")
	want("begun", true)
	if err := os.RemoveAll(filepath.Join(dir, "games")); err != nil {
		t.Fatal(err)
	}
	p.Press("right f")
	want("its file is gone", false)
}

func TestGameWaitsAtTheMenu(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.Press("f")
	p.at = p.at.Add(time.Second)
	p.Press("q")
	p.Sees("Continuar")
	p.at = p.at.Add(time.Hour)
	p.Press("c")
	p.Sees("TIEMPO: 1,0 s", "MARCADAS: 1")
	p.Press("esc esc")
	p.Sees("MARCADAS: 1")
}

func TestNoKeyLosesAGameWithoutAsking(t *testing.T) {
	t.Parallel()
	for _, keys := range []string{"n", "r", "q 1", "esc t enter", "q 5", "q q", "q m enter"} {
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
		p.Press("f")
		p.Press(keys)
		p.Sees("partida en curso?")
		p.Press("n")
		p.m.goOn("")
		p.Sees("MARCADAS: 1")
		p.Press(keys)
		if cmd := p.Press("s"); cmd != nil && cmd() == tea.Quit() {
			continue
		}
		p.Sees("MARCADAS: 0")
	}
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.Press("n")
	p.DoesNotSee("¿Dejar la partida en curso?")
}

func TestWindowTooSmallStopsTheClock(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.Press("f")
	p.at = p.at.Add(time.Second)
	p.Resize(19, 30)
	p.Sees("20x8")
	p.Resize(80, 7)
	p.Sees("20x8")
	p.at = p.at.Add(time.Hour)
	p.Press("f")
	p.Resize(20, 8)
	p.Sees("[X]")
	p.Resize(80, 24)
	p.Sees("TIEMPO: 1,0 s", "MARCADAS: 1")
}

// A window that is too small shows the size that is needed, and words only if they fit whole.
func TestWindowTooSmallCutsNoWord(t *testing.T) {
	t.Parallel()
	for width := 4; width < 20; width++ {
		for height := 1; height < 8; height++ {
			p := sit(t, width, height, nil)
			p.Sees("20x8")
			for _, word := range strings.Fields(p.Screen()) {
				if word != "20x8" && word != "tamaño" && word != "mínimo" {
					t.Errorf("%d×%d: %q", width, height, p.Screen())
				}
			}
		}
	}
}
