package solver

import (
	"slices"

	"buscaminas/game"
)

// If one number touches all unknown cells of another, the difference of the two is the
// number of mines in the cells that only the first touches. These cells with this number
// may lie within a third number, and so on: that is a chain.

// A span is some groups of the frontier with the number of mines in them.
type span struct {
	groups [game.MaxSteps]int32 // in ascending order
	size   int8
	region
}

// maxSpans bounds the spans of one component, far beyond what a person would follow.
const maxSpans = 400

// settleChains looks for a chain that proves anything, and proves it.
func (s *Solver) settleChains() {
	k := &s.count
	k.find(s)
	for _, c := range k.components {
		if s.settleChain(c) || s.wrong {
			return
		}
	}
}

func (s *Solver) settleChain(c component) bool {
	k := &s.count
	k.spans = k.spans[:0]
	groups := int(c.endGroup - c.firstGroup)
	k.spansFrom, k.spansOf = c.firstGroup, slices.Grow(k.spansOf[:0], groups)[:groups]
	for g := range k.spansOf {
		k.spansOf[g] = k.spansOf[g][:0]
	}
	for i := c.firstNumber; i < c.endNumber; i++ {
		n := &k.numbers[i]
		sp := span{size: n.size}
		copy(sp.groups[:], k.groupsOf(n))
		for _, g := range sp.groups[:sp.size] {
			sp.cells += int(k.groups[g].cells)
		}
		sp.mines = int(n.need)
		k.addSpan(sp)
	}
	for i := 0; i < len(k.spans) && len(k.spans) < maxSpans; i++ {
		a := k.spans[i]
		for _, g := range a.groups[:a.size] {
			for _, j := range k.spansOf[g-k.spansFrom] {
				if int(j) >= i {
					break
				}
				if s.chain(a, k.spans[j]) {
					return true
				}
			}
		}
	}
	return false
}

// chain proves what two spans prove together, and reports whether that is anything. If one
// lies within the other, their difference becomes a span too.
func (s *Solver) chain(a, b span) bool {
	k := &s.count
	both, onlyA, onlyB := k.compare(a, b)
	inside, outA, outB, ok := between(both.cells, a.region, b.region)
	if !ok {
		s.wrong = true
		return false
	}
	unknownBefore := s.unknown
	for _, found := range [...]struct {
		in span
		is State
	}{{both, inside}, {onlyA, outA}, {onlyB, outB}} {
		if found.is == Unknown || found.in.size == 0 {
			continue
		}
		for _, i := range k.cells {
			if slices.Contains(found.in.groups[:found.in.size], k.placeAt[i]-1) {
				s.prove(int(i), found.is)
			}
		}
	}
	switch {
	case onlyA.size == 0 && onlyB.size > 0:
		onlyB.mines = b.mines - a.mines
		k.addSpan(onlyB)
	case onlyB.size == 0 && onlyA.size > 0:
		onlyA.mines = a.mines - b.mines
		k.addSpan(onlyA)
	}
	return s.unknown < unknownBefore
}

// addSpan adds a span, unless there is one of the same groups.
func (k *counter) addSpan(a span) {
	first := a.groups[0]
	for _, j := range k.spansOf[first-k.spansFrom] {
		if b := &k.spans[j]; a.size == b.size && a.groups == b.groups {
			return
		}
	}
	for _, g := range a.groups[:a.size] {
		of := &k.spansOf[g-k.spansFrom]
		*of = append(*of, int32(len(k.spans)))
	}
	k.spans = append(k.spans, a)
}

// compare returns the groups that two spans share, and those that only one of them has.
func (k *counter) compare(a, b span) (both, onlyA, onlyB span) {
	add := func(to *span, g int32) {
		to.groups[to.size] = g
		to.size++
		to.cells += int(k.groups[g].cells)
	}
	j := int8(0)
	for _, g := range a.groups[:a.size] {
		for ; j < b.size && b.groups[j] < g; j++ {
			add(&onlyB, b.groups[j])
		}
		if j < b.size && b.groups[j] == g {
			add(&both, g)
			j++
		} else {
			add(&onlyA, g)
		}
	}
	for ; j < b.size; j++ {
		add(&onlyB, b.groups[j])
	}
	return both, onlyA, onlyB
}
