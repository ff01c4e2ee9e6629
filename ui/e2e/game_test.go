//go:build !windows

package e2e

import (
	"strings"
	"testing"
)

func TestStartAndLeave(t *testing.T) {
	term := start(t, size{80, 24})
	term.waitText("BUSCAMINAS")
	if strings.Contains(term.raw(), "\x1b]11;?") {
		t.Error("it asks for the background colour: a terminal that does not answer holds it up for seconds")
	}
	term.press("ctrl+c")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

func TestHelp(t *testing.T) {
	stdout, stderr, code := run(t, "", "--help")
	if stdout == "" || stderr != "" || code != 0 {
		t.Errorf("got %q, %q, %d", stdout, stderr, code)
	}
}
