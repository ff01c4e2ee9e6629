package solver_test

import (
	"runtime"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// To deal the largest board takes two bytes a cell, and to solve it after its first opening seven.
func TestTheLargestBoardTakesLittleMemory(t *testing.T) {
	allocated := func() float64 {
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		return float64(stats.TotalAlloc) / game.MaxCells
	}
	before, start := allocated(), game.Cell{Row: 512, Col: 512}
	layout := dealt(t, deal.Spec{Grid: game.Square{Rows: 1024, Cols: 1024}, Mines: 150_000}, start)
	if took := allocated() - before; took > 3 {
		t.Errorf("to deal it took %.1f bytes a cell", took)
	}
	g := game.New(layout, game.Classic)
	if err := g.Apply(game.Action{Kind: game.Open, Cell: start}); err != nil {
		t.Fatal(err)
	}
	before = allocated()
	know(g)
	if took := allocated() - before; took > 10 {
		t.Errorf("to solve it took %.1f bytes a cell", took)
	}
}
