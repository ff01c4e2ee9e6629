package solver

import (
	"slices"

	"buscaminas/game"
)

// If one number touches all unknown cells of another, the difference of the two numbers is the
// number of mines in the cells that only the first touches. A third number may touch all of these
// cells, and so on. Such numbers are a chain.

// A span is a set of unknown cells with a known number of mines. It has the cells around a number,
// or the difference of two spans. The rule [Chain] compares spans.
//
// Cells that touch the same numbers form a [group], and a span is a list of groups.
type span struct {
	groups [game.MaxSteps]int32 // the indexes of the groups in counter.groups, ascending
	size   int8                 // the number of groups
	contents

	number int32 // the index of the open cell whose number gives the span; -1 if the span is the difference of two others

	// If the span is a difference, it has the groups of counter.spans[whole] that are not in
	// counter.spans[part].
	whole, part int32
}

// maxSpans is how many spans [counter.chains] makes before it gives up. A person would follow far
// fewer.
const maxSpans = 400

// settleChains looks for a chain of numbers that proves cells, and proves these cells. It stops
// after one chain.
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
	return k.chains(c, func(i, j int32, is [3]State, fit bool) bool {
		s.wrong = s.wrong || !fit
		both, onlyA, onlyB := k.compare(&k.spans[i], &k.spans[j])
		for n, found := range [...]span{both, onlyA, onlyB} {
			if is[n] == Unknown {
				continue
			}
			for _, i := range k.cells {
				if slices.Contains(found.groups[:found.size], k.placeAt[i]-1) {
					s.prove(int(i), is[n])
				}
			}
		}
		return true
	})
}

// chains compares the spans of a component in pairs. A component is a connected part of the
// frontier. If one of two spans contains the other, their difference becomes a span, too.
//
// chains calls found for each pair that proves the state of some cells, and for each pair that is a
// contradiction. If found returns true, chains stops and returns true. The arguments of found are:
//
//   - i and j: the indexes of the two spans in k.spans
//   - is: the proved states of the cells in both spans, of the cells only in span i, and of the
//     cells only in span j
//   - fit: false if the spans contradict each other
func (k *counter) chains(c component, found func(i, j int32, is [3]State, fit bool) bool) bool {
	k.spans = k.spans[:0]
	groups := int(c.endGroup - c.firstGroup)
	k.spansFrom, k.spansOf = c.firstGroup, slices.Grow(k.spansOf[:0], groups)[:groups]
	for g := range k.spansOf {
		k.spansOf[g] = k.spansOf[g][:0]
	}
	for i := c.firstNumber; i < c.endNumber; i++ {
		n := &k.numbers[i]
		sp := span{size: n.size, number: n.at}
		copy(sp.groups[:], k.groupsOf(n))
		for _, g := range sp.groups[:sp.size] {
			sp.cells += int(k.groups[g].cells)
		}
		sp.mines = int(n.need)
		k.addSpan(sp)
	}
	for i := int32(0); int(i) < len(k.spans) && len(k.spans) < maxSpans; i++ {
		a := k.spans[i]
		for _, g := range a.groups[:a.size] {
			for _, j := range k.spansOf[g-k.spansFrom] {
				if j >= i {
					break
				}
				if k.chain(i, j, found) {
					return true
				}
			}
		}
	}
	return false
}

// chain compares the spans at indexes i and j. It either calls found and returns its result, or may
// add the difference of the spans: see [counter.chains].
func (k *counter) chain(i, j int32, found func(i, j int32, is [3]State, fit bool) bool) bool {
	a, b := &k.spans[i], &k.spans[j]
	both, onlyA, onlyB := k.compare(a, b)
	is := [3]State{Unknown, Unknown, Unknown}
	inside, outA, outB, fit := between(both.cells, a.contents, b.contents)
	if both.size > 0 {
		is[0] = inside
	}
	if onlyA.size > 0 {
		is[1] = outA
	}
	if onlyB.size > 0 {
		is[2] = outB
	}
	switch {
	case !fit, is != [3]State{Unknown, Unknown, Unknown}:
		return found(i, j, is, fit)
	case onlyA.size == 0 && onlyB.size > 0:
		onlyB.mines, onlyB.whole, onlyB.part, onlyB.number = b.mines-a.mines, j, i, -1
		k.addSpan(onlyB)
	case onlyB.size == 0 && onlyA.size > 0:
		onlyA.mines, onlyA.whole, onlyA.part, onlyA.number = a.mines-b.mines, i, j, -1
		k.addSpan(onlyA)
	}
	return false
}

// addSpan adds a span, unless there is one with the same groups.
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

// compare returns three spans: the groups that both a and b have, those that only a has, and those
// that only b has. It does not set their numbers of mines.
func (k *counter) compare(a, b *span) (both, onlyA, onlyB span) {
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

// eachChain queues all deductions by the rule [Chain], which compares several numbers.
func (s *search) eachChain() {
	k := &s.count
	k.find(s.Solver)
	for _, c := range k.components {
		last := [2]int32{-1, -1}
		k.chains(c, func(i, j int32, is [3]State, fit bool) bool {
			if pair := [2]int32{i, j}; pair != last { // found gets a pair once for each group that both spans have
				last = pair
				if !fit || is[1] != Unknown {
					s.push(s.deduce(Chain, k.sourcesOf(j, i)...))
				}
				if fit && is[2] != Unknown {
					s.push(s.deduce(Chain, k.sourcesOf(i, j)...))
				}
			}
			return false
		})
	}
}

// sourcesOf returns the sources of the deduction that compares the spans i and j. First come the
// numbers and differences from which the two spans are made. If span j contains span i, the last
// source is the difference of the two. Otherwise the last two sources are the spans i and j, even
// if the list already has them.
func (k *counter) sourcesOf(i, j int32) []source {
	var sources []source
	places := map[int32]int{}    // for each span in sources, its index there
	var add func(span int32) int // adds a span, after the spans of which it is the difference
	add = func(span int32) int {
		if at, ok := places[span]; ok {
			return at
		}
		sp := &k.spans[span]
		p := source{from: sp.number}
		if sp.number < 0 {
			of := add(sp.part)
			p = source{difference, add(sp.whole), of}
		}
		places[span] = len(sources)
		sources = append(sources, p)
		return len(sources) - 1
	}
	a, b := add(i), add(j)
	_, onlyA, _ := k.compare(&k.spans[i], &k.spans[j])
	if onlyA.size == 0 {
		return append(sources, source{difference, b, a})
	}
	if a != len(sources)-2 || b != len(sources)-1 {
		sources = append(sources, sources[a], sources[b])
	}
	return sources
}
