package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/memory"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// sitWith sits at a model that keeps its games in a folder.
func sitWith(t *testing.T, dir string, setup *session.Setup) *player {
	t.Helper()
	p := &player{t: t, at: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	seed := uint64(0)
	p.m = New(Options{
		Grid:   squares,
		Setup:  setup,
		Memory: memory.Open(dir),
		Seed:   func() uint64 { seed++; return seed },
		Now:    func() time.Time { return p.at },
	}, colored(termenv.Ascii))
	t.Cleanup(p.m.Memory.Close)
	p.m.Init()
	p.resize(80, 40)
	return p
}

// answer carries out what the program was asked to do and sends the answers, but
// for those that wait.
func (p *player) answer(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, cmd := range msg {
			p.answer(cmd)
		}
	case tickMsg:
	default:
		p.answer(p.send(msg))
	}
}

func TestGameGoesOnInTheNextRun(t *testing.T) {
	for _, kind := range game.GridKinds() {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.m.Grid = kind
		p.press("2 G f g space")
		p.at = p.at.Add(3 * time.Second)
		p.press("w f i u")
		board := p.screen()
		p.m.Memory.Close() // as it is when the program is killed: nothing was told it

		p = sitWith(t, dir, nil)
		p.sees("▸ c. Continuar")
		p.press("enter")
		p.sees("TIEMPO: 3.0 seg.")
		was, is := p.m.play.game(), p.m.play.session.Hints()
		if is != 1 {
			t.Errorf("%d hints, want 1", is)
		}
		if was.Flags() != 2 {
			t.Errorf("%d flags, want 2; it was\n%s", was.Flags(), board)
		}
		p.press("ctrl+r")
		p.sees("JUGADAS: 1")
		p.press("u")
		p.press("u")
		p.sees("NO HAY NADA QUE DESHACER")
	}
}

func TestLeavingAKeptGameAsksNothing(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	p.press("1 f q")
	if cmd := p.press("5"); cmd == nil || cmd() != tea.Quit() {
		t.Error("5 does not leave")
	}
}

func TestSecondCopySaysSo(t *testing.T) {
	dir := t.TempDir()
	first := sitWith(t, dir, nil)
	first.press("1 f")
	second := sitWith(t, dir, nil)
	second.sees("Otra copia del juego")
	second.doesNotSee("Continuar")
	second.press("2 f f f")
	second.sees("MINAS RESTANTES: 39")
	first.m.Memory.Close()
	second.m.Memory.Close()
	third := sitWith(t, dir, nil)
	third.press("c")
	third.sees("MINAS RESTANTES: 9")
}

func TestWhatCannotBeKeptIsSaidOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state")
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.press("1 f")
	p.sees("La partida no se guarda", "MARCADAS: 1")
	p.press("right f")
	p.doesNotSee("no se guarda")
	p.sees("MARCADAS: 2")
	p.press("q 5")
	p.sees("¿Salir y dejar la partida en curso?")
}
