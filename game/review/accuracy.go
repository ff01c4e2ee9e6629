package review

// Wrong reports whether an opening with this verdict could have been avoided: it was a mistake, or
// a guess although some cell was provably safe or clearly less risky.
func (v Verdict) Wrong() bool { return v == Rash || v == Needless || v == Mistake }

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

// GivenAway returns the part of the danger that the player did not have to take, from 0 to 1.
func (o Opening) GivenAway() float64 {
	if o.Verdict.Wrong() {
		return o.Danger() - o.Least
	}
	return 0
}

// burden is the extra weight of a mistake in the accuracy: a mistake weighs 1 + burden, and a
// proven opening weighs 1.
const burden = 2

// weight returns the weight of an opening in the accuracy. It grows with the risk given away, from
// 1 for a proven opening or a forced guess to 3 for a mistake.
func (o Opening) weight() float64 { return 1 + burden*o.GivenAway() }

// merit returns what an opening adds to the accuracy: 1 for a proven opening or a forced guess, and
// 0 for a needless guess or a mistake. A rash guess loses the risk given away.
func (o Opening) merit() float64 {
	switch o.Verdict {
	case Proven, Forced, Early:
		return 1
	case Rash:
		return 1 - o.GivenAway()
	}
	return 0
}
