//go:build !windows

package kind

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The way follows from the environment. Over a connection, tmux never is one.
func TestWays(t *testing.T) {
	for env, want := range map[string]struct{ here, remote Clipboard }{
		"TERM=xterm-256color":                      {ByTerminal, ByTerminal},
		"TERM=tmux-256color TMUX=/tmp/tmux-0/a,1":  {ByTmux, ByTerminal},
		"TERM=screen-256color TMUX=/tmp/tmux-0/a":  {ByTmux, ByTerminal},
		"TERM=screen STY=12.pts-0":                 {ByScreen, ByScreen},
		"TERM=screen.xterm-256color":               {ByScreen, ByScreen},
		"TERM=linux":                               {NoClipboard, NoClipboard},
		"TERM=screen.linux STY=12.tty1":            {NoClipboard, NoClipboard},
		"TERM=screen TMUX=/tmp/tmux-0/a STY=1.tty": {ByTmux, ByScreen},
	} {
		getenv := func(name string) string {
			for _, v := range strings.Fields(env) {
				if value, ok := strings.CutPrefix(v, name+"="); ok {
					return value
				}
			}
			return ""
		}
		if here, remote := LocalClipboard(getenv), RemoteClipboard(getenv); here != want.here || remote != want.remote {
			t.Errorf("%s: %d, %d; want %d, %d", env, here, remote, want.here, want.remote)
		}
	}
}

// Only what tmux has taken is confirmed. Where it does not answer, the terminal is asked.
func TestCopy(t *testing.T) {
	const asked = "\x1b]52;c;aG9sYQ==\a"
	for _, test := range []struct {
		name      string
		way       Clipboard
		tmux      string // the commands of tmux
		sent      string
		confirmed bool
	}{
		{"a terminal", ByTerminal, "", asked, false},
		{"screen", ByScreen, "", "\x1bP" + asked + "\x1b\\", false},
		{"tmux", ByTmux, `[ "$*" = "load-buffer -w -" ] && [ "$(cat)" = hola ]`, "", true},
		{"a tmux that is gone", ByTmux, "exit 1", asked, false},
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
	_, _ = ByScreen.To(&sent)(strings.Repeat("x", 1000))
	for part := range strings.SplitSeq(sent.String(), "\x1b\\") {
		if len(part) > longestString+len("\x1bP") {
			t.Errorf("GNU ByScreen is given %d bytes at once", len(part))
		}
	}
}
