package cli

import "runtime/debug"

const (
	// largeBoard is the number of cells from which on a command saves memory.
	largeBoard = 1 << 16

	// thriftPercent is the garbage allowed then, in percent of the memory in use. Go's default of
	// 100 would let a board take twice the memory it needs.
	thriftPercent = 10

	// bytesPerCell is what a cell is to take, beside ownMemory of the program: the nearer it
	// comes to both together, the sooner garbage is collected. Until that is done it may take
	// one more.
	bytesPerCell = 7
	ownMemory    = 4 << 20
)

// beThrifty makes the program collect its garbage sooner if it works on a large board, or on
// several at once with so many cells together: that is a few long arrays of numbers, in which
// there is little to look for.
func beThrifty(cells int) {
	if cells >= largeBoard {
		debug.SetGCPercent(thriftPercent)
		debug.SetMemoryLimit(int64(cells)*bytesPerCell + ownMemory)
	}
}
