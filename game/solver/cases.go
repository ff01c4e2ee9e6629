package solver

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// A proof by cases supposes that a cell is a mine, or that it is safe, and follows the rules from there
// to a contradiction: so the opposite holds. If the rules lead nowhere, it may refute another
// supposition on the way, an inner one.

// The limits of proofs by cases.
const (
	maxProbes = 4000 // the most inner suppositions of one refutation
	nearest   = 32   // the most inner suppositions that are tried at a time, without any within these
	tried     = 8    // the most cells for which inner suppositions to any depth are tried
)

// byCases looks for a cell to prove by cases, and queues the proof. The solver s knows which cells
// are safe and which are mines, and byCases refutes the opposite. It tries the targets first, then
// the other cells, each time the nearest to near first. Proofs without inner suppositions come
// before proofs with them. It reports false if it proves nothing.
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

// A supposition is an assumed state of a cell.
type supposition struct {
	cell int32
	is   State
}

// sort sorts suppositions by the distance of their cells from near.
func (q *search) sort(all []supposition, near game.Cell) {
	away := func(s supposition) int { return distance(q.field.cell(int(s.cell)), near) }
	slices.SortStableFunc(all, func(a, b supposition) int { return cmp.Compare(away(a), away(b)) })
}

// refuteAny queues the easiest refutation of any of the suppositions, and reports whether there is
// one. The other parameters are those of [search.refuted].
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

// everything, as the parameter within, allows inner suppositions to any depth.
const everything = -1

// refuted returns a refutation of sup that costs less than limit, or nil. It follows the given rules
// from sup to a contradiction. Where they prove nothing more, it refutes an inner supposition and goes
// on with the opposite. It tries at most within inner suppositions at a time; *probes is how many
// more it may try in all.
func (q *search) refuted(sup supposition, rules Rule, within int, limit cost, probes *int) *deduction {
	if *probes <= 0 {
		return nil
	}
	b := q.suppose(sup)
	b.limit = min(limit, limit-oneCases) // leave room for the cost of the step by cases
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

// near returns the two suppositions of each cell of the frontier, the cells nearest to i first.
func (q *search) near(i int32) []supposition {
	q.count.find(q.Solver)
	var all []supposition
	for _, i := range q.count.cells {
		all = append(all, supposition{i, Mine}, supposition{i, Safe})
	}
	q.sort(all, q.field.cell(int(i)))
	return all
}

// suppose returns a search for a contradiction that knows the facts of q and the supposition.
func (q *search) suppose(sup supposition) *search {
	s := newSolver(q.field)
	s.copy(q.Solver)
	s.count = q.count // q does not use it until refuted gives it back
	b := &search{deducer: newDeducer(s, q.board)}
	b.shown = q.shown
	copy(b.by, q.by)
	b.done = q.done[:len(q.done):len(q.done)]
	b.limit = dearest
	b.know(sup.cell, sup.is, supposed)
	return b
}

// refutation returns the deduction that sup is wrong. The search b has led from it to last, which is
// the contradiction.
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
