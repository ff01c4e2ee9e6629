package solver

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// The limits of proofs by cases. Such a proof supposes that a cell is a mine, or that it is safe, and
// follows the rules to a contradiction. If the rules prove nothing more before that, the proof may
// first refute a supposition about another cell, called an inner supposition.
const (
	// maxProbes is how many inner suppositions [search.queueCases] may try each time it goes
	// through the cells.
	maxProbes = 4000
	// maxInner is how many inner suppositions a proof may try at each point where the rules prove
	// nothing more.
	maxInner = 32
	// maxFewer is how many inner suppositions [search.dropNumbers] may try in each attempt to leave
	// out one number.
	maxFewer = 200
	// maxDeep limits inner suppositions that have inner suppositions themselves:
	// [search.queueCases] tries them for at most maxDeep targets and maxDeep other cells.
	maxDeep = 8
)

// queueCases looks for a proof by cases and queues it. It reports false if it finds none. The
// solver s knows which cells are safe or mines, but not by which steps. For each such cell that q
// has not proved, queueCases supposes the opposite state and looks for a contradiction.
//
// It tries the targets of q first, and then other cells that touch an open cell. In both lists the
// cells nearest to center come first. It looks for proofs without inner suppositions before it
// looks for proofs with them.
func (q *search) queueCases(s *Solver, center game.Cell) bool {
	var targets, others []supposition
	for i, known := range q.known {
		if is := s.known[i]; known == Unknown && (is == Safe || is == Mine) {
			wrong := supposition{int32(i), Safe + Mine - is}
			if q.target(int32(i)) {
				targets = append(targets, wrong)
			} else if q.Touches(q.field.cell(i), Open) {
				others = append(others, wrong)
			}
		}
	}
	q.sort(targets, center)
	q.sort(others, center)
	all := [][]supposition{targets, others}
	for _, breadth := range []int{0, maxInner} {
		probes := maxProbes
		for _, sups := range all {
			for _, rules := range []Rule{One | Two, Followable} {
				if d := q.refuteAny(sups, rules, breadth, &probes); d != nil {
					q.push(q.dropNumbers(d, breadth))
					return true
				}
			}
		}
	}
	probes := maxProbes
	for _, sups := range all {
		for _, sup := range sups[:min(maxDeep, len(sups))] {
			if d := q.refuted(sup, Followable, anyDepth, q.limit, &probes); d != nil {
				q.push(q.dropNumbers(d, anyDepth))
				return true
			}
		}
	}
	return false
}

// A supposition is an assumed state of a cell.
type supposition struct {
	cell int32
	is   State
}

// sort sorts suppositions by the distance of their cells from center.
func (q *search) sort(all []supposition, center game.Cell) {
	away := func(s supposition) int { return q.field.cell(int(s.cell)).Distance(center) }
	slices.SortStableFunc(all, func(a, b supposition) int { return cmp.Compare(away(a), away(b)) })
}

// refuteAny returns the easiest refutation of one of the suppositions, or nil if it finds none. For
// the parameters rules, breadth and probes see [search.refuted].
func (q *search) refuteAny(all []supposition, rules Rule, breadth int, probes *int) *deduction {
	var easiest *deduction
	limit := q.limit
	for _, sup := range all {
		if d := q.refuted(sup, rules, breadth, limit, probes); d != nil {
			easiest, limit = d, d.cost
		}
	}
	return easiest
}

// dropNumbers returns a proof by cases that has the conclusion of found, but uses as few numbers as
// possible. If possible, the proof does not use the number of all mines either. For the parameter
// breadth see [search.refuted].
func (q *search) dropNumbers(found *deduction, breadth int) *deduction {
	numbers, needed := found.branch.numbers(), 0 // no number of numbers[:needed] can be dropped
	try := func(numbers []int32, board bool) bool {
		probes := maxFewer
		d := q.limitedTo(numbers, board).refuted(found.branch.supposition, Followable, breadth, q.limit, &probes)
		if d != nil {
			found = d
		}
		return d != nil
	}
	board := !q.noTotal && !try(numbers, false)
	for needed < len(numbers) {
		fewer := slices.Delete(slices.Clone(numbers), needed, needed+1)
		if try(fewer, board) {
			numbers = fewer
		} else {
			needed++
		}
	}
	return found
}

// limitedTo returns a search that knows the facts of q, but only the given numbers. The parameter
// board says whether the search may use the number of all mines.
func (q *search) limitedTo(numbers []int32, board bool) *search {
	s := newSolver(q.field)
	s.copy(q.Solver)
	for _, i := range q.opened {
		if !slices.Contains(numbers, i) {
			s.known[i], s.clues[i] = Safe, 0
		}
	}
	s.opened, s.noTotal = append(s.opened[:0], numbers...), !board
	return q.forSolver(s)
}

// forSolver returns a search that starts with the facts and deductions of q. It uses the solver s,
// which must be a copy of the solver of q.
func (q *search) forSolver(s *Solver) *search {
	b := &search{deducer: newDeducer(s), limit: dearest}
	b.shown = q.shown
	copy(b.why, q.why)
	b.done = q.done[:len(q.done):len(q.done)]
	return b
}

// anyDepth is a special value for the parameter breadth of [search.refuted]. It lets inner
// suppositions have inner suppositions themselves, to any depth.
const anyDepth = -1

// refuted returns a refutation of the supposition sup. It returns nil if it finds none that costs
// less than limit. It supposes sup and applies the given rules until they lead to a contradiction.
// Whenever the rules prove nothing more, it refutes an inner supposition, which is one about
// another cell, and goes on with the opposite as a fact.
//
// The parameter breadth is how many inner suppositions to try each time. If breadth is [anyDepth],
// refuted tries one each time, which may have inner suppositions itself. The variable *probes is
// how many inner suppositions the whole search may still try; refuted lowers it.
func (q *search) refuted(sup supposition, rules Rule, breadth int, limit cost, probes *int) *deduction {
	if *probes <= 0 {
		return nil
	}
	b := q.suppose(sup)
	b.limit = min(limit, limit-oneCases) // leave room for the step by cases; min, because the difference may wrap
	defer func() { q.count = b.count }()
	for {
		if found := b.run(rules); found != nil {
			return q.refutation(sup, b, found[0])
		}
		if breadth == 0 {
			return nil
		}
		most, next := breadth, 0
		if breadth == anyDepth {
			most, next = 1, anyDepth
		}
		inner := b.suppositionsNear(sup.cell)
		inner = inner[:min(most, len(inner))]
		if len(inner) == 0 {
			return nil
		}
		*probes -= len(inner)
		d := b.refuteAny(inner, rules, next, probes)
		if d == nil {
			return nil
		}
		b.push(d)
	}
}

// suppositionsNear returns two suppositions about each cell of the frontier: that the cell is a
// mine, and that it is safe. The cells nearest to the cell at i come first.
func (q *search) suppositionsNear(i int32) []supposition {
	q.count.find(q.Solver)
	var all []supposition
	for _, i := range q.count.cells {
		all = append(all, supposition{i, Mine}, supposition{i, Safe})
	}
	q.sort(all, q.field.cell(int(i)))
	return all
}

// suppose returns a search for a contradiction. The search knows the facts of q, and takes the
// supposition sup as another fact.
func (q *search) suppose(sup supposition) *search {
	s := newSolver(q.field)
	s.copy(q.Solver)
	s.count = q.count // q does not use its counter until refuted gives it back
	s.count.canUpdate = false
	b := q.forSolver(s)
	b.know(sup.cell, sup.is, supposed)
	return b
}

// refutation returns the deduction that concludes the opposite of the supposition sup. The search b
// has started from sup and ended in the contradiction clash.
func (q *search) refutation(sup supposition, b *search, clash *deduction) *deduction {
	d := &deduction{
		rule: Cases, cells: []int32{sup.cell}, is: Safe + Mine - sup.is, own: costs[Cases],
		branch: &branch{supposition: sup, deducer: b.deducer, first: len(q.done), last: clash},
	}
	used := map[int32]bool{}
	for _, of := range b.dependencies(len(q.done), clash) {
		d.own += of.own
		for _, i := range of.uses {
			if q.why[i] != unproved && !used[i] {
				used[i] = true
				d.uses = append(d.uses, i)
			}
		}
	}
	q.price(d)
	return d
}

// numbers returns the open cells whose numbers the branch uses.
func (b *branch) numbers() (numbers []int32) {
	add := func(i int32) {
		if i >= 0 && !slices.Contains(numbers, i) {
			numbers = append(numbers, i)
		}
	}
	for _, of := range b.deducer.dependencies(b.first, b.last) {
		for _, p := range of.sources {
			add(p.from)
		}
		if of.branch != nil {
			for _, i := range of.branch.numbers() {
				add(i)
			}
		}
	}
	return numbers
}

// branchOf returns b as a [Branch], with cells instead of indexes.
func branchOf(b *branch) *Branch {
	return &Branch{b.deducer.fact(b.cell, b.is), b.deducer.steps(b.first, b.last)}
}
