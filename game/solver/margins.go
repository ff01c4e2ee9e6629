package solver

import "math"

// The margins within which chances count as equal.
const (
	// RoundingError is larger than the rounding error in a chance. Chances that differ by less count as
	// equal, and the chance of a cell that is not proved is at least this far from 0 and 1.
	RoundingError = 1e-9

	// NoticeableRisk is the difference in risk above which a guess is rash, not forced. A player
	// cannot notice a smaller difference.
	NoticeableRisk = 0.02

	// grainsOfOne is the number of grains in a chance of 1.
	grainsOfOne = 1 << 30

	// sureRelief is the relief of a cell above which a guess there counts as one that decides
	// flips: see [Outlook.DecidesFlip] and [flips]. A flip that is certain gives a relief of 1/2.
	sureRelief = 0.4
)

// A grain is a unit in which chances are compared. It is larger than the rounding errors of any
// machine, so every machine opens the same cell.
type grain int64

func grains(chance float64) grain { return grain(math.Round(chance * grainsOfOne)) }
