package solver_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// board returns a position as the player sees it.
func (p position) board() board {
	return board{
		grid:   p.grid,
		mines:  p.mines,
		open:   func(c game.Cell) bool { _, open := p.shown[c]; return open },
		number: func(c game.Cell) int { return p.shown[c] },
	}
}

// Every proved cell has an argument, and each step follows from the numbers and facts that it
// names.
func TestArgumentsHold(t *testing.T) {
	last := map[solver.Rule]int{}
	for _, p := range positions(800) {
		s := p.see()
		if err := s.Solve(); err != nil {
			t.Fatal(err)
		}
		for _, c := range append(s.Safe(), s.Mines()...) {
			a, ok := s.Argue(slices.Values([]game.Cell{c}), c)
			if !ok {
				t.Fatalf("%v is proved, but has no argument\n%v", c, p)
			}
			if err := p.board().holds(a.Steps, nil, false); err != nil {
				t.Fatalf("%v: %v\n%v", c, err, p)
			}
			step := a.Steps[len(a.Steps)-1]
			last[step.Rule]++
		}
	}
	t.Log(last)
}
