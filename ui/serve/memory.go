package serve

import (
	"cmp"
	"runtime/debug"
)

// The usual memory limit, in megabytes. A player in a large window takes 2, and Go lets garbage take
// as much again.
const (
	ownMemory    = 256
	playerMemory = 4
)

// limitMemory makes Go collect garbage more often as the memory comes near this many megabytes or,
// if that is 0, near what this many players need. The memory may still exceed it: nobody is turned
// away.
func limitMemory(megabytes, players int) {
	debug.SetMemoryLimit(int64(cmp.Or(megabytes, ownMemory+players*playerMemory)) << 20)
}
