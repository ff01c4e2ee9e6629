package solver

// An attempt finds out what some of the numbers prove without the others. The solver full knows all
// numbers. The solver trial knows which cells are closed, but it knows only the chosen numbers.
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

// addNumbers tells a.trial the numbers of the given cells. The parameter total says whether a.trial
// may also use the number of all mines.
func (a *attempt) addNumbers(numbers []int32, total bool) {
	a.trial.noTotal = !total
	for _, i := range numbers {
		a.trial.open(int(i), a.full.around(i))
	}
}

// try returns a solver that knows only the numbers of the given cells, and has proved everything
// that follows from them. If total is set, its proofs may also use the number of all mines. The
// solver is valid until the next call of try.
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
	t.count.canUpdate = false
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
