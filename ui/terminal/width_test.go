package terminal

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"
)

// A replier replies with the columns after ─ and after é, after [takeUTF8] with others.
type replier struct {
	strings.Builder
	replies, switched string
	asked             int
}

func (k *replier) Ask(_ io.Writer, _ string, reply *regexp.Regexp, limit time.Duration) []byte {
	k.asked++
	if limit > 50*time.Millisecond {
		panic("it waits too long")
	}
	if strings.HasSuffix(k.String(), takeUTF8) {
		return reply.Find([]byte(k.switched))
	}
	return reply.Find([]byte(k.replies))
}

func replies(line, letter int) string { return fmt.Sprintf("\x1b[7;%dR\x1b[7;%dR", line, letter) }

// A terminal is asked once, and another time after it was switched to UTF-8. One that stays illegible is
// left as it was.
func TestWhatATerminalShows(t *testing.T) {
	for _, test := range []struct {
		name string
		replier
		want    Shown
		written string
		asked   int
	}{
		{"UTF-8", replier{replies: replies(2, 2)}, usual, "", 1},
		{"no reply", replier{}, usual, "", 1},
		{"wide lines", replier{replies: replies(3, 2)}, Illegible, "", 1},
		{"wide lines and letters", replier{replies: replies(3, 3)}, Illegible, "", 1},
		{"Latin-1", replier{replies: replies(2, 3), switched: replies(2, 2)}, Switched, takeUTF8, 2},
		{"only Latin-1", replier{replies: replies(2, 3), switched: replies(2, 3)}, Illegible, takeUTF8 + takeLatin1, 2},
		{"Latin-1, and late", replier{replies: replies(2, 3)}, Illegible, takeUTF8 + takeLatin1, 2},
		{"bytes", replier{replies: replies(4, 3)}, Illegible, "", 1},
	} {
		k := &test.replier
		if got := Shows(k, k); got != test.want || k.String() != test.written || k.asked != test.asked {
			t.Errorf("%s: %d, %q is written, asked %d times", test.name, got, k, k.asked)
		}
	}
}
