//go:build !windows

package e2e

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// A hint takes three presses. The chances are shown, and a loss is explained and undone, on both
// grids.
func TestHintChancesAndLoss(t *testing.T) {
	t.Parallel()
	for grid, shape := range map[string]game.Grid{
		"cuadrada":  game.Square{Rows: 16, Cols: 16},
		"hexagonal": game.Hex{Rows: 16, Cols: 16},
	} {
		t.Run(grid, func(t *testing.T) {
			board, err := deal.Spec{Grid: shape, Mines: 40, Seed: 3, Promise: deal.Followable}.Deal(game.Cell{Row: 8, Col: 8})
			if err != nil {
				t.Fatal(err)
			}
			mine := game.Cell{}
			for i := 0; !board.Mine(mine); i++ {
				mine = game.Cell{Row: i / 16, Col: i % 16}
			}
			term := start(t, size{120, 40}, "--level", "intermedio", "--grid", grid, "--seed", "3")
			term.waitText("Intermedio · sin adivinar · " + grid)
			term.press("space")
			term.waitText("JUGADAS: 1")
			term.press("i")
			term.waitText("Hay algo que abrir sin") // in the panel, which breaks the sentence into lines
			term.waitText("dónde")
			term.waitText("PISTAS: 1")
			term.press("i")
			term.waitText("siguiente paso")
			term.waitText("(1)")
			term.press("i")
			term.waitNoText("siguiente paso")
			term.waitText("lección")
			term.typeText("%")
			term.waitText("│ ✓ │")
			term.waitText("% de riesgo, hasta")
			term.typeText("%:" + mine.String() + "*")
			term.press("enter")
			term.waitText("HAS PERDIDO")
			term.waitText("u deshacer")
			term.press("u")
			term.waitNoText("HAS PERDIDO")
			term.press("ctrl+c")
			term.waitExit()
			term.terminalRestored()
		})
	}
}
