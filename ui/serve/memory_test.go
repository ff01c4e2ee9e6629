package serve

import (
	"math"
	"runtime/debug"
	"testing"
)

func TestMemoryIsLimited(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(math.MaxInt64))
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	for _, c := range []struct{ megabytes, players, want int }{{0, 200, 1056}, {0, 1000, 4256}, {300, 200, 300}} {
		limitMemory(c.megabytes, c.players)
		if got := debug.SetMemoryLimit(-1); got != int64(c.want)<<20 {
			t.Errorf("with %d MB for %d players, the limit is %d bytes", c.megabytes, c.players, got)
		}
	}
}
