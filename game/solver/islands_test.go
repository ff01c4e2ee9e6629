package solver_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// On a large board with many islands of open cells not all of them can be counted:
// those that are not are estimated, and every cell has a chance.
func TestMoreIslandsThanAreCounted(t *testing.T) {
	const size, mines = 1000, 150_000
	board := dealt(t, deal.Spec{Grid: game.Square{Rows: size, Cols: size}, Mines: mines}, game.Cell{})
	g := game.New(board, game.Classic)
	for i := 0; i < size*size; i += 7 {
		if c := (game.Cell{Row: i / size, Col: i % size}); !board.Mine(c) && !g.Open(c) {
			if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := solver.New(board.Grid(), mines)
	s.See(g)
	if err := s.Solve(); err != nil {
		t.Fatal(err)
	}
	if s.Exact() {
		t.Error("everything is counted: this tests nothing")
	}
	for i := range size * size {
		c := game.Cell{Row: i / size, Col: i % size}
		known := s.State(c)
		if known == solver.Safe && board.Mine(c) || known == solver.Mine && !board.Mine(c) {
			t.Fatalf("%v is taken for what it is not", c)
		}
		if chance := s.Chance(c); known == solver.Unknown && !(0 <= chance && chance <= 1) {
			t.Fatalf("the chance of %v is %v", c, chance)
		}
	}
}
