package solver

import (
	"slices"

	"buscaminas/game"
)

// An attempt finds out what some numbers prove without the others. Its field full is a solver that
// knows all numbers. Its field trial is a solver that knows which cells are closed, but gets only
// the numbers to test.
type attempt struct{ full, trial *Solver }

func (s *Solver) newAttempt() *attempt {
	trial := newSolver(s.field)
	trial.mines, trial.minesLeft = s.mines, s.mines
	for i, known := range s.known {
		switch {
		case known.open(), known == Safe: // open cells at the edge of a part count as Safe
			trial.known[i] = Safe // safe, but its number is not known
		case known.closed():
			trial.known[i] = Unknown
			trial.unknown++
		}
	}
	for _, i := range s.safe {
		if s.known[i] == Safe {
			trial.known[i] = Unknown
			trial.unknown++
		}
	}
	for _, i := range s.given {
		trial.known[i] = Mine
		trial.unknown--
		trial.minesLeft--
	}
	return &attempt{s, trial}
}

func (k State) closed() bool { return k == Unknown || k == Safe || k == Mine }

// addNumbers gives numbers to the solver a.trial. If total is set, that solver may also use the
// number of all mines.
func (a *attempt) addNumbers(numbers []int32, total bool) {
	a.trial.noTotal = !total
	for _, i := range numbers {
		a.trial.open(int(i), a.full.around(i))
	}
}

// try forgets the numbers of the last call and proves what the given numbers prove. If total is set,
// the proofs may use the number of all mines.
func (a *attempt) try(numbers []int32, total bool) *Solver {
	t := a.trial
	for _, i := range t.opened {
		t.known[i], t.clues[i] = Safe, 0
	}
	for _, list := range [][]int32{t.safe, t.mine} {
		for _, i := range list {
			t.known[i] = Unknown
		}
		t.unknown += len(list)
	}
	t.minesLeft += len(t.mine)
	t.opened, t.safe, t.mine, t.next = t.opened[:0], t.safe[:0], t.mine[:0], 0
	t.count.kept = false
	t.ones, t.twos, t.wrong = t.ones[:0], t.twos[:0], false
	a.addNumbers(numbers, total)
	for t.settle(Complete) != 0 {
	}
	return t
}

// facts returns what s has proved about closed cells, the safe ones first.
func (s *Solver) facts() (all []Fact) {
	for c := range s.cells(s.safe, Safe) {
		all = append(all, Fact{Cell: c})
	}
	for c := range s.cells(s.mine, Mine) {
		all = append(all, Fact{c, true})
	}
	return all
}

// ProvedBy returns what the given open numbers prove without the others. If total is set, the proofs
// may use the number of all mines. The mines that [Position] names need no proof.
func (k *Knowledge) ProvedBy(numbers []game.Cell, total bool) []Fact {
	s := k.guesser.Solver
	if k.attempt == nil {
		k.attempt = s.newAttempt()
	}
	return k.attempt.try(s.indexes(numbers), total).facts()
}

func (s *Solver) indexes(cells []game.Cell) []int32 {
	all := make([]int32, len(cells))
	for i, c := range cells {
		all[i] = int32(s.field.index(c))
	}
	return all
}

// Patterns returns all steps that the easiest rule makes which proves anything, if it is not harder
// than the parameter hardest. By [Cases] it returns one step at most: the easiest that it finds.
func (k *Knowledge) Patterns(hardest Rule) (all []Step) {
	s := k.guesser.Solver
	q := s.newSearch(func(int32) bool { return true })
	q.queueMore(hardest|(hardest-1), true)
	if len(q.queue) == 0 && hardest >= Cases {
		q.byCases(s, game.Cell{})
	}
	slices.SortStableFunc(q.queue, func(a, b *deduction) int { return slices.Compare(a.cells, b.cells) })
	for _, d := range q.queue {
		all = append(all, q.step(d, map[int32]bool{}))
	}
	return all
}

// The search for the numbers that prove a cell considers about this many open cells at most.
const (
	maxNumbers      = 96  // without the number of all mines
	maxTotalNumbers = 400 // with the number of all mines
)

// byExact returns a step by [Exact] that concludes cell c. It names a set of numbers that prove c, as
// near as possible, none of them needless, or else all numbers that touch closed cells. The step also
// concludes what else these numbers prove. byExact reports false if the numbers do not prove the
// state of c.
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
