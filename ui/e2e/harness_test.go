//go:build !windows

package e2e

import (
	"os"
	"strings"
	"syscall"
	"testing"
)

// startToy starts the toy, and presses a key.
func startToy(t *testing.T, key string) *Terminal {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	term := program{path: self, env: []string{beToy + "=1"}, stderr: true}.start(t, size{80, 24})
	term.waitText("toy")
	term.press(key)
	return term
}

// What a killed program leaves behind is seen by [Terminal.notRestored].
func TestKillDoesNotRestore(t *testing.T) {
	term := startToy(t, "x")
	term.waitText("key <x>")
	term.signal(syscall.SIGKILL)
	if code, signal := term.waitExit(); code != -1 || signal != syscall.SIGKILL {
		t.Errorf("ended with %d, %v", code, signal)
	}
	left := strings.Join(term.notRestored(), "\n")
	for _, want := range []string{"alternate screen", "cursor", "mouse", "bracketed paste", "line settings"} {
		if !strings.Contains(left, want) {
			t.Errorf("%s counts as restored", want)
		}
	}
}
