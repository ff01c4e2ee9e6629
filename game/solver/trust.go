package solver

import (
	"math"

	"buscaminas/game"
)

// Trust tells s that the closed cell c is safe, even if no number proves it. The cell must be on
// the board.
func (s *Solver) Trust(c game.Cell) { s.prove(s.field.index(c), Safe) }

// AllSafe returns the probability that none of these cells holds a mine. It uses the result of the
// last call of [Solver.Solve]. Each cell must be on the board and given once. The probability is an
// estimate unless [Solver.Exact] reports true.
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
