package solver

import (
	"iter"
	"slices"

	"buscaminas/game"
)

// The search for a reason considers about this many open cells at most.
const (
	maxNumbers      = 96  // for a reason that does not use the number of all mines
	maxTotalNumbers = 400 // for a reason that uses the number of all mines
)

// explain returns the smallest reason that it finds for the state of cell c: see [Knowledge.Reasons]. It
// reports false if the state is not proved, or if every reason needs too many open cells: see
// maxNumbers and maxTotalNumbers.
func (a *attempt) explain(c game.Cell) (Step, bool) {
	if !a.begin(c) {
		return Step{}, false
	}
	near := a.full.numbersFrom(a.cell)
	rule, numbers := a.byOne(near)
	if rule == 0 {
		rule, numbers = a.byTwo(near)
	}
	if rule == 0 {
		rule, numbers = a.byMany(near)
	}
	total := false
	if rule == 0 && !a.full.isPart {
		rule, numbers = a.byTotal()
		total = true
	}
	if rule == 0 {
		return Step{}, false
	}
	return a.reason(rule, numbers, total), true
}

// begin makes c the cell to explain. It reports false if the state of c is not proved, or was
// given.
func (a *attempt) begin(c game.Cell) bool {
	a.cell = a.full.field.index(c)
	a.is = a.full.known[a.cell]
	return (a.is == Safe || a.is == Mine) && a.trial.known[a.cell] == Unknown
}

func (a *attempt) reason(rule Rule, numbers []int32, total bool) Step {
	f := a.full.field
	return Step{Rule: rule, Numbers: a.full.cellsAt(numbers), Board: total, Concludes: []Fact{{f.cell(a.cell), a.is == Mine}}}
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

func (k State) closed() bool { return k == Unknown || k == Safe || k == Mine }

// An attempt finds out which numbers prove the state of a cell. Its field full is a solver that
// knows all numbers. Its field trial is a solver that knows which cells are closed, but gets only
// the numbers to test.
type attempt struct {
	full, trial *Solver
	cell        int   // the index of the cell to explain
	is          State // its state
}

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
	return &attempt{full: s, trial: trial}
}

// shows reports whether the given numbers, without the others, prove the state of the cell by the
// given rules. If total is set, the proof may also use the number of all mines.
func (a *attempt) shows(numbers []int32, rules Rule, total bool) bool {
	a.addNumbers(numbers, total)
	t := a.trial
	for t.known[a.cell] == Unknown && t.settle(rules) != 0 {
	}
	shown := t.known[a.cell] == a.is && !t.wrong
	a.reset()
	return shown
}

// addNumbers gives numbers to the solver a.trial. If total is set, that solver may also use the
// number of all mines.
func (a *attempt) addNumbers(numbers []int32, total bool) {
	t := a.trial
	t.noTotal = !total
	for _, i := range numbers {
		t.open(int(i), a.full.around(i))
	}
}

// reset makes the solver a.trial forget all numbers and proofs.
func (a *attempt) reset() {
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
}

func (a *attempt) byOne(numbers []int32) (Rule, []int32) {
	for one := range a.ones(numbers) {
		return One, one
	}
	return 0, nil
}

func (a *attempt) byTwo(numbers []int32) (Rule, []int32) {
	for two := range a.twos(numbers) {
		return Two, two
	}
	return 0, nil
}

// ones yields each of the numbers that alone proves the state of the cell to explain.
func (a *attempt) ones(numbers []int32) iter.Seq[[]int32] {
	return func(yield func([]int32) bool) {
		for k, i := range numbers {
			if one := numbers[k : k+1]; a.touches(i) && a.shows(one, One, false) && !yield(one) {
				return
			}
		}
	}
}

// twos yields the pairs of overlapping numbers that prove the state of the cell to explain. The
// first number of a pair is one of the given numbers, and touches that cell.
func (a *attempt) twos(numbers []int32) iter.Seq[[]int32] {
	return func(yield func([]int32) bool) {
		for _, i := range numbers {
			if !a.touches(i) {
				continue
			}
			for _, p := range a.trial.field.pairsFrom(int(i)) {
				j := i + int32(p.offset)
				two := []int32{i, j}
				if a.full.known[j].open() && a.shows(two, One|Two, false) && !yield(two) {
					return
				}
			}
		}
	}
}

func (a *attempt) touches(number int32) bool {
	for _, step := range a.full.field.stepsFrom(int(number)) {
		if int(number)+step.offset == a.cell {
			return true
		}
	}
	return false
}

// byMany looks for a proof by many of the numbers, which must be sorted by their distance from the
// cell to explain. It tries the first few, and then more each time. It returns the rule of the
// proof and the numbers that the proof needs. The rule is 0 if it finds no proof.
func (a *attempt) byMany(numbers []int32) (Rule, []int32) {
	for n := 3; n < 2*len(numbers); n += n / 2 {
		tried := numbers[:min(n, len(numbers))]
		if a.shows(tried, Complete, false) {
			return a.least(tried, One|Two|Chain, Chain, false)
		}
	}
	return 0, nil
}

func (a *attempt) byTotal() (Rule, []int32) {
	numbers := a.numbers()
	if len(numbers) > maxTotalNumbers || !a.shows(numbers, Complete, true) {
		return 0, nil
	}
	return a.least(numbers, Followable, Remain, true)
}

// numbers returns the open cells that touch closed ones.
func (a *attempt) numbers() (numbers []int32) {
	for _, i := range a.full.opened {
		isClosed := func(s step) bool { return a.full.known[int(i)+s.offset].closed() }
		if slices.ContainsFunc(a.full.field.stepsFrom(int(i)), isClosed) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// least drops the numbers that the proof does not need, the last ones first. It returns the rule of
// the proof and the numbers that are left. If the rules in the set easy are enough for the proof,
// the returned rule is the parameter hardest, which must be the hardest rule of that set. Otherwise
// it is [Cases].
func (a *attempt) least(numbers []int32, easy, hardest Rule, total bool) (Rule, []int32) {
	least := append([]int32(nil), numbers...)
	for k := len(least) - 1; k >= 0; k-- {
		without := append(append([]int32(nil), least[:k]...), least[k+1:]...)
		if a.shows(without, Complete, total) {
			least = without
		}
	}
	if a.shows(least, easy, total) {
		return hardest, least
	}
	return Cases, least
}

// Reasons returns reasons for all facts that are proved. A reason is a step that concludes one
// cell. It does not say how the conclusion follows from its Numbers: Rule is the easiest rule with which
// they prove it, and without any of them the proof fails.
//
// Reasons ignores a cell whose proof needs a rule that is harder than the parameter hardest. If [One] proves a cell, Reasons returns every reason by One. Otherwise, if [Two]
// proves the cell, it returns every reason by Two. For other cells it returns only the smallest reason
// that it finds.
func (k *Knowledge) Reasons(hardest Rule) []Step {
	var all []Step
	s := k.guesser.Solver
	a := s.newAttempt()
	for _, f := range k.Facts() {
		if !a.begin(f.Cell) {
			continue
		}
		near := s.numbersFrom(a.cell)
		first := len(all)
		for one := range a.ones(near) {
			all = append(all, a.reason(One, one, false))
		}
		if len(all) > first || hardest < Two {
			continue
		}
		for two := range a.twos(near) {
			all = append(all, a.reason(Two, two, false))
		}
		if len(all) > first || hardest < Chain {
			continue
		}
		if r, ok := a.explain(f.Cell); ok && r.Rule <= hardest {
			all = append(all, r)
		}
	}
	return all
}
