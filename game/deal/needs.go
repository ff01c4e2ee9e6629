package deal

import (
	"slices"

	"buscaminas/game/solver"
)

// needed lists the rules of the promises from [NeedsOne] on: see [Promise.Needs].
var needed = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases}

// PromiseNeeding returns the promise whose hardest rule is r: see [Promise.Needs]. It accepts a single
// rule, at most [solver.Cases].
func PromiseNeeding(r solver.Rule) Promise { return NeedsOne + Promise(slices.Index(needed[:], r)) }

// Needs returns the hardest rule that p promises to be needed, as [solver.GradeOf] finds it: the
// board can be cleared without a guess, but not by easier rules. It returns 0 if p promises no such
// rule.
func (p Promise) Needs() solver.Rule {
	if i := int(p) - int(NeedsOne); i >= 0 && i < len(needed) {
		return needed[i]
	}
	return 0
}

// rulesNeeding returns the rules to clear a board with when r must be its hardest rule: r, all
// easier rules, and any rule as hard as r.
func rulesNeeding(r solver.Rule) solver.Rule {
	if r == solver.Remain {
		return solver.Followable
	}
	return r | (r - 1)
}
