//go:build !windows

package clipboard

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The way follows from the environment. Over a connection, tmux never is one.
func TestWays(t *testing.T) {
	for env, want := range map[string]struct{ here, remote Way }{
		"TERM=xterm-256color":                      {Terminal, Terminal},
		"TERM=tmux-256color TMUX=/tmp/tmux-0/a,1":  {Tmux, Terminal},
		"TERM=screen-256color TMUX=/tmp/tmux-0/a":  {Tmux, Terminal},
		"TERM=screen STY=12.pts-0":                 {Screen, Screen},
		"TERM=screen.xterm-256color":               {Screen, Screen},
		"TERM=linux":                               {None, None},
		"TERM=screen.linux STY=12.tty1":            {None, None},
		"TERM=screen TMUX=/tmp/tmux-0/a STY=1.tty": {Tmux, Screen},
	} {
		getenv := func(name string) string {
			for _, v := range strings.Fields(env) {
				if value, ok := strings.CutPrefix(v, name+"="); ok {
					return value
				}
			}
			return ""
		}
		if here, remote := Find(getenv), Remote(getenv); here != want.here || remote != want.remote {
			t.Errorf("%s: %d, %d; want %d, %d", env, here, remote, want.here, want.remote)
		}
	}
}

// Only what tmux has taken is confirmed. Where it does not answer, the terminal is asked.
func TestCopy(t *testing.T) {
	const asked = "\x1b]52;c;aG9sYQ==\a"
	for _, test := range []struct {
		name      string
		way       Way
		tmux      string // the commands of tmux
		sent      string
		confirmed bool
	}{
		{"a terminal", Terminal, "", asked, false},
		{"screen", Screen, "", "\x1bP" + asked + "\x1b\\", false},
		{"tmux", Tmux, `[ "$*" = "load-buffer -w -" ] && [ "$(cat)" = hola ]`, "", true},
		{"a tmux that is gone", Tmux, "exit 1", asked, false},
	} {
		bin := t.TempDir()
		t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
		if err := os.WriteFile(filepath.Join(bin, "tmux"), []byte("#!/bin/sh\n"+test.tmux), 0o700); err != nil {
			t.Fatal(err)
		}
		var sent strings.Builder
		if confirmed, err := test.way.To(&sent)("hola"); confirmed != test.confirmed || err != nil || sent.String() != test.sent {
			t.Errorf("%s: %q, confirmed: %t, %v", test.name, &sent, confirmed, err)
		}
	}
	var sent strings.Builder
	_, _ = Screen.To(&sent)(strings.Repeat("x", 1000))
	for part := range strings.SplitSeq(sent.String(), "\x1b\\") {
		if len(part) > longestString+len("\x1bP") {
			t.Errorf("GNU Screen is given %d bytes at once", len(part))
		}
	}
}
