package solver

import (
	"slices"

	"buscaminas/game"
)

// The search for the numbers that prove a cell considers about this many open cells at most.
const (
	maxNumbers      = 96  // without the number of all mines
	maxTotalNumbers = 400 // with the number of all mines
)

// byExact returns a step by [Exact] that concludes cell c. The step names numbers near c that prove it
// or, if byExact finds none, all numbers that touch closed cells. It names no needless number, unless
// there are more than maxTotalNumbers. It concludes everything that its numbers prove. byExact reports
// false if they do not prove the state of c.
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

// numbersFrom returns the open cells whose numbers may help to prove the state of the cell at index
// i. They are connected with that cell through closed cells. The nearest come first. numbersFrom
// stops when it has at least maxNumbers of them.
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

// numbers returns the open cells that touch closed ones.
func (s *Solver) numbers() (numbers []int32) {
	for _, i := range s.opened {
		isClosed := func(to step) bool { return s.known[int(i)+to.offset].closed() }
		if slices.ContainsFunc(s.field.stepsFrom(int(i)), isClosed) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}
