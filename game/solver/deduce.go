package solver

import (
	"cmp"
	"math/bits"
	"slices"
)

// A deduction is a [Step] in the form that a search uses: with indexes instead of cells, and with
// a cost.
type deduction struct {
	rule Rule
	// sources are what the deduction compares: each source makes one [zone], a set of cells.
	sources []source
	uses    []int32 // the cells whose known states the deduction uses
	cells   []int32 // the cells that the deduction concludes; none for a contradiction
	is      State   // the state of the concluded cells
	branch  *branch // set for a deduction by [Cases]

	// own is the cost of this deduction alone. cost also includes all deductions that it builds on,
	// directly or indirectly.
	own, cost cost
}

// A branch holds the deductions that lead from a supposition to a contradiction. So the supposition
// is wrong.
type branch struct {
	supposition
	deducer *deducer
	first   int        // the deductions deducer.done[:first] were made before the branch
	last    *deduction // the deduction that is a contradiction
}

// A cost says how hard an argument is: the higher, the harder. It packs five counts of steps into
// one number. The highest bits count the steps by [Cases]. Then come the steps by [Remain], by
// [Chain] and by [Two], and the lowest bits count all steps.
type cost uint64

const (
	oneStep   cost = 1
	oneTwo    cost = 1 << 14
	oneChain  cost = 1 << 28
	oneRemain cost = 1 << 40
	oneCases  cost = 1 << 52
	dearest   cost = 1<<64 - 1
)

// costs has the cost of one step for each rule.
var costs = [...]cost{
	One: oneStep, Two: oneTwo + oneStep, Chain: oneChain + oneStep, Remain: oneRemain + oneStep,
	Cases: oneCases + oneStep,
}

// The values of deducer.why for closed cells that no deduction has proved. For a cell that a
// deduction has proved, the value is the index of the deduction in deducer.done, plus 1.
const (
	unproved    = 0  // the state of the cell is not known
	knownBefore = -1 // the state of the cell was known before the search began
	flagged     = -2 // the cell is a mine that needs no proof, such as a flagged one: see [Position.UseProvedFlags]
	supposed    = -3 // a branch supposes the state of the cell
	recalled    = -4 // the cell is a mine that needs no other proof: see [Position.ProvedMines]
)

// A deducer makes deductions. Its solver knows the numbers and the cells proved so far.
type deducer struct {
	*Solver
	shown []int8  // by index: the number of an open cell
	why   []int32 // by index: why the state of the cell is known, as a value such as [knownBefore]
	done  []*deduction

	// For [deducer.price]:

	calls   int32   // the number of calls of [deducer.price] so far
	counted []int32 // for each deduction in done, the last call of [deducer.price] that counted it
	toCount []int32 // the indexes in done of the deductions that [deducer.price] has still to count
	work    int     // the number of deductions that all calls of [deducer.price] have counted

	// For the deduction that is being made, the current one:

	used  []bool  // by index: whether the current deduction uses the known state of the cell
	zones []zone  // the zones of the current deduction: the sets of cells that it compares
	facts []int32 // the cells whose known states the current deduction may use
}

func newDeducer(s *Solver) *deducer {
	d := &deducer{Solver: s}
	n := len(s.known)
	d.shown, d.why, d.used = make([]int8, n), make([]int32, n), make([]bool, n)
	return d
}

// readNumbers sets d.shown and d.why for the cells d.opened[first:], which have just been opened.
func (d *deducer) readNumbers(first int) {
	for _, i := range d.opened[first:] {
		d.why[i] = unproved
		d.shown[i] = int8(d.around(i))
	}
}

// isClosed reports whether the cell at i is closed, even if it is known to be safe or a mine.
func (d *deducer) isClosed(i int32) bool { return d.known[i] == Unknown || d.why[i] != unproved }

// costOf returns the cost of the deduction that has proved the cell at i, or 0 if none has.
func (d *deducer) costOf(i int32) cost {
	if why := d.why[i]; why > 0 {
		return d.done[why-1].cost
	}
	return 0
}

// deduce returns the deduction from the given sources, or nil if they prove nothing. The deduction
// uses as few known facts as possible.
func (d *deducer) deduce(rule Rule, sources ...source) *deduction {
	d.gather(sources)
	defer func() {
		for _, i := range d.facts {
			d.used[i] = false
		}
	}()
	cells, is, ok := d.conclude(rule, sources)
	if !ok {
		return nil
	}
	found := &deduction{rule: rule, sources: sources, cells: slices.Clone(cells), is: is}
	if rule == Remain {
		d.dropFactsRemain(found)
	} else {
		d.dropFacts(found)
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

// dropFacts finds the facts that a deduction does not need, and clears d.used for them. It starts
// with the facts of the highest cost, which are the hardest to prove.
func (d *deducer) dropFacts(found *deduction) {
	slices.SortStableFunc(d.facts, func(a, b int32) int { return cmp.Compare(d.costOf(b), d.costOf(a)) })
	for _, i := range d.facts {
		if d.why[i] == flagged {
			continue
		}
		d.used[i] = false
		cells, is, ok := d.conclude(found.rule, found.sources)
		if !ok || is != found.is || !containsAll(cells, found.cells) {
			d.used[i] = true
		}
	}
}

// dropFactsRemain finds facts that a deduction by the rule [Remain] does not need, and clears
// d.used for them. It would take too long to try each fact, as dropFacts does. So it drops only two
// kinds of facts:
//
//   - Facts about cells that exactly one of the numbers touches. Without the fact, the cell is in
//     the zone of that number and in the zone of the whole board, so the difference of the two
//     zones is the same.
//   - Facts about cells that no number touches, if the fact has the state that the deduction
//     concludes. Without the fact, the deduction concludes the state of that cell as well.
func (d *deducer) dropFactsRemain(found *deduction) {
	touched := map[int32]int{}
	for _, p := range found.sources {
		if p.from >= 0 {
			for _, step := range d.field.stepsFrom(int(p.from)) {
				touched[p.from+int32(step.offset)]++
			}
		}
	}
	last := &d.zones[len(found.sources)-1]
	needless := Mine
	if last.mines <= 0 {
		needless = Safe
	}
	for _, i := range d.facts {
		if n := touched[i]; d.why[i] != flagged && (n == 1 || n == 0 && d.known[i] == needless) {
			d.used[i] = false
		}
	}
}

// maxPriceWork is the largest number of deductions that all calls of [deducer.price] in one search
// may count together. Only on a large board does a search reach it.
const maxPriceWork = 1 << 26

// price sets found.cost to the cost of a deduction together with all deductions that it builds on.
// If all calls together have counted too many deductions, price sets the cost to dearest. No search
// accepts that cost, so the search ends.
func (d *deducer) price(found *deduction) {
	d.calls++
	d.counted = append(d.counted, make([]int32, len(d.done)-len(d.counted))...)
	found.cost = found.own
	d.countFor(found.uses)
	for len(d.toCount) > 0 {
		last := len(d.toCount) - 1
		of := d.done[d.toCount[last]]
		d.toCount = d.toCount[:last]
		found.cost += of.own
		d.countFor(of.uses)
	}
	if d.work > maxPriceWork {
		found.cost = dearest
	}
}

// countFor adds to the list d.toCount the deductions that have proved the given cells. It adds each
// deduction at most once during a call of price.
func (d *deducer) countFor(cells []int32) {
	for _, i := range cells {
		if k := d.why[i] - 1; k >= 0 && d.counted[k] != d.calls {
			d.counted[k] = d.calls
			d.toCount = append(d.toCount, k)
			d.work++
		}
	}
}

// gather sets d.facts to the known cells that a deduction from the sources may use. These are the
// known cells around the numbers in sources or, if the whole board is a source, all known cells.
// gather also sets d.used for them.
func (d *deducer) gather(sources []source) {
	d.facts = d.facts[:0]
	add := func(i int32) {
		if d.why[i] != unproved && !d.used[i] {
			d.used[i] = true
			d.facts = append(d.facts, i)
		}
	}
	for _, p := range sources {
		switch {
		case p.from >= 0:
			for _, step := range d.field.stepsFrom(int(p.from)) {
				add(p.from + int32(step.offset))
			}
		case p.from == wholeBoard:
			for i := range d.why {
				add(int32(i))
			}
		}
	}
}

// nextOne returns the next deduction by a single number, or nil if there is none. It looks only at
// new numbers, and at numbers around which a cell has become known since it last looked at them.
func (d *deducer) nextOne() *deduction {
	for len(d.ones) > 0 {
		i := d.drop(&d.ones, onOnes)
		c := d.clues[i]
		if c.closed() != 0 && (c.need() == 0 || c.need() == bits.OnesCount16(c.closed())) {
			return d.deduce(One, source{from: int32(i)})
		}
	}
	return nil
}

// eachTwo calls take with each deduction by two overlapping numbers. It may also call take with
// nil, which take must ignore. It looks only at pairs with a number that is new, or around which a
// cell has become known since the last call.
func (d *deducer) eachTwo(take func(*deduction)) {
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
			a := contents{d.clues[i].need(), bits.OnesCount16(d.clues[i].closed())}
			b := contents{d.clues[j].need(), bits.OnesCount16(d.clues[j].closed())}
			_, onlyA, onlyB, ok := between(common, a, b)
			if !ok || onlyB != Unknown && b.cells > common {
				take(d.two(int32(i), int32(j), a.cells == common && b.cells > common))
			}
			if ok && onlyA != Unknown && a.cells > common {
				take(d.two(int32(j), int32(i), b.cells == common))
			}
		}
	}
}

// two returns the deduction from the numbers a and b about the cells that only b touches, or nil if
// nothing follows. The parameter isSubset must be true if b touches all unknown cells around a and
// at least one more.
func (d *deducer) two(a, b int32, isSubset bool) *deduction {
	sources := []source{{from: a}, {from: b}}
	if isSubset {
		sources = append(sources, source{difference, 1, 0})
	}
	return d.deduce(Two, sources...)
}
