package review

import "buscaminas/game/solver"

// Luck says whether the player survived more or fewer forced guesses than expected.
type Luck int8

// The values of Luck.
const (
	BadLuck   Luck = -1
	UsualLuck Luck = 0
	GoodLuck  Luck = 1
)

// unusual is the smallest difference from the expected number that counts as good or bad luck.
const unusual = 0.5 - solver.RoundingError

// Luck compares the number of guesses that the player had to make and survived with the number
// expected from the risks that were taken. So the risk that a rash guess gave away is no bad luck,
// and surviving it is good luck. Luck is good if the player survived at least half a guess more than
// expected, and bad if at least half a guess fewer. So after one guess at 50 % it is good or bad,
// never usual.
func (f Figures) Luck() Luck {
	switch more := float64(f.ForcedSurvived) - f.ForcedExpected; {
	case more >= unusual:
		return GoodLuck
	case more <= -unusual:
		return BadLuck
	}
	return UsualLuck
}
