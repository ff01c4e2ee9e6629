package review

// Wrong reports whether an opening with this verdict gave something away: it was a mistake, or
// a guess where some cell was certainly safe.
func (v Verdict) Wrong() bool { return v == Needless || v == Mistake }

// Danger returns the risk that was taken, from 0 to 1: that of a guess, all of it at a mistake,
// and none where the cells were proven or seen before.
func (o Opening) Danger() float64 {
	switch {
	case o.Verdict == Mistake:
		return 1
	case o.Verdict.Guess():
		return o.Risk
	}
	return 0
}

// burden says how much more a certain mine weighs in the accuracy than a proven opening.
const burden = 2

// weight returns how much an opening weighs in the accuracy: 1 where it was proven or due, else
// the more the greater the danger, from 1 to 3.
func (o Opening) weight() float64 {
	if o.Verdict.Wrong() {
		return 1 + burden*o.Danger()
	}
	return 1
}

// A Luck compares how many of the guesses that were due did not explode with how many could be
// expected not to.
type Luck int8

// What luck can be.
const (
	BadLuck   Luck = -1
	UsualLuck Luck = 0
	GoodLuck  Luck = 1
)

// usual is how many guesses more or fewer than expected are good or bad luck. What is added up is
// not quite exact.
const usual = 0.5 - 1e-9

// Luck returns how the guesses that were due came out: it is good where half a guess more than
// expected was survived, bad where half a guess fewer. A player of one guess at 50 % is either.
func (f Figures) Luck() Luck {
	switch more := float64(f.DueSurvived) - f.DueExpected; {
	case more >= usual:
		return GoodLuck
	case more <= -usual:
		return BadLuck
	}
	return UsualLuck
}
