//go:build !windows

package input

import (
	"io"
	"regexp"
	"testing"
	"time"

	"github.com/creack/pty"
)

// The Reader takes the reply out of what is typed meanwhile, and loses no key.
func TestAskLosesNoKey(t *testing.T) {
	for name, test := range map[string]struct{ typed, reply, keys string }{
		"only the reply":         {"\x1b[7;3R", "\x1b[7;3R", ""},
		"keys around the reply":  {"a\x1b[A\x1b[7;2Rb", "\x1b[7;2R", "a\x1b[Ab"},
		"no reply":               {"ab", "", "ab"},
		"nothing":                {"", "", ""},
		"keys, and half a reply": {"a\x1b[7;", "", "a"},
	} {
		terminal, tty, err := pty.Open()
		if err != nil {
			t.Fatal(err)
		}
		defer terminal.Close()
		defer tty.Close()
		r, err := newReader(tty)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(terminal, test.typed); err != nil {
			t.Fatal(err)
		}
		reply := r.Ask(tty, "where?", regexp.MustCompile(`\x1b\[[0-9]+;[0-9]+R`), 50*time.Millisecond)
		if string(reply) != test.reply {
			t.Errorf("%s: the reply is %q, want %q", name, reply, test.reply)
		}
		p := make([]byte, 20)
		n := 0
		if test.keys != "" {
			if n, err = r.Read(p); err != nil {
				t.Fatal(err)
			}
		}
		if got := string(p[:n]); got != test.keys {
			t.Errorf("%s: the keys are %q, want %q", name, got, test.keys)
		}
	}
}
