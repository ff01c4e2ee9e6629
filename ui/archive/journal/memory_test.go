package journal_test

import (
	"runtime"
	"strings"
	"testing"

	"buscaminas/ui/archive/journal"
)

// The memory that a text takes depends on its length, not on the size of the board that it claims.
func TestMemory(t *testing.T) {
	const long = 1 << 20
	const head = "buscaminas game 2\ngrid: square\n"
	for name, text := range map[string]string{
		"the biggest board":  head + "rows: 1024\ncolumns: 1024\nmines: 900000\nseed: 1\nstart: 0,0\n",
		"no rows":            head + "rows: 1024\ncolumns: 1024\nrow: .\n",
		"rows of one column": head + "rows: 131072\ncolumns: 1\n" + strings.Repeat("row: *\n", 131072),
		"one row":            head + "rows: 1\ncolumns: 1000000\nrow: " + strings.Repeat("*", 1000000) + "\n",
		"short entries":      drawnHeader + strings.Repeat("0 <\n", long/4),
		"short plays":        head + "ghost plays: " + strings.Repeat("0 < ", long/4) + "\n",
		"titles":             head + strings.Repeat("title:\n", long/7),
		"one long line":      head + "title: " + strings.Repeat("x", long),
		"blank lines":        head + strings.Repeat("\n", long),
		"comments":           head + strings.Repeat("#\n", long/2),
	} {
		data := []byte(text)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _ = journal.Read(data)
		runtime.ReadMemStats(&after)
		// These are all allocated bytes, including those that are free again: growing lists are
		// copied a few times.
		allocated, most := after.TotalAlloc-before.TotalAlloc, uint64(len(data))*80+64<<10
		if allocated > most {
			t.Errorf("%s: %d bytes for %d, want at most %d", name, allocated, len(data), most)
		} else {
			t.Logf("%s: %.1f bytes a byte", name, float64(allocated)/float64(len(data)))
		}
	}
}
