package review

// Wrong reports whether an opening with this verdict could have been avoided: it was a mistake,
// or a guess although some cell was provably safe.
func (v Verdict) Wrong() bool { return v == Needless || v == Mistake }

// Danger returns the chance that the opening explodes, from 0 to 1. It is 1 for a mistake, and 0
// for cells that were proven or seen before.
func (o Opening) Danger() float64 {
	switch {
	case o.Verdict == Mistake:
		return 1
	case o.Verdict.Guess():
		return o.Risk
	}
	return 0
}

// burden is the extra weight of a mistake in the accuracy: a mistake weighs 1 + burden, and a
// proven opening weighs 1.
const burden = 2

// weight returns the weight of an opening in the accuracy. It is 1 for a proven opening or a forced
// guess. For a needless guess or a mistake it grows with the danger, from 1 to 3.
func (o Opening) weight() float64 {
	if o.Verdict.Wrong() {
		return 1 + burden*o.Danger()
	}
	return 1
}
