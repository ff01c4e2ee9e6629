package width

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// A terminal replies to every question in the same way. It counts the questions.
type terminal struct {
	replies string
	asked   int
}

func (k *terminal) Ask(_ io.Writer, _ string, reply *regexp.Regexp, limit time.Duration) []byte {
	k.asked++
	if limit > 50*time.Millisecond {
		panic("it waits too long")
	}
	return reply.Find([]byte(k.replies))
}

// A terminal is asked once, and again only if it gave no reply or in another place.
func TestTerminalIsAskedOnce(t *testing.T) {
	for replies, want := range map[string]struct {
		double bool
		asked  int // in three starts
	}{
		"\x1b[12;2R": {false, 1},
		"\x1b[12;3R": {true, 1},
		"":           {false, 3},
	} {
		t.Setenv("WINDOWID", "1")
		path := filepath.Join(t.TempDir(), "new", "terminals")
		k := &terminal{replies: replies}
		for range 3 {
			if got := IsDouble(k, io.Discard, path); got != want.double {
				t.Errorf("reply %q: two columns: %t", replies, got)
			}
		}
		if k.asked != want.asked {
			t.Errorf("reply %q: asked %d times, want %d", replies, k.asked, want.asked)
		}
		t.Setenv("WINDOWID", "2")
		other := &terminal{replies: "\x1b[12;3R"}
		if !IsDouble(other, io.Discard, path) || other.asked != 1 {
			t.Errorf("reply %q: another window is asked %d times", replies, other.asked)
		}
	}
}

// The file of replies stays small, and is no reason to fail.
func TestRepliesThatCannotBeKept(t *testing.T) {
	large := filepath.Join(t.TempDir(), "terminals")
	if err := os.WriteFile(large, []byte(strings.Repeat("x", mostKept+1)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{large, t.TempDir(), ""} {
		if !IsDouble(&terminal{replies: "\x1b[1;3R"}, io.Discard, path) {
			t.Errorf("%q: one column", path)
		}
	}
	if info, err := os.Stat(large); err != nil || info.Size() > mostKept {
		t.Errorf("%v, %v", info, err)
	}
}
