package solver

import (
	"math"

	"buscaminas/game"
)

// Trust tells s that the closed cell c, which must be on the board, is safe, even if no number
// proves it.
func (s *Solver) Trust(c game.Cell) { s.prove(s.field.index(c), Safe) }

// AllSafe returns the probability, as of the last call of [Solver.Solve], that a chord on
// these cells survives: that none of them holds a mine. Each is on the board and given once.
// It is an estimate unless [Solver.Exact] holds.
func (s *Solver) AllSafe(cells []game.Cell) float64 {
	var unknown []int
	each := 1.0 // as if the cells were independent
	for _, c := range cells {
		i := s.field.index(c)
		each *= 1 - s.chance(i)
		if s.known[i] == Unknown {
			unknown = append(unknown, i)
		}
	}
	if len(unknown) < 2 || each == 0 || !s.Exact() {
		return each
	}
	t := New(s.field.grid, s.mines)
	t.copy(s)
	for _, i := range unknown {
		t.prove(i, Safe)
	}
	if !t.wrong {
		t.weigh()
	}
	switch {
	case t.wrong:
		return 0
	case !t.Exact():
		return each
	}
	return min(1, math.Exp(t.count.log-s.count.log))
}
