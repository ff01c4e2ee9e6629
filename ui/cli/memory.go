package cli

import "runtime/debug"

const (
	// largeBoard is the smallest number of cells for which saveMemory does anything.
	largeBoard = 1 << 16

	// largePercent is the GC percentage for large boards. With Go's default of 100 a board
	// could take twice the memory that it needs.
	largePercent = 10

	// bytesPerCell and ownMemory give the memory limit that saveMemory sets for n cells:
	// n*bytesPerCell + ownMemory bytes. Near this limit, Go collects garbage more often.
	bytesPerCell = 7
	ownMemory    = 4 << 20
)

// saveMemory makes Go collect garbage sooner if the boards in memory have largeBoard cells or more
// in all. Collecting garbage is cheap then, because a board is a few long arrays without pointers.
func saveMemory(cells int) {
	if cells >= largeBoard {
		debug.SetGCPercent(largePercent)
		debug.SetMemoryLimit(int64(cells)*bytesPerCell + ownMemory)
	}
}
