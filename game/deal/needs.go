package deal

import (
	"slices"

	"buscaminas/game/solver"
)

// needed has the hardest rules of the promises from [NeedsOne] on.
var needed = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases}

// Needing returns the promise of the boards whose hardest rule is r. The rule r is a single one, up to
// [solver.Cases].
func Needing(r solver.Rule) Promise { return NeedsOne + Promise(slices.Index(needed[:], r)) }

// Needs returns the rule that p promises: the board can be cleared without a guess, and the easiest
// way to do so needs this rule and none that is as hard. It returns 0 if p promises no rule.
func (p Promise) Needs() solver.Rule {
	if i := int(p) - int(NeedsOne); i >= 0 && i < len(needed) {
		return needed[i]
	}
	return 0
}

// rulesNeeding returns the rules with which a board must be cleared to find out whether r is its
// hardest rule: r and all easier ones, and those that are as hard.
func rulesNeeding(r solver.Rule) solver.Rule {
	if r == solver.Remain {
		return solver.Followable
	}
	return r | (r - 1)
}
