package review

// Wrong reports whether the player should not have made an opening with this verdict: it was a
// mistake, a needless guess or a rash guess.
func (v Verdict) Wrong() bool { return v == Rash || v == Needless || v == Mistake }

// Danger returns the chance that the opening explodes, from 0 to 1, as the player could know it. It
// is 1 for a mistake, and 0 if the verdict is [Proven] or [Known].
func (o Opening) Danger() float64 {
	switch {
	case o.Verdict == Mistake:
		return 1
	case o.Verdict.Guess():
		return o.Risk
	}
	return 0
}

// AvoidableRisk returns the part of the danger that the player could have avoided, from 0 to 1.
func (o Opening) AvoidableRisk() float64 {
	if o.Verdict.Wrong() {
		return o.Danger() - o.Least
	}
	return 0
}

// burden is how much the weight of an opening in the accuracy grows if its avoidable risk is 1: see
// [Opening.weight].
const burden = 2

// weight returns the weight of an opening in the accuracy. It grows with the
// [Opening.AvoidableRisk]: from 1 for a proven opening or a forced guess to 1 + burden for a
// mistake.
func (o Opening) weight() float64 { return 1 + burden*o.AvoidableRisk() }

// merit returns what an opening adds to the accuracy: 1 for a proven opening or a forced guess, and
// 0 for a needless guess or a mistake. A rash guess adds 1 minus its [Opening.AvoidableRisk].
func (o Opening) merit() float64 {
	switch o.Verdict {
	case Proven, Forced, Early:
		return 1
	case Rash:
		return 1 - o.AvoidableRisk()
	}
	return 0
}
