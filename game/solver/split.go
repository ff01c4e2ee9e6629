package solver

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

const (
	maxProbes = 4000 // suppositions that a refutation takes, beyond those by easy rules
	nearest   = 32   // suppositions tried within another before all are gone through
	tried     = 8    // cells that all suppositions are gone through for
)

// byCases puts on the queue that the opposite of what s knows is impossible: of a target if that can be
// refuted without cases, or else of another cell, or else by cases within cases. The target is
// the nearest of those that are equally easy. It reports false if it found nothing.
func (q *search) byCases(s *Solver, near game.Cell) bool {
	var targets, others []supposition
	for i, known := range q.known {
		if is := s.known[i]; known == Unknown && (is == Safe || is == Mine) {
			wrong := supposition{int32(i), Safe + Mine - is}
			if q.target(int32(i)) {
				targets = append(targets, wrong)
			} else if q.Beside(q.field.cell(i), Open) {
				others = append(others, wrong)
			}
		}
	}
	q.sort(targets, near)
	q.sort(others, near)
	all := [][]supposition{targets, others}
	for _, within := range []int{0, nearest} {
		probes := maxProbes
		for _, sups := range all {
			for _, rules := range []Rule{One | Two, Followable} {
				if q.refuteAny(sups, rules, within, &probes) {
					return true
				}
			}
		}
	}
	for _, sups := range all {
		for _, sup := range sups[:min(tried, len(sups))] {
			probes := maxProbes
			if d := q.refuted(sup, Followable, everything, q.limit, &probes); d != nil {
				q.push(d)
				return true
			}
		}
	}
	return false
}

// A supposition is what a cell might be.
type supposition struct {
	cell int32
	is   State
}

// sort puts the suppositions of the cells first that are nearest to a cell.
func (q *search) sort(all []supposition, near game.Cell) {
	away := func(s supposition) int { return distance(q.field.cell(int(s.cell)), near) }
	slices.SortStableFunc(all, func(a, b supposition) int { return cmp.Compare(away(a), away(b)) })
}

// refuteAny puts the easiest refutation of one of the suppositions on the queue, and reports whether
// there is any. Within each it tries so many others, and of those puts the first one on the
// queue.
func (q *search) refuteAny(all []supposition, rules Rule, within int, probes *int) bool {
	var easiest *deduction
	limit := q.limit
	for _, sup := range all {
		if d := q.refuted(sup, rules, within, limit, probes); d != nil {
			easiest, limit = d, d.cost
		}
	}
	q.push(easiest)
	return easiest != nil
}

// everything says that suppositions are made within suppositions until each is refuted.
const everything = -1

// refuted returns the deduction that a supposition is wrong, if it leads to a contradiction by the given
// rules, and by so many suppositions within it.
func (q *search) refuted(sup supposition, rules Rule, within int, limit cost, probes *int) *deduction {
	if *probes <= 0 {
		return nil
	}
	b := q.suppose(sup)
	b.limit = min(limit, limit-oneCases) // of what is within
	defer func() { q.count = b.count }()
	for {
		if found := b.run(rules); found != nil {
			return q.refutation(sup, b, found[0])
		}
		if within == 0 {
			return nil
		}
		inner := b.near(sup.cell)
		if len(inner) == 0 {
			return nil
		}
		next := 0
		if within == everything {
			inner, next = inner[:1], everything
		}
		*probes -= len(inner)
		if !b.refuteAny(inner[:min(max(1, within), len(inner))], rules, next, probes) {
			return nil
		}
	}
}

// near returns all suppositions of the cells that numbers touch, the nearest to a cell first.
func (q *search) near(i int32) []supposition {
	q.count.find(q.Solver)
	var all []supposition
	for _, i := range q.count.cells {
		all = append(all, supposition{i, Mine}, supposition{i, Safe})
	}
	q.sort(all, q.field.cell(int(i)))
	return all
}

// suppose returns a search for a contradiction, that knows what q knows, and the supposition.
func (q *search) suppose(sup supposition) *search {
	s := newSolver(q.field)
	s.copy(q.Solver)
	s.count = q.count // q uses it no more until it is given back
	b := &search{deducer: newDeducer(s, q.board)}
	b.shown = q.shown
	copy(b.by, q.by)
	b.done = q.done[:len(q.done):len(q.done)]
	b.limit = dearest
	b.know(sup.cell, sup.is, supposed)
	return b
}

// refutation returns the deduction that a supposition is wrong.
func (q *search) refutation(sup supposition, b *search, last *deduction) *deduction {
	d := &deduction{
		rule: Cases, cells: []int32{sup.cell}, is: Safe + Mine - sup.is, own: costs[Cases],
		branch: &branch{supposition: sup, deducer: b.deducer, first: len(q.done), last: last},
	}
	used := map[int32]bool{}
	for _, of := range b.listed(len(q.done), last) {
		d.own += of.own
		for _, i := range of.uses {
			if q.by[i] != unproved && !used[i] {
				used[i] = true
				d.uses = append(d.uses, i)
			}
		}
	}
	q.price(d)
	return d
}

// branchOf returns a branch with its steps.
func branchOf(b *branch) *Branch {
	return &Branch{b.deducer.fact(b.cell, b.is), b.deducer.steps(b.first, b.last)}
}
