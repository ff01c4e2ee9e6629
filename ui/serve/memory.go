package serve

import (
	"cmp"
	"runtime/debug"
)

// The usual memory limit, in megabytes. A player takes about 0.6, and 2 in a large window; the rest is
// for garbage.
const (
	ownMemory    = 256
	playerMemory = 4
)

// garbage is the amount of garbage after which Go collects it, in percent of the memory in use. A
// collection takes the time of all cores that are idle, and keys wait for it. With 500 players, it comes
// every four seconds if this is 100, as usual, and takes a tenth of a second.
const garbage = 400

// limitMemory makes Go collect garbage seldom, but more often as the memory comes near this many
// megabytes or, if that is 0, near what this many players need. The memory may still exceed it: nobody
// is turned away.
func limitMemory(megabytes, players int) {
	debug.SetGCPercent(garbage)
	debug.SetMemoryLimit(int64(cmp.Or(megabytes, ownMemory+players*playerMemory)) << 20)
}
