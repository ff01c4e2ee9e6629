package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The messages about a game that cannot be saved.
const (
	toldOnce   = "La partida no se está guardando"
	notSaved   = "PARTIDA: SIN GUARDAR"
	savedAgain = "La partida vuelve a guardarse"
)

// sitWithoutDisk begins a game that cannot be saved, and returns a function that makes saving
// possible.
func sitWithoutDisk(t *testing.T, width, height int) (p *player, room func()) {
	t.Helper()
	inTheWay := filepath.Join(t.TempDir(), "state")
	if err := os.WriteFile(inTheWay, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 1}
	setup := session.Dealt(text.Same("test"), spec, game.Rules{})
	p = sitWith(t, inTheWay, &setup)
	p.resize(width, height)
	return p, func() {
		if err := os.Remove(inTheWay); err != nil {
			t.Fatal(err)
		}
	}
}

// waitAll runs commands and waits for those that take time, except for ticks of the clock.
func (p *player) waitAll(cmd tea.Cmd) {
	for msg := range messages(cmd) {
		if r, ok := msg.(reply); !ticks(msg) || ok && fmt.Sprintf("%T", r.msg) == "play.retryTickMsg" {
			p.waitAll(p.send(msg))
		}
	}
}

// In a window of any size, the page says that the game is not being saved, until it is again.
// Saving is tried again every other second, and then no entry is missing.
func TestAGameThatIsNotSavedSaysSo(t *testing.T) {
	t.Parallel()
	for _, size := range []struct{ width, height int }{{20, 8}, {40, 12}, {60, 15}, {80, 24}, {120, 40}, {200, 60}} {
		synctest.Test(t, func(t *testing.T) {
			p, room := sitWithoutDisk(t, size.width, size.height)
			p.doesNotSee(notSaved)
			retry := p.press("f")
			if size.width > 40 {
				p.sees(toldOnce)
			}
			for range 2 {
				p.press("right")
				p.doesNotSee(toldOnce)
				p.sees(notSaved)
			}
			p.press("u") // a refused key
			p.sees(notSaved)
			room()
			p.waitAll(retry)
			p.doesNotSee(notSaved)
			p.sees(savedAgain)
			p.press("f")
			p = p.again()
			p.settle("c")
			p.sees("MARCADAS: 2")
			p.doesNotSee(notSaved)
		})
	}
}

// While a game cannot be saved, Ctrl+C asks once before it leaves.
func TestLeavingAGameThatIsNotSaved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p, room := sitWithoutDisk(t, 80, 24)
		retry := p.press("f")
		if cmd := p.press("ctrl+c"); cmd != nil && isQuit(cmd) {
			t.Fatal("the program leaves at once")
		}
		p.sees("¿Salir y perder lo que falta por guardar?")
		p.press("n right")
		p.sees(notSaved)
		p.press("ctrl+c")
		if !isQuit(p.press("ctrl+c")) {
			t.Error("the program asks a second time")
		}
		p.press("n")
		room()
		p.waitAll(retry)
		if !isQuit(p.press("ctrl+c")) {
			t.Error("the program asks, though the game is saved again")
		}
	})
}

// The same holds after the end of the game, because its result would be lost.
func TestLeavingAGameThatEndedUnsaved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p, _ := sitWithoutDisk(t, 80, 24)
		p.press("space")
		for p.game().Status() == game.Playing {
			for c := range game.Cells(p.game().Layout().Grid()) {
				if p.game().Layout().Mine(c) {
					p.moveTo(c)
					break
				}
			}
			p.press("space")
		}
		p.press("i")
		p.sees(notSaved)
		p.press("ctrl+c")
		p.sees("¿Salir y perder lo que falta por guardar?")
	})
}

func isQuit(cmd tea.Cmd) bool {
	if cmd == nil {
		return false
	}
	_, quit := cmd().(tea.QuitMsg)
	return quit
}
