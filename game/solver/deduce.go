package solver

import (
	"cmp"
	"math/bits"
	"slices"
)

// A deduction is a [Step] with indexes instead of cells, and its cost.
type deduction struct {
	rule   Rule
	parts  []part // its regions
	uses   []int32
	cells  []int32 // its conclusions, unknown before; none: a contradiction
	is     State
	branch *branch

	own, cost cost     // of the deduction, and including all that it builds on
	before    []uint64 // a bit for each deduction that it builds on
}

// A branch holds the deductions that refute an assumption.
type branch struct {
	supposition
	deducer *deducer
	first   int // the number of deductions before it
	last    *deduction
}

// A cost is the cost of an argument. It holds five counts of steps, which are compared in this
// order: by cases, by the mines left, by chains, by two numbers, and all steps.
type cost uint64

const (
	oneStep   cost = 1
	oneTwo    cost = 1 << 14
	oneChain  cost = 1 << 28
	oneRemain cost = 1 << 40
	oneCases  cost = 1 << 52
	dearest   cost = 1<<64 - 1
)

// costs are the costs of one step, by its rule.
var costs = [...]cost{
	One: oneStep, Two: oneTwo + oneStep, Chain: oneChain + oneStep, Remain: oneRemain + oneStep,
	Cases: oneCases + oneStep,
}

// How a closed cell is known: one of these, or the index of a deduction in done plus 1.
const (
	unproved = 0
	base     = -1 // proved before
	flag     = -2 // a mine of [Solver.Give], which every step near it uses
	supposed = -3
)

// A deducer makes deductions. Its solver knows the numbers and the cells proved so far.
type deducer struct {
	*Solver
	board bool // it may use the number of all mines
	shown []int8
	by    []int32 // how each cell is known, by index
	done  []*deduction

	// Of the present deduction.
	used  []bool // by index
	zones []zone
	facts []int32
}

func newDeducer(s *Solver, board bool) *deducer {
	s.noTotal = !board
	d := &deducer{Solver: s, board: board}
	d.shown, d.by, d.used = make([]int8, len(s.known)), make([]int32, len(s.known)), make([]bool, len(s.known))
	return d
}

// read sets d.shown, the numbers, for the cells in d.opened from index first on.
func (d *deducer) read(first int) {
	for _, i := range d.opened[first:] {
		d.by[i] = unproved
		around := d.clues[i].need()
		for _, step := range d.field.stepsFrom(int(i)) {
			around += isMine[d.known[int(i)+step.offset]]
		}
		d.shown[i] = int8(around)
	}
}

// isClosed reports whether the cell at i is closed.
func (d *deducer) isClosed(i int32) bool { return d.known[i] == Unknown || d.by[i] != unproved }

// costOf returns the cost of the deduction that has proved the cell at i.
func (d *deducer) costOf(i int32) cost {
	if by := d.by[i]; by > 0 {
		return d.done[by-1].cost
	}
	return 0
}

// deduce returns what the parts prove, using as few known facts as possible. It returns nil if they
// prove nothing.
func (d *deducer) deduce(rule Rule, parts ...part) *deduction {
	d.gather(parts)
	defer func() {
		for _, i := range d.facts {
			d.used[i] = false
		}
	}()
	cells, is, ok := d.weighParts(rule, parts)
	if !ok {
		return nil
	}
	found := &deduction{rule: rule, parts: parts, cells: slices.Clone(cells), is: is}
	if rule == Remain {
		d.spareRemain(found)
	} else {
		d.spare(found)
	}
	for _, i := range d.facts {
		if d.used[i] {
			found.uses = append(found.uses, i)
		}
	}
	found.own = costs[rule]
	d.price(found)
	return found
}

// spare drops the facts that a deduction does not need, the most costly first.
func (d *deducer) spare(found *deduction) {
	slices.SortStableFunc(d.facts, func(a, b int32) int { return cmp.Compare(d.costOf(b), d.costOf(a)) })
	for _, i := range d.facts {
		if d.by[i] == flag {
			continue
		}
		d.used[i] = false
		cells, is, ok := d.weighParts(found.rule, found.parts)
		if !ok || is != found.is || !containsAll(cells, found.cells) {
			d.used[i] = true
		}
	}
}

// spareRemain is spare for a deduction by the mines left. It does not try each fact, but drops two
// kinds that are never needed: a cell that one of the numbers touches, because it changes the zone
// of that number and the whole board alike; and a mine if the deduction concludes mines, or a safe
// cell if it concludes safe cells.
func (d *deducer) spareRemain(found *deduction) {
	touched := map[int32]int{}
	for _, p := range found.parts {
		if p.from >= 0 {
			for _, step := range d.field.stepsFrom(int(p.from)) {
				touched[p.from+int32(step.offset)]++
			}
		}
	}
	last := &d.zones[len(found.parts)-1]
	spared := Mine
	if last.mines <= 0 {
		spared = Safe
	}
	for _, i := range d.facts {
		if n := touched[i]; d.by[i] != flag && (n == 1 || n == 0 && d.known[i] == spared) {
			d.used[i] = false
		}
	}
}

// price computes the cost of a deduction with all that it builds on.
func (d *deducer) price(found *deduction) {
	found.before = make([]uint64, (len(d.done)+63)/64)
	for _, i := range found.uses {
		if by := d.by[i]; by > 0 {
			for w, bits := range d.done[by-1].before {
				found.before[w] |= bits
			}
			found.before[(by-1)/64] |= 1 << ((by - 1) % 64)
		}
	}
	found.cost = found.own
	for w, set := range found.before {
		for ; set != 0; set &= set - 1 {
			found.cost += d.done[w*64+bits.TrailingZeros64(set)].own
		}
	}
}

// gather uses all known facts around the numbers of the parts, or on the board.
func (d *deducer) gather(parts []part) {
	d.facts = d.facts[:0]
	add := func(i int32) {
		if d.by[i] != unproved && !d.used[i] {
			d.used[i] = true
			d.facts = append(d.facts, i)
		}
	}
	for _, p := range parts {
		switch {
		case p.from >= 0:
			for _, step := range d.field.stepsFrom(int(p.from)) {
				add(p.from + int32(step.offset))
			}
		case p.from == wholeBoard:
			for i := range d.by {
				add(int32(i))
			}
		}
	}
}

// nextOne returns the next deduction by a single number that has changed since it was last
// examined, or nil.
func (d *deducer) nextOne() *deduction {
	for len(d.ones) > 0 {
		i := d.drop(&d.ones, onOnes)
		c := d.clues[i]
		if c.closed() != 0 && (c.need() == 0 || c.need() == bits.OnesCount16(c.closed())) {
			return d.deduce(One, part{from: int32(i)})
		}
	}
	return nil
}

// eachTwo calls found with the deductions by two overlapping numbers of which one has changed since
// the last call.
func (d *deducer) eachTwo(found func(*deduction)) {
	for len(d.twos) > 0 {
		i := d.drop(&d.twos, onTwos)
		if d.clues[i].closed() == 0 {
			continue
		}
		for _, p := range d.field.pairsFrom(i) {
			j := i + p.offset
			both := d.clues[i].closed() & p.own
			if both == 0 || d.clues[j].closed() == 0 {
				continue
			}
			common := bits.OnesCount16(both)
			a := region{d.clues[i].need(), bits.OnesCount16(d.clues[i].closed())}
			b := region{d.clues[j].need(), bits.OnesCount16(d.clues[j].closed())}
			_, onlyA, onlyB, ok := between(common, a, b)
			if !ok || onlyB != Unknown && b.cells > common {
				found(d.two(int32(i), int32(j), a.cells == common && b.cells > common))
			}
			if ok && onlyA != Unknown && a.cells > common {
				found(d.two(int32(j), int32(i), b.cells == common))
			}
		}
	}
}

// two returns the deduction of number a about the cells that only number b touches, or nil; within
// says that b touches all closed cells of a.
func (d *deducer) two(a, b int32, within bool) *deduction {
	parts := []part{{from: a}, {from: b}}
	if within {
		parts = append(parts, part{difference, 1, 0})
	}
	return d.deduce(Two, parts...)
}
