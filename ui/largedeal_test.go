package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// largeSetup returns a setup of a board that is dealt in the background.
func largeSetup(mines int) *session.Setup { return largeOf(250, mines) }

// largeOf returns a setup of a board of this many rows and columns.
func largeOf(side, mines int) *session.Setup {
	spec := deal.Spec{Grid: game.Square{Rows: side, Cols: side}, Mines: mines, Seed: 1}
	setup := session.Dealt(words.Custom, spec, game.LeftToFind)
	return &setup
}

func TestLargeBoardIsDealtOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, largeSetup(6_000))
	p.Press("f right")
	cmd := p.Press("space")
	p.Sees("Buscando un tablero que no obligue a adivinar: 0 %", "Esc cancelar", "JUGADAS: 0")
	p.Press("right left") // keys typed meanwhile wait
	p.Send(tea.MouseMsg{X: 40, Y: 10, Button: tea.MouseButtonRight, Action: tea.MouseActionPress})
	p.Resize(81, 24)
	p.at = p.at.Add(time.Hour)
	p.Send(aside(t, cmd))
	p.Sees("JUGADAS: 1", "MARCADAS: 1", "TIEMPO: 0,0")
	p.DoesNotSee("Repartiendo")

	p = sit(t, 80, 24, largeSetup(6_000))
	p.Press("f right space esc") // the clock goes on once the player does not wait any more
	p.at = p.at.Add(2 * time.Second)
	p.tell()
	p.Sees("TIEMPO: 2,0")
}

// A large board whose mines are shown is dealt in the background, too, before any cell is opened.
func TestLargeBoardWithItsMinesIsDealtOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.m.ShowMines = true
	p.tell()
	cmd := p.m.begin(*largeSetup(6_000), nil)
	p.Sees("Buscando un tablero que no obligue a adivinar: 0 %", "Esc cancelar", "▓")
	p.DoesNotSee("*")
	p.Send(aside(t, cmd))
	p.Sees("*", "JUGADAS: 0")
	p.DoesNotSee("Repartiendo")

	p = sit(t, 80, 24, nil)
	p.m.ShowMines = true
	p.tell()
	cmd = p.m.begin(*largeSetup(6_000), nil)
	p.Press("esc")
	p.Sees("Reparto cancelado")
	p.Send(aside(t, cmd))
	p.DoesNotSee("*")
	cmd = p.Press("space") // again
	p.Sees("Buscando un tablero")
	p.Send(aside(t, cmd))
	p.Sees("*", "JUGADAS: 1")
}
