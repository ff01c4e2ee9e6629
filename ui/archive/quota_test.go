package archive

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game/gametest"
)

// writeAged writes a file of this many bytes that is this many hours old.
func writeAged(path string, bytes, hours int) {
	gametest.MustDo(os.MkdirAll(filepath.Dir(path), 0o700))
	line := strings.Repeat("x", 99) + "\n"
	gametest.MustDo(os.WriteFile(path, []byte(strings.Repeat(line, bytes/100)), 0o600))
	at := time.Now().Add(-time.Duration(hours) * time.Hour)
	gametest.MustDo(os.Chtimes(path, at, at))
}

func TestLimitRemovesTheOldest(t *testing.T) {
	dir := t.TempDir()
	a := At(dir)
	writeAged(a.Path("1"), 4000, 9) // open in a program
	writeAged(a.Path("2"), 4000, 8) // waits
	writeAged(a.lockPath("2"), 0, 8)
	writeAged(a.Path("3"), 4000, 7) // over
	writeAged(filepath.Join(dir, "boards", "mine.txt"), 4000, 6)
	writeAged(a.Path("4"), 3000, 1)
	writeAged(a.HistoryPath(), 4000, 0)
	played := gametest.Must(lockFile(a.lockPath("1"), 0))
	defer played.Close()

	a.Limit(12_000, 12_001)
	for path, stays := range map[string]bool{
		a.Path("1"): true, a.Path("2"): false, a.lockPath("2"): false, a.Path("3"): false,
		filepath.Join(dir, "boards", "mine.txt"): false, a.Path("4"): true, a.HistoryPath(): true,
	} {
		if _, err := os.Stat(path); (err == nil) != stays {
			t.Errorf("%s is there: %v", path, err == nil)
		}
	}
	if info, err := os.Stat(a.HistoryPath()); err != nil || info.Size() != 1400 {
		t.Errorf("the history has %d bytes, want its last 1400 of whole lines", info.Size())
	}
}

func TestWithoutLimitNothingIsRemoved(t *testing.T) {
	a := At(t.TempDir())
	writeAged(a.Path("1"), 40_000, 9)
	a.Limit(0, 0)
	if _, err := os.Stat(a.Path("1")); err != nil {
		t.Error(err)
	}
}
