package solver

import "math"

// The margins within which chances count as equal.
const (
	// RoundingError is larger than the rounding error in a chance. Chances that differ by less
	// count as equal. The chance of a cell that is not proved is at least this far from 0 and from
	// 1.
	RoundingError = 1e-9

	// NoticeableRisk is a difference in risk. A guess is rash, and not forced, if its risk exceeds
	// the risk of the best guess by more than this. A player cannot notice a smaller difference.
	NoticeableRisk = 0.02

	// grainsOfOne is how many grains make a chance of 1.
	grainsOfOne = 1 << 30

	// sureRelief is a limit for the relief of a cell, which is the risk of later coin flips that
	// opening the cell takes away: see [flips]. A guess at a cell with more relief counts as one
	// that decides flips: see [Outlook.DecidesFlip]. A flip that is certain gives a relief of 1/2.
	sureRelief = 0.4
)

// A grain is the unit in which chances are compared: a chance of 1 has 2^30 grains. A grain is
// larger than the rounding errors of any machine, so every machine opens the same cell.
type grain int64

func grains(chance float64) grain { return grain(math.Round(chance * grainsOfOne)) }
