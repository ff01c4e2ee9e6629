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
	p.Resize(width, height)
	return p, func() {
		if err := os.Remove(inTheWay); err != nil {
			t.Fatal(err)
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
			p.DoesNotSee(notSaved)
			retry := p.Press("f")
			if size.width > 40 {
				p.Sees(toldOnce)
			}
			for range 2 {
				p.Press("right")
				p.DoesNotSee(toldOnce)
				p.Sees(notSaved)
			}
			for msg := range messages(p.Press("u")) { // a refused key
				if r, ok := msg.(reply); ok && fmt.Sprintf("%T", r.msg) == "play.retryTickMsg" {
					t.Error("a key begins another series of attempts")
				}
			}
			p.Sees(notSaved)
			room()
			p.await("play.retryTickMsg", retry)
			p.DoesNotSee(notSaved)
			p.Sees(savedAgain)
			p.Press("f")
			p = p.again()
			p.Settle("c")
			p.Sees("MARCADAS: 2")
			p.DoesNotSee(notSaved)
		})
	}
}

// While a game cannot be saved, Ctrl+C asks once before it leaves.
func TestLeavingAGameThatIsNotSaved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p, room := sitWithoutDisk(t, 80, 24)
		retry := p.Press("f")
		if cmd := p.Press("ctrl+c"); cmd != nil && isQuit(cmd) {
			t.Fatal("the program leaves at once")
		}
		p.Sees("guardando. ¿Salir y perder")
		p.Press("n right")
		p.Sees(notSaved)
		p.Press("ctrl+c")
		if !isQuit(p.Press("ctrl+c")) {
			t.Error("the program asks a second time")
		}
		p.Press("n")
		room()
		p.await("play.retryTickMsg", retry)
		if !isQuit(p.Press("ctrl+c")) {
			t.Error("the program asks, though the game is saved again")
		}
	})
}

// The same holds after the end of the game, because its result would be lost.
func TestLeavingAGameThatEndedUnsaved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		p, _ := sitWithoutDisk(t, 80, 24)
		p.Press("space")
		for p.Game().Status() == game.Playing {
			for c := range game.Cells(p.Game().Layout().Grid()) {
				if p.Game().Layout().Mine(c) {
					p.MoveTo(c)
					break
				}
			}
			p.Press("space")
		}
		p.Press("i")
		p.Sees(notSaved)
		p.Press("ctrl+c")
		p.Sees("guardando. ¿Salir y perder")
	})
}

func isQuit(cmd tea.Cmd) bool {
	if cmd == nil {
		return false
	}
	_, quit := cmd().(tea.QuitMsg)
	return quit
}
