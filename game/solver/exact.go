package solver

import (
	"slices"

	"buscaminas/game"
)

// The limits of [Solver.byExact], which finds out which numbers prove a cell.
const (
	maxNumbers      = 96  // [Solver.numbersFrom] stops when it has found this many open cells
	maxTotalNumbers = 400 // with more open cells, [Solver.byExact] keeps even needless ones
)

// byExact returns a step by [Exact] that concludes cell c. If it can, the step uses only numbers
// near c. Otherwise it uses the number of all mines and all numbers that touch closed cells. Then
// byExact drops the numbers that are not needed, unless there are more than maxTotalNumbers. It
// reports false if the numbers do not prove the state of c.
func (s *Solver) byExact(c game.Cell) (Step, bool) {
	a, at := s.newAttempt(), s.field.index(c)
	shows := func(numbers []int32, total bool) bool {
		t := a.try(numbers, total)
		return t.known[at] == s.known[at] && !t.wrong
	}
	near, total := s.numbersFrom(at), false
	numbers := near[:0]
	for n := 3; n < 2*len(near) && len(numbers) == 0; n += n / 2 {
		if tried := near[:min(n, len(near))]; shows(tried, false) {
			numbers = tried
		}
	}
	if len(numbers) == 0 {
		numbers, total = s.numbers(), !s.isPart
	}
	if len(numbers) <= maxTotalNumbers && shows(numbers, total) {
		for k := len(numbers) - 1; k >= 0; k-- {
			if without := slices.Delete(slices.Clone(numbers), k, k+1); shows(without, total) {
				numbers = without
			}
		}
	}
	found := Step{Rule: Exact, Numbers: s.cellsAt(numbers), Board: total, Concludes: a.try(numbers, total).facts()}
	for _, i := range s.given {
		touches := func(to step) bool { return slices.Contains(numbers, i+int32(to.offset)) }
		if total || slices.ContainsFunc(s.field.stepsFrom(int(i)), touches) {
			found.Uses = append(found.Uses, Fact{s.field.cell(int(i)), true})
		}
	}
	return found, slices.ContainsFunc(found.Concludes, func(f Fact) bool { return f.Cell == c })
}

// numbersFrom returns open cells whose numbers may help to prove the state of the cell at index i,
// the nearest first. It begins with the open cells around that cell. Then it goes on to the closed
// cells that these touch, to the open cells around those, and so on. It stops when it has found at
// least maxNumbers open cells.
func (s *Solver) numbersFrom(i int) []int32 {
	var numbers []int32
	seen := map[int]bool{i: true}
	cells := []int{i}
	for k := 0; k < len(cells) && len(numbers) < maxNumbers; k++ {
		for _, step := range s.field.stepsFrom(cells[k]) {
			n := cells[k] + step.offset
			if !s.known[n].open() || seen[n] {
				continue
			}
			seen[n] = true
			numbers = append(numbers, int32(n))
			for _, step := range s.field.stepsFrom(n) {
				if c := n + step.offset; s.known[c].closed() && !seen[c] {
					seen[c] = true
					cells = append(cells, c)
				}
			}
		}
	}
	return numbers
}

// numbers returns the open cells that touch closed cells.
func (s *Solver) numbers() (numbers []int32) {
	for _, i := range s.opened {
		isClosed := func(to step) bool { return s.known[int(i)+to.offset].closed() }
		if slices.ContainsFunc(s.field.stepsFrom(int(i)), isClosed) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}
