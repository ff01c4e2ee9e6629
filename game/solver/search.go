package solver

import (
	"container/heap"
	"slices"
)

// A search makes deductions, the easiest first, until one concludes a target, which is a cell to be
// proved. A deduction costs more than any deduction that it builds on. So the first deduction that
// concludes a cell is the easiest for that cell.
type search struct {
	*deducer
	queue  queue
	target func(i int32) bool // reports whether cell i is a target; nil in a search for a contradiction
	limit  cost               // the search ignores deductions of this cost or more
}

// A queue is a heap of deductions. The one with the lowest cost comes out first.
type queue []*deduction

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].cost < q[j].cost }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(*deduction)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

func (s *search) push(d *deduction) {
	if d != nil && d.cost < s.limit {
		heap.Push(&s.queue, d)
	}
}

// run makes deductions by the given rules until one concludes a target. It returns this deduction
// and all others of the same cost that conclude a target. If it finds a contradiction first, it
// returns only the contradiction. It returns nil if the rules prove nothing more.
func (s *search) run(rules Rule) []*deduction {
	var found []*deduction
	for {
		s.queueMore(rules, found == nil)
		if len(s.queue) == 0 || found != nil && s.queue[0].cost > found[0].cost {
			return found
		}
		d := heap.Pop(&s.queue).(*deduction)
		if len(d.cells) == 0 {
			return []*deduction{d}
		}
		if s.accept(d) && s.target != nil && slices.ContainsFunc(d.cells, s.target) {
			found = append(found, d)
		}
	}
}

// queueMore queues deductions by the given rules. It tries a rule only if no easier deduction is
// queued. It tries [Chain] and [Remain] only if the queue is empty and nothingFound is true. The
// caller sets nothingFound if no deduction has concluded a target yet.
func (s *search) queueMore(rules Rule, nothingFound bool) {
	for d := s.nextOne(); d != nil; d = s.nextOne() {
		s.push(d)
	}
	if rules&Two != 0 && (len(s.queue) == 0 || s.queue[0].cost >= oneTwo) {
		s.eachTwo(s.push)
	}
	if len(s.queue) == 0 && nothingFound && rules&Chain != 0 && s.unknown > 0 {
		s.eachChain()
	}
	if len(s.queue) == 0 && nothingFound && rules&Remain != 0 && s.unknown > 0 {
		s.eachRemain()
	}
}

// accept makes the conclusions of a deduction known, and reports whether any of them is new. If a
// conclusion contradicts the known state of a cell, accept queues the contradiction and returns
// false.
func (s *search) accept(d *deduction) bool {
	unknown := s.unknown
	for _, i := range d.cells {
		switch s.known[i] {
		case Unknown:
		case d.is:
			continue
		default:
			s.push(s.deduce(d.rule, d.sources...))
			return false
		}
		if s.unknown == unknown {
			s.done = append(s.done, d)
		}
		s.know(i, d.is, int32(len(s.done)))
	}
	return s.unknown < unknown
}

// know sets the state of cell i, and the reason why it is known: see deducer.why. If the state
// contradicts a number that touches cell i, or the number of all mines, know queues the
// contradiction.
func (s *search) know(i int32, is State, why int32) {
	s.why[i] = why
	s.prove(int(i), is)
	if s.wrong {
		s.wrong = false
		for _, step := range s.field.stepsFrom(int(i)) {
			if n := i + int32(step.offset); s.known[n].open() {
				s.contradict(One, source{from: n})
			}
		}
	}
	if !s.noTotal && (s.minesLeft < 0 || s.minesLeft > s.unknown) {
		s.contradict(Remain, source{from: wholeBoard})
	}
}

// contradict queues the deduction from the given sources if it is a contradiction.
func (s *search) contradict(rule Rule, sources ...source) {
	if d := s.deduce(rule, sources...); d != nil && len(d.cells) == 0 {
		s.push(d)
	}
}
