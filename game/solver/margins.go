package solver

import "math"

// The margins within which chances count as equal. Other margins, which were found
// by playing games, are declared in the files of the search for a guess.
const (
	// Rounding is more than the rounding errors in a chance. Chances that differ by less are equal, and
	// a chance that is not proved differs by this from 0 and 1.
	Rounding = 1e-9

	// Noticeable is the difference in risk above which a guess is rash, not forced. A player at the
	// board cannot see a smaller one.
	Noticeable = 0.02

	// grainsOfOne is the number of grains in a chance of 1.
	grainsOfOne = 1 << 30

	// sureRelief is the relief from which a guess settles flips that can hardly be avoided. The relief
	// of a flip that is certain is 1/2.
	sureRelief = 0.4
)

// A grain is a unit for comparing chances. It is so coarse that the rounding errors of a machine
// make no difference, so that every machine opens the same cell.
type grain int64

func grains(chance float64) grain { return grain(math.Round(chance * grainsOfOne)) }
