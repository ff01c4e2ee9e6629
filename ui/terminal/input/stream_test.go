package input

import (
	"io"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// slowly sends parts of what a terminal sends over a connection, with a pause after each. It returns
// what a Stream reads.
func slowly(t *testing.T, pause time.Duration, parts ...string) (reads []string) {
	synctest.Test(t, func(t *testing.T) { // the pauses take no time
		from, to := io.Pipe()
		s := NewStream(from)
		go s.Pump()
		go func() {
			for _, part := range parts {
				_, _ = io.WriteString(to, part) // a failure is an event that is missing
				time.Sleep(pause)
			}
			to.Close()
		}()
		p := make([]byte, 256)
		for n, err := s.Read(p); err == nil; n, err = s.Read(p) {
			reads = append(reads, string(p[:n]))
		}
	})
	return reads
}

// A sequence that comes byte by byte is one event, if the pauses are not too long.
func TestStreamReadsSlowSequencesAsOne(t *testing.T) {
	for _, test := range known {
		if len(test.want) > 1 || strings.HasPrefix(test.name, "Esc") {
			continue // Esc and what follows it are events of their own
		}
		got := slowly(t, split-time.Millisecond, strings.Split(test.sent, "")...)
		if want := strings.Join(test.want, ""); strings.Join(got, "") != want || len(got) > 1 {
			t.Errorf("%s: %q, want %q", test.name, got, want)
		}
	}
}

// Once the time for the next byte is up, Esc is a key, and what comes then is another.
func TestStreamReadsEscAndTheNextKey(t *testing.T) {
	if got := slowly(t, split+time.Millisecond, "\x1b", "n", "\x1b", "\x1b[A"); !slices.Equal(got, []string{"\x1b", "n", "\x1b", "\x1b[A"}) {
		t.Errorf("%q", got)
	}
}
