package review

import "buscaminas/game/solver"

// Luck says whether the player survived more or fewer guesses than expected: see [Figures.Luck].
type Luck int8

// The values of Luck.
const (
	BadLuck   Luck = -1
	UsualLuck Luck = 0
	GoodLuck  Luck = 1
)

// unusual is how far the number of guesses survived must be from the number expected to count as
// good or bad luck: half a guess, less a rounding error.
const unusual = 0.5 - solver.RoundingError

// Luck compares the number of forced and rash guesses that the player survived with the number
// expected from their risks. Luck is good if the player survived at least half a guess more than
// expected, and bad if at least half a guess fewer. So after one guess at 50 % it is good or bad,
// never usual. A rash guess counts with its full risk, not only with the part that could be
// avoided, so surviving one is good luck.
func (f Figures) Luck() Luck {
	switch more := float64(f.ForcedSurvived) - f.ForcedExpected; {
	case more >= unusual:
		return GoodLuck
	case more <= -unusual:
		return BadLuck
	}
	return UsualLuck
}
