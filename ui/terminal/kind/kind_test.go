package kind

import (
	"strings"
	"testing"

	"github.com/muesli/termenv"
)

// The colours of terminals that people use, by what they put into the environment.
func TestColors(t *testing.T) {
	for _, test := range []struct {
		env  string
		want termenv.Profile
		from string
	}{
		{"TERM=xterm-256color COLORTERM=truecolor", termenv.TrueColor, "COLORTERM"},
		{"TERM=xterm-256color COLORTERM=truecolor NO_COLOR=1", termenv.Ascii, "NO_COLOR"},
		{"TERM=xterm-256color CLICOLOR=0", termenv.Ascii, "CLICOLOR"},
		{"TERM=xterm-256color", termenv.ANSI256, "TERM"},
		{"TERM=xterm-direct", termenv.TrueColor, "TERM"},
		{"TERM=xterm-kitty", termenv.TrueColor, "TERM"},
		{"TERM=kitty", termenv.TrueColor, "TERM"},
		{"TERM=xterm-ghostty", termenv.TrueColor, "TERM"},
		{"TERM=foot", termenv.TrueColor, "TERM"},
		{"TERM=foot-extra", termenv.TrueColor, "TERM"},
		{"TERM=alacritty", termenv.TrueColor, "TERM"},
		{"TERM=mlterm", termenv.ANSI256, "TERM"},
		{"TERM=tmux", termenv.ANSI256, "TERM"},
		{"TERM=screen", termenv.ANSI, "TERM"},
		{"TERM=screen COLORTERM=truecolor XTERM_VERSION=XTerm(379)", termenv.ANSI, "TERM"},
		{"TERM=screen COLORTERM=yes", termenv.ANSI, "TERM"},
		{"TERM=screen-256color COLORTERM=truecolor", termenv.ANSI256, "TERM"},
		{"TERM=screen TMUX=/tmp/tmux-0/a", termenv.ANSI256, "TMUX"},
		{"TERM=screen COLORTERM=truecolor TERM_PROGRAM=tmux", termenv.TrueColor, "COLORTERM"},
		{"TERM=screen.xterm-256color", termenv.ANSI256, "TERM"},
		{"TERM=st", termenv.ANSI256, "TERM"},
		{"TERM=konsole", termenv.ANSI256, "TERM"},
		{"TERM=konsole-16color", termenv.ANSI, "TERM"},
		{"TERM=vte", termenv.ANSI256, "TERM"},
		{"TERM=gnome", termenv.ANSI256, "TERM"},
		{"TERM=putty", termenv.ANSI256, "TERM"},
		{"TERM=rxvt", termenv.ANSI, "TERM"},
		{"TERM=rxvt-unicode", termenv.ANSI, "TERM"},
		{"TERM=rxvt-unicode-256color", termenv.ANSI256, "TERM"},
		{"TERM=linux", termenv.ANSI, "TERM"},
		{"TERM=xterm", termenv.ANSI, "TERM"},
		{"TERM=xterm-16color", termenv.ANSI, "TERM"},
		{"TERM=ansi", termenv.ANSI, "TERM"},
		{"TERM=nobody-knows", termenv.ANSI, "TERM"},
		{"TERM=xterm XTERM_VERSION=XTerm(379)", termenv.ANSI256, "XTERM_VERSION"},
		{"TERM=xterm VTE_VERSION=7006", termenv.ANSI256, "VTE_VERSION"},
		{"TERM=xterm KONSOLE_VERSION=221203", termenv.ANSI256, "KONSOLE_VERSION"},
		{"TERM=xterm WT_SESSION=7b", termenv.ANSI256, "WT_SESSION"},
		{"TERM=nobody-knows TERM_PROGRAM=WarpTerminal", termenv.ANSI256, "TERM_PROGRAM"},
		{"TERM=vt100", termenv.Ascii, "TERM"},
		{"TERM=vt220 XTERM_VERSION=XTerm(379)", termenv.Ascii, "TERM"},
		{"TERM=dumb", termenv.Ascii, "TERM"},
		{"TERM=ansi-m", termenv.Ascii, "TERM"},
		{"TERM=xterm-mono", termenv.Ascii, "TERM"},
	} {
		p, from := Colors(environment(test.env))
		if p != test.want || from != test.from {
			t.Errorf("%s: profile %d from %s, want %d from %s", test.env, p, from, test.want, test.from)
		}
	}
}

// A window without a size has that of the variables, or the usual one.
func TestSize(t *testing.T) {
	type size struct{ cols, rows int }
	for _, test := range []struct {
		said size
		env  string
		want size
	}{
		{size{100, 40}, "COLUMNS=60 LINES=20", size{100, 40}},
		{size{}, "COLUMNS=60 LINES=20", size{60, 20}},
		{size{}, "COLUMNS=0 LINES=many", size{80, 24}},
		{size{0, 40}, "", size{80, 40}},
	} {
		cols, rows := SizeOrDefault(test.said.cols, test.said.rows, environment(test.env))
		if got := (size{cols, rows}); got != test.want {
			t.Errorf("%v, %s: %v, want %v", test.said, test.env, got, test.want)
		}
	}
}

func TestConsole(t *testing.T) {
	for term, want := range map[string]bool{
		"linux": true, "linux-16color": true, "screen.linux": true, "screen": false, "xterm-256color": false, "": false,
	} {
		if IsConsole(environment("TERM="+term)) != want {
			t.Errorf("TERM=%s: a Linux console: %t", term, !want)
		}
	}
}

// environment returns the variables of an environment, written as "NAME=value NAME=value".
func environment(written string) func(name string) string {
	all := map[string]string{}
	for _, variable := range strings.Fields(written) {
		name, value, _ := strings.Cut(variable, "=")
		all[name] = value
	}
	return func(name string) string { return all[name] }
}

// The background is erased only where the terminal does that with its own colour.
func TestErases(t *testing.T) {
	for env, want := range map[string]bool{
		"TERM=xterm-256color":           true,
		"TERM=xterm":                    true,
		"TERM=tmux-256color":            false,
		"TERM=foot":                     true,
		"TERM=linux":                    true,
		"TERM=screen-256color":          false,
		"TERM=screen.xterm-256color":    false,
		"TERM=xterm-256color STY=1.pts": false,
		"TERM=vt220":                    false,
		"":                              false,
	} {
		if got := ErasesInColor(environment(env)); got != want {
			t.Errorf("%s: %t, want %t", env, got, want)
		}
	}
}
