package cli

import "runtime/debug"

const (
	// largeBoard is from how many cells on a command is thrifty.
	largeBoard = 1 << 16

	// thriftPercent is how much garbage may gather then, beside what is in use. Go's own 100
	// would let a board take twice what it needs.
	thriftPercent = 10
)

// beThrifty makes the program collect its garbage sooner if it works on a large board: that is
// a few long arrays of numbers, in which there is little to look for.
func beThrifty(cells int) {
	if cells >= largeBoard {
		debug.SetGCPercent(thriftPercent)
	}
}
