package solver

// ProvableByFew reports whether at most n of the open numbers together prove the state of a cell.
// If total is set, the proof must also need the number of mines on the board. The mines of
// [Position.Flags] count as known. ProvableByFew takes long on a large board, and for n above 3.
func (k *Knowledge) ProvableByFew(n int, total bool) bool {
	s := k.guesser.Solver
	f := few{s.newAttempt(), total}
	var numbers []int32
	for _, i := range s.opened {
		if f.touchesUnknown(int(i)) {
			numbers = append(numbers, i)
		}
	}
	return f.show(nil, numbers, n)
}

// few finds out what a few numbers prove without the others. If total is set, the proofs may use
// the number of all mines.
type few struct {
	*attempt
	total bool
}

func (f few) touchesUnknown(i int) bool {
	for _, step := range f.trial.field.stepsFrom(i) {
		if f.trial.known[i+step.offset] == Unknown {
			return true
		}
	}
	return false
}

// show reports whether the chosen numbers prove a cell, alone or together with at most n numbers
// from the list others. If f.total is set, these numbers must prove more cells with the number of
// all mines than without it.
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

// shown returns how many cells the numbers prove. If total is set, the proofs may use the number of
// all mines.
func (f few) shown(numbers []int32, total bool) int {
	f.addNumbers(numbers, total)
	unknown := f.trial.unknown
	for f.trial.settle(Complete) != 0 {
	}
	n := unknown - f.trial.unknown
	f.reset()
	return n
}
