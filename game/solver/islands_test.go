package solver_test

import (
	"math"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// On a large board with too many islands of open cells to count, the chances of some are estimated,
// and every cell has a chance.
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
	k := know(g)
	if k.Exact() {
		t.Error("everything is counted: this tests nothing")
	}
	for i := range size * size {
		c := game.Cell{Row: i / size, Col: i % size}
		known := k.State(c)
		if known == solver.Safe && board.Mine(c) || known == solver.Mine && !board.Mine(c) {
			t.Fatalf("%v has a wrong state", c)
		}
		if chance := k.Chance(c); known == solver.Unknown && !(0 <= chance && chance <= 1) {
			t.Fatalf("the chance of %v is %v", c, chance)
		}
	}
}

// The chances of all cells add up to the number of mines, for any number of islands. Equal islands
// have equal chances.
func TestIslandsShareTheMines(t *testing.T) {
	const size, each = 150, 6
	for _, mines := range []int{1300, 12_000} { // the islands have one mine in most layouts, or two
		s := solver.New(game.Square{Rows: size, Cols: size}, mines)
		for row := 2; row+3 <= size; row += each {
			for col := 2; col+3 <= size; col += each {
				s.Open(game.Cell{Row: row, Col: col}, 1)
				s.Open(game.Cell{Row: row, Col: col + 2}, 1)
			}
		}
		k := s.Known()
		if !k.Exact() {
			t.Fatal("the chances are estimates")
		}
		sum := 0.0
		for i := range size * size {
			c := game.Cell{Row: i / size, Col: i % size}
			chance := k.Chance(c)
			sum += chance
			like := game.Cell{Row: c.Row % each, Col: c.Col % each}
			if first := k.Chance(like); !(math.Abs(chance-first) <= 1e-9) {
				t.Fatalf("the chance of %v is %v, that of %v, which is like it, %v", c, chance, like, first)
			}
		}
		if !(math.Abs(sum-float64(mines)) <= 1e-6) {
			t.Errorf("the chances add up to %v mines of %d", sum, mines)
		}
	}
}

// The chances are right for any number of islands, even if their nodes cannot all be kept in
// memory.
func TestMoreIslandsThanAreKept(t *testing.T) {
	const size, each, mines = 1000, 5, 200_000
	s := solver.New(game.Square{Rows: size, Cols: size}, mines)
	for row := 2; row+2 <= size; row += each {
		for col := 2; col+2 <= size; col += each {
			s.Open(game.Cell{Row: row, Col: col}, 2)
		}
	}
	k := s.Known()
	if !k.Exact() {
		t.Fatal("the chances are estimates")
	}
	const islands = (size / each) * (size / each)
	for i := range size * size {
		c := game.Cell{Row: i / size, Col: i % size}
		want := (mines - 2.0*islands) / (size*size - 9*islands)
		switch dr, dc := c.Row%each-2, c.Col%each-2; {
		case dr == 0 && dc == 0:
			want = 0
		case max(dr, -dr, dc, -dc) == 1:
			want = 2.0 / 8
		}
		if chance := k.Chance(c); !(math.Abs(chance-want) <= 1e-9) {
			t.Fatalf("the chance of %v is %v, want %v", c, chance, want)
		}
	}
}
