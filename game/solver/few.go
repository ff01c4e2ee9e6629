package solver

// FewShow reports whether a closed cell can be proved from n of the open numbers, or fewer, without
// the others. If total is set, it reports whether so few numbers prove more cells with the number
// of all mines than without it. The mines of [Solver.Give] count as known. It takes long on a large
// board, and for n above 3.
func (s *Solver) FewShow(n int, total bool) bool {
	f := few{s.newAttempt(), total}
	var numbers []int32
	for _, i := range s.opened {
		if f.touchesUnknown(int(i)) {
			numbers = append(numbers, i)
		}
	}
	return f.show(nil, numbers, n)
}

// RemainShows proves a cell by the rule [Remain], and reports whether it could. It tries sets of
// any number of open numbers, while other methods give up at a dozen, so it takes long on a large
// board.
func (s *Solver) RemainShows() bool {
	known := s.unknown
	s.count.find(s)
	s.remain(0, region{s.minesLeft, s.unknown})
	return s.unknown < known
}

// A few finds out what a few numbers prove without the others.
type few struct {
	*attempt
	total bool
}

func (f few) touchesUnknown(i int) bool {
	for _, step := range f.try.field.stepsFrom(i) {
		if f.try.known[i+step.offset] == Unknown {
			return true
		}
	}
	return false
}

// show reports whether the chosen numbers and at most n of the others prove anything, as
// [Solver.FewShow] does.
func (f few) show(chosen, others []int32, n int) bool {
	shown := f.shown(chosen, f.total)
	if shown > 0 && (!f.total || shown > f.shown(chosen, false)) {
		return true
	}
	if n == 0 {
		return false
	}
	for i := range others {
		if f.show(append(chosen[:len(chosen):len(chosen)], others[i]), others[i+1:], n-1) {
			return true
		}
	}
	return false
}

// shown returns the number of cells that the numbers prove; total adds the number of all mines.
func (f few) shown(numbers []int32, total bool) int {
	f.tell(numbers, total)
	unknown := f.try.unknown
	for f.try.settle(Everything) != 0 {
	}
	n := unknown - f.try.unknown
	f.takeBack()
	return n
}
