package review

// A Luck compares the number of forced guesses that survived with the expected number.
type Luck int8

// The values of Luck.
const (
	BadLuck   Luck = -1
	UsualLuck Luck = 0
	GoodLuck  Luck = 1
)

// usual is the difference to the expected number from which luck is good or bad. It is a little
// less than 0.5, because sums of floating-point numbers are not exact.
const usual = 0.5 - 1e-9

// Luck compares the forced guesses that the player survived with the number to expect from their
// risks. Luck is good if they are at least half a guess more, and bad if they are half a guess
// fewer. So after one guess at 50 % it is good or bad, never usual.
func (f Figures) Luck() Luck {
	switch more := float64(f.DueSurvived) - f.DueExpected; {
	case more >= usual:
		return GoodLuck
	case more <= -usual:
		return BadLuck
	}
	return UsualLuck
}
