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
		legible, switched bool
		written           string
		asked             int
	}{
		{"UTF-8", replier{replies: replies(2, 2)}, true, false, "", 1},
		{"no reply", replier{}, true, false, "", 1},
		{"wide lines", replier{replies: replies(3, 2)}, false, false, "", 1},
		{"wide lines and letters", replier{replies: replies(3, 3)}, false, false, "", 1},
		{"Latin-1", replier{replies: replies(2, 3), switched: replies(2, 2)}, true, true, takeUTF8, 2},
		{"only Latin-1", replier{replies: replies(2, 3), switched: replies(2, 3)}, false, false, takeUTF8 + takeLatin1, 2},
		{"Latin-1, and late", replier{replies: replies(2, 3)}, false, false, takeUTF8 + takeLatin1, 2},
		{"bytes", replier{replies: replies(4, 3)}, false, false, "", 1},
	} {
		k := &test.replier
		if legible, switched := Legible(k, k); legible != test.legible || switched != test.switched || k.String() != test.written || k.asked != test.asked {
			t.Errorf("%s: %v, %v, %q is written, asked %d times", test.name, legible, switched, k, k.asked)
		}
	}
}
