package solver

import (
	"cmp"
	"container/heap"
	"slices"
)

// A search makes deductions, the easiest first, until one concludes a target. A deduction costs
// more than those that it builds on, so the first proof that it finds of a cell is the easiest.
type search struct {
	*deducer
	queue  queue
	target func(i int32) bool // reports whether cell i is a target; nil: look for a contradiction
	limit  cost               // ignore deductions of this cost or more
}

// A queue holds deductions, the easiest first.
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

// run deduces with the given rules until a deduction concludes a target, and returns it with all
// others of the same cost. If it finds a contradiction, it returns that. It returns nil when the
// rules prove nothing more.
func (s *search) run(rules Rule) []*deduction {
	var found []*deduction
	for {
		for d := s.nextOne(); d != nil; d = s.nextOne() {
			s.push(d)
		}
		if rules&Two != 0 && (len(s.queue) == 0 || s.queue[0].cost >= oneTwo) {
			s.eachTwo(s.push)
		}
		for _, r := range [...]struct {
			rule Rule
			each func(*search)
		}{{Chain, (*search).eachChain}, {Remain, (*search).eachRemain}} {
			if len(s.queue) == 0 && found == nil && rules&r.rule != 0 && s.unknown > 0 {
				r.each(s)
			}
		}
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

// accept makes the conclusions of a deduction known, and reports whether any of them is new. If a
// conclusion contradicts the known state of a cell, it queues the contradiction.
func (s *search) accept(d *deduction) bool {
	unknown := s.unknown
	for _, i := range d.cells {
		switch s.known[i] {
		case Unknown:
		case d.is:
			continue
		default:
			s.push(s.deduce(d.rule, d.parts...))
			return false
		}
		if s.unknown == unknown {
			d.before = append(d.before, make([]uint64, len(s.done)/64+1-len(d.before))...)
			s.done = append(s.done, d)
		}
		s.know(i, d.is, int32(len(s.done)))
	}
	return s.unknown < unknown
}

// know makes the state of cell i known, by a deduction or one of the constants such as base. If a
// number around i or the number of all mines becomes impossible, it queues the contradiction.
func (s *search) know(i int32, is State, by int32) {
	s.by[i] = by
	s.prove(int(i), is)
	if s.wrong {
		s.wrong = false
		for _, step := range s.field.stepsFrom(int(i)) {
			if n := i + int32(step.offset); s.known[n].open() {
				s.contradict(One, part{from: n})
			}
		}
	}
	if s.board && (s.minesLeft < 0 || s.minesLeft > s.unknown) {
		s.contradict(Remain, part{from: wholeBoard})
	}
}

// contradict queues the deduction from the parts if it is a contradiction.
func (s *search) contradict(rule Rule, parts ...part) {
	if d := s.deduce(rule, parts...); d != nil && len(d.cells) == 0 {
		s.push(d)
	}
}

// eachChain queues the deductions by chains of numbers.
func (s *search) eachChain() {
	k := &s.count
	k.find(s.Solver)
	for _, c := range k.components {
		last := [2]int32{-1, -1}
		k.chains(c, func(i, j int32, is [3]State, fit bool) bool {
			if pair := [2]int32{i, j}; pair != last { // a pair comes once for each group in both
				last = pair
				if !fit || is[1] != Unknown {
					s.push(s.deduce(Chain, k.partsOf(j, i)...))
				}
				if fit && is[2] != Unknown {
					s.push(s.deduce(Chain, k.partsOf(i, j)...))
				}
			}
			return false
		})
	}
}

// partsOf returns the parts that make span i and span j, and their difference if i lies within j.
func (k *counter) partsOf(i, j int32) []part {
	var parts []part
	places := map[int32]int{}
	var lead func(i int32) int
	lead = func(i int32) int {
		at, ok := places[i]
		if ok {
			return at
		}
		sp := &k.spans[i]
		p := part{from: sp.number}
		if sp.number < 0 {
			of := lead(sp.part)
			p = part{difference, lead(sp.whole), of}
		}
		places[i] = len(parts)
		parts = append(parts, p)
		return len(parts) - 1
	}
	a, b := lead(i), lead(j)
	_, onlyA, _ := k.compare(&k.spans[i], &k.spans[j])
	if onlyA.size == 0 {
		return append(parts, part{difference, b, a})
	}
	if a != len(parts)-2 || b != len(parts)-1 {
		parts = append(parts, parts[a], parts[b])
	}
	return parts
}

// eachRemain queues the deductions by the mines that remain. It uses as few numbers as possible,
// and these share no cell.
func (s *search) eachRemain() {
	if !s.board {
		return
	}
	if s.minesLeft <= 0 || s.minesLeft >= s.unknown {
		s.push(s.deduce(Remain, part{from: wholeBoard}))
		return
	}
	if s.hasNumbers(maxRemain + 1) {
		return
	}
	k := &s.count
	k.find(s.Solver)
	all := region{s.minesLeft, s.unknown}
	for n := 1; n <= len(k.numbers) && len(s.queue) == 0; n++ {
		s.remains(nil, 0, n, all)
	}
}

// remains queues the deductions by the mines that remain and a set of numbers. The set has the
// chosen numbers and as many others as more says, with indexes from next on. The chosen numbers
// leave the region outside, which none of them touches.
func (s *search) remains(chosen []part, next, more int, outside region) {
	k := &s.count
	if more == 0 {
		if outside.mines <= 0 || outside.mines >= outside.cells {
			parts := append([]part{{from: wholeBoard}}, chosen...)
			slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.from, b.from) })
			s.push(s.deduce(Remain, append(parts, part{outsideAll, 0, 1})...))
		}
		return
	}
	for n := next; n < len(k.numbers); n++ {
		number := &k.numbers[n]
		if slices.ContainsFunc(k.groupsOf(number), func(g int32) bool { return k.groups[g].decided }) {
			continue
		}
		left := region{outside.mines - int(number.need), outside.cells}
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = true
			left.cells -= int(k.groups[g].cells)
		}
		s.remains(append(chosen[:len(chosen):len(chosen)], part{from: number.at}), n+1, more-1, left)
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = false
		}
	}
}
