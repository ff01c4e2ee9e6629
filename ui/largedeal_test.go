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
	p.press("f right")
	cmd := p.press("space")
	p.sees("Buscando un tablero que no obligue a adivinar: 0 %", "Esc cancelar", "JUGADAS: 0")
	p.press("right left") // keys typed meanwhile wait
	p.send(tea.MouseMsg{X: 40, Y: 10, Button: tea.MouseButtonRight, Action: tea.MouseActionPress})
	p.resize(81, 24)
	p.at = p.at.Add(time.Hour)
	p.send(aside(t, cmd))
	p.sees("JUGADAS: 1", "MARCADAS: 1", "TIEMPO: 0,0")
	p.doesNotSee("Repartiendo")
}

// A large board whose mines are shown is dealt in the background, too, before any cell is opened.
func TestLargeBoardWithItsMinesIsDealtOnTheSide(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.m.ShowMines = true
	p.tell()
	cmd := p.m.begin(*largeSetup(6_000), nil)
	p.sees("Buscando un tablero que no obligue a adivinar: 0 %", "Esc cancelar", "▓")
	p.doesNotSee("*")
	p.send(aside(t, cmd))
	p.sees("*", "JUGADAS: 0")
	p.doesNotSee("Repartiendo")

	p = sit(t, 80, 24, nil)
	p.m.ShowMines = true
	p.tell()
	cmd = p.m.begin(*largeSetup(6_000), nil)
	p.press("esc")
	p.sees("Reparto cancelado")
	p.send(aside(t, cmd))
	p.doesNotSee("*")
	cmd = p.press("space") // again
	p.sees("Buscando un tablero")
	p.send(aside(t, cmd))
	p.sees("*", "JUGADAS: 1")
}
