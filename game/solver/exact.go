package solver

import (
	"slices"

	"buscaminas/game"
)

// byExact returns a step by [Exact] that concludes cell c. It names the numbers that
// [attempt.explain] finds. If that finds no reason, the step names all numbers that touch closed
// cells. The step also concludes what else these numbers prove. byExact reports false if the numbers
// do not prove the state of c.
func (s *Solver) byExact(c game.Cell) (Step, bool) {
	a := s.newAttempt()
	why, ok := a.explain(c)
	if !ok {
		why.Numbers, why.Board = s.cellsAt(a.numbers()), !s.isPart
	}
	numbers := make([]int32, len(why.Numbers))
	for k, n := range why.Numbers {
		numbers[k] = int32(s.field.index(n))
	}
	found := Step{Rule: Exact, Numbers: why.Numbers, Board: why.Board}
	for _, i := range s.given {
		touches := func(to step) bool { return slices.Contains(numbers, i+int32(to.offset)) }
		if why.Board || slices.ContainsFunc(s.field.stepsFrom(int(i)), touches) {
			found.Uses = append(found.Uses, Fact{s.field.cell(int(i)), true})
		}
	}
	t := a.trial
	a.addNumbers(numbers, why.Board)
	for t.settle(Complete) != 0 {
	}
	for _, cell := range t.Mines() {
		found.Concludes = append(found.Concludes, Fact{cell, true})
	}
	for cell := range t.cells(t.safe, Safe) {
		found.Concludes = append(found.Concludes, Fact{Cell: cell})
	}
	return found, slices.ContainsFunc(found.Concludes, func(f Fact) bool { return f.Cell == c })
}
