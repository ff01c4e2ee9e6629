package solver

// FewShow reports whether at most n of the open numbers show what some closed cell is, without
// the other numbers. With total, it reports whether they show more together with the number of
// all mines than without it. Mines of [Solver.Give] are taken for granted. It takes long on a large
// board, and for more than three numbers.
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

// RemainShows reports whether the mines that remain show anything together with numbers that
// share no cell, and proves that. It tries all numbers, where [Remain] gives up beyond a few: it
// takes long on a large board.
func (s *Solver) RemainShows() bool {
	known := s.unknown
	s.count.find(s)
	s.remain(0, region{s.minesLeft, s.unknown})
	return s.unknown < known
}

// A few tries a few numbers by themselves.
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

// show reports whether the chosen numbers show anything together with at most n of the others.
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

// shown returns of how many cells the numbers show what they are.
func (f few) shown(numbers []int32, total bool) int {
	f.tell(numbers, total)
	unknown := f.try.unknown
	for f.try.settle(Everything) != 0 {
	}
	n := unknown - f.try.unknown
	f.takeBack()
	return n
}
