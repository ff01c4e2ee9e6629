package deal

import (
	"slices"

	"buscaminas/game/solver"
)

// needed lists the rules of the promises from [NeedsOne] on: see [Promise.Needs].
var needed = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases}

// PromiseNeeding returns the promise of a board whose hardest rule is r: see [Promise.Needs]. Rule
// r must be a single rule, and not harder than [solver.Cases].
func PromiseNeeding(r solver.Rule) Promise { return NeedsOne + Promise(slices.Index(needed[:], r)) }

// Needs returns the hardest rule that a board with the promise p needs, as [solver.GradeOf] finds
// it. Such a board can be cleared without a guess, but not by easier rules. Needs returns 0 if p
// promises no such rule.
func (p Promise) Needs() solver.Rule {
	if i := int(p) - int(NeedsOne); i >= 0 && i < len(needed) {
		return needed[i]
	}
	return 0
}

// rulesNeeding returns the rules that may be used to clear a board whose hardest rule must be r.
// These are r, all easier rules, and the rules that are as hard as r.
func rulesNeeding(r solver.Rule) solver.Rule {
	if r == solver.Remain {
		return solver.Followable
	}
	return r | (r - 1)
}
