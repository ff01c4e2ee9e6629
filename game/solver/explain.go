package solver

import (
	"iter"

	"buscaminas/game"
)

// A Reason is the proved state of a closed cell, with the numbers that prove it together. It has no
// steps; [Solver.Argue] has.
type Reason struct {
	Cell game.Cell
	Mine bool // it is a mine; otherwise it is safe

	// Numbers are the open cells whose numbers are needed: the proof fails without any one of them.
	// Rule is the easiest rule that proves the state from these numbers. Total is set if the proof
	// also needs the number of all mines.
	Rule    Rule
	Numbers []game.Cell
	Total   bool
}

// The largest number of open cells among which the numbers of a reason are searched.
const (
	maxNumbers      = 96  // for a reason without the number of all mines
	maxTotalNumbers = 400 // for a reason with it
)

// explain returns the smallest reason that it finds for the state of cell c. It reports false if
// the state is not proved, or if it finds no reason within the limits above.
func (a *attempt) explain(c game.Cell) (Reason, bool) {
	if !a.begin(c) {
		return Reason{}, false
	}
	near := a.from.numbersFrom(a.cell)
	rule, numbers := a.byOne(near)
	if rule == 0 {
		rule, numbers = a.byTwo(near)
	}
	if rule == 0 {
		rule, numbers = a.byMany(near)
	}
	total := false
	if rule == 0 && !a.from.isPart {
		rule, numbers = a.byTotal()
		total = true
	}
	if rule == 0 {
		return Reason{}, false
	}
	return a.reason(rule, numbers, total), true
}

// begin sets the cell to explain. It reports false if the state of the cell is not proved, or was
// given by [Solver.Give].
func (a *attempt) begin(c game.Cell) bool {
	a.cell = a.from.field.index(c)
	a.is = a.from.known[a.cell]
	return (a.is == Safe || a.is == Mine) && a.try.known[a.cell] == Unknown
}

func (a *attempt) reason(rule Rule, numbers []int32, total bool) Reason {
	f := a.from.field
	return Reason{f.cell(a.cell), a.is == Mine, rule, a.from.cellsAt(numbers), total}
}

// numbersFrom returns the open cells that are connected with the cell at i through closed cells,
// the nearest first. It stops when it has maxNumbers of them or a few more.
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

// An attempt finds out which numbers prove the state of a cell. It gives some of the numbers of the
// solver from to the solver try, which knows all closed cells but no other numbers.
type attempt struct {
	from, try *Solver
	cell      int   // the index of the cell to explain
	is        State // its state
}

func (s *Solver) newAttempt() *attempt {
	try := newSolver(s.field)
	try.mines, try.minesLeft = s.mines, s.mines
	for i, known := range s.known {
		switch {
		case known.open(), known == Safe: // open cells at the edge of a part count as Safe
			try.known[i] = Safe // safe, but its number is not known
		case known.closed():
			try.known[i] = Unknown
			try.unknown++
		}
	}
	for _, i := range s.safe {
		if s.known[i] == Safe {
			try.known[i] = Unknown
			try.unknown++
		}
	}
	for _, i := range s.given {
		try.known[i] = Mine
		try.unknown--
		try.minesLeft--
	}
	return &attempt{from: s, try: try}
}

// shows reports whether the numbers prove the state of the cell by the given rules. If total is
// set, the number of all mines is known too.
func (a *attempt) shows(numbers []int32, rules Rule, total bool) bool {
	a.tell(numbers, total)
	t := a.try
	for t.known[a.cell] == Unknown && t.settle(rules) != 0 {
	}
	shown := t.known[a.cell] == a.is && !t.wrong
	a.takeBack()
	return shown
}

// tell gives numbers to the solver a.try. If total is set, it may also use the number of all mines.
func (a *attempt) tell(numbers []int32, total bool) {
	t := a.try
	t.noTotal = !total
	for _, i := range numbers {
		around := a.from.clues[i].need()
		for _, step := range t.field.stepsFrom(int(i)) {
			if a.from.known[int(i)+step.offset] == Mine {
				around++
			}
		}
		t.open(int(i), around)
	}
}

// takeBack makes the solver a.try forget all numbers and proofs.
func (a *attempt) takeBack() {
	t := a.try
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
	t.ones, t.twos, t.wrong = t.ones[:0], t.twos[:0], false
}

func (a *attempt) byOne(near []int32) (Rule, []int32) {
	for one := range a.ones(near) {
		return One, one
	}
	return 0, nil
}

func (a *attempt) byTwo(near []int32) (Rule, []int32) {
	for two := range a.twos(near) {
		return Two, two
	}
	return 0, nil
}

// ones yields each single number that proves the state of the cell.
func (a *attempt) ones(near []int32) iter.Seq[[]int32] {
	return func(yield func([]int32) bool) {
		for k := range near {
			if one := near[k : k+1]; a.touches(near[k]) && a.shows(one, One, false) && !yield(one) {
				return
			}
		}
	}
}

// twos yields each pair of overlapping numbers that proves the state of the cell. The first of the
// two touches the cell.
func (a *attempt) twos(near []int32) iter.Seq[[]int32] {
	return func(yield func([]int32) bool) {
		for _, i := range near {
			if !a.touches(i) {
				continue
			}
			for _, p := range a.try.field.pairsFrom(int(i)) {
				j := i + int32(p.offset)
				two := []int32{i, j}
				if a.from.known[j].open() && a.shows(two, One|Two, false) && !yield(two) {
					return
				}
			}
		}
	}
}

func (a *attempt) touches(number int32) bool {
	for _, step := range a.from.field.stepsFrom(int(number)) {
		if int(number)+step.offset == a.cell {
			return true
		}
	}
	return false
}

// byMany tries the nearest numbers, more of them each time, until they prove the state. It then
// drops those that are not needed.
func (a *attempt) byMany(near []int32) (Rule, []int32) {
	for n := 3; n < 2*len(near); n += n / 2 {
		numbers := near[:min(n, len(near))]
		if a.shows(numbers, Everything, false) {
			return a.least(numbers, One|Two|Chain, Chain, false)
		}
	}
	return 0, nil
}

func (a *attempt) byTotal() (Rule, []int32) {
	var numbers []int32
	for _, i := range a.from.opened {
		for _, step := range a.from.field.stepsFrom(int(i)) {
			if a.from.known[int(i)+step.offset].closed() {
				numbers = append(numbers, i)
				break
			}
		}
	}
	if len(numbers) > maxTotalNumbers || !a.shows(numbers, Everything, true) {
		return 0, nil
	}
	return a.least(numbers, Followable, Remain, true)
}

// least returns the numbers that are needed. It tries to leave out each number, the farthest first.
// It also returns the rule of the reason: rule if the easy rules prove the state from the needed
// numbers, and [Cases] otherwise.
func (a *attempt) least(numbers []int32, easy, rule Rule, total bool) (Rule, []int32) {
	least := append([]int32(nil), numbers...)
	for k := len(least) - 1; k >= 0; k-- {
		without := append(append([]int32(nil), least[:k]...), least[k+1:]...)
		if a.shows(without, Everything, total) {
			least = without
		}
	}
	if a.shows(least, easy, total) {
		return rule, least
	}
	return Cases, least
}
