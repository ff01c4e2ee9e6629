package serve

import (
	"cmp"
	"runtime/debug"
)

// The default memory limit, in megabytes, for the server and for each player. A player takes about
// 0.6 MB, and 2 MB in a large window. The other megabytes leave room for garbage.
const (
	ownMemory    = 256
	playerMemory = 4
)

// garbage is the garbage collection target percentage of [debug.SetGCPercent]. A collection takes the
// time of all idle cores, and keys wait for it. At the default of 100, a server with 500 players
// collects every four seconds, for a tenth of a second.
const garbage = 400

// limitMemory makes Go collect garbage seldom, but more often near a memory limit. If megabytes is
// 0, the limit is the memory that this many players need. The limit keeps nobody out: a server
// above it still lets players in.
func limitMemory(megabytes, players int) {
	debug.SetGCPercent(garbage)
	debug.SetMemoryLimit(int64(cmp.Or(megabytes, ownMemory+players*playerMemory)) << 20)
}
