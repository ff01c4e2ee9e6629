package solver_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// NextTouchingUnknown and Touches agree with the states of all cells.
func TestNextTouchingUnknown(t *testing.T) {
	found := 0
	for _, p := range positions(300) {
		s := p.see()
		s.Next(solver.One | solver.Two)
		rows, cols := p.grid.Size()
		beside := func(c game.Cell, is solver.State) bool {
			around := game.AppendNeighbors(nil, p.grid, c)
			return slices.ContainsFunc(around, func(n game.Cell) bool { return s.State(n) == is })
		}
		for from := range rows * cols {
			want, any := game.Cell{}, false
			for i := from; i < from+rows*cols && !any; i++ {
				c := game.Cell{Row: i / cols % rows, Col: i % cols}
				for _, is := range []solver.State{solver.Unknown, solver.Safe, solver.Mine, solver.Open} {
					if got := s.Touches(c, is); got != beside(c, is) {
						t.Fatalf("state %d beside %v: %v\n%v", is, c, got, p)
					}
				}
				if s.State(c) == solver.Open && beside(c, solver.Unknown) {
					want, any = c, true
					found++
				}
			}
			if got, ok := s.NextTouchingUnknown(game.Cell{Row: from / cols, Col: from % cols}); ok != any || got != want {
				t.Fatalf("from %d on %v, %v is next, want %v, %v\n%v", from, got, ok, want, any, p)
			}
		}
	}
	if found < 500 {
		t.Errorf("only %d found", found)
	}
}
