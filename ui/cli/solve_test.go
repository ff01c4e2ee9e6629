package cli

import (
	"runtime"
	"testing"
)

// Games played at once take memory, so there are never more of them than processors, whatever
// --jobs says.
func TestJobsAreNoMoreThanProcessors(t *testing.T) {
	most := runtime.NumCPU()
	for _, test := range []struct{ jobs, games, want int }{
		{1 << 20, 1 << 20, most}, {1, 1 << 20, 1}, {1 << 20, 1, 1},
	} {
		if got := (&solving{jobs: test.jobs, games: test.games}).atOnce(); got != test.want {
			t.Errorf("--jobs %d --games %d: %d at once, want %d", test.jobs, test.games, got, test.want)
		}
	}
}
