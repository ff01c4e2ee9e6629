//go:build !windows

package e2e

import (
	"os"
	"strings"
	"syscall"
	"testing"
)

// Whichever signal ends the game, the terminal is left as it was found.
func TestSignalsRestoreTheTerminal(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		t.Run(s.String(), func(t *testing.T) {
			term := program{args: []string{"--level", "beginner"}, stderr: true}.start(t, size{80, 24})
			term.waitText("MINAS RESTANTES")
			term.signal(s)
			code, signal := term.waitExit()
			if signal != nil || code != 128+int(s) {
				t.Errorf("ended with %d, %v; want %d", code, signal, 128+int(s))
			}
			if said := term.errOutput(); said != "" {
				t.Errorf("said %q, want nothing", said)
			}
			term.terminalRestored()
		})
	}
}

func TestStopAndGoOnInAGame(t *testing.T) {
	term := program{args: []string{"--level", "beginner"}, shell: true}.start(t, size{80, 24})
	term.waitText("MINAS RESTANTES")
	term.press("f")
	term.waitText("MARCADAS: 1")
	term.press("ctrl+z")
	term.waitText(stopped)
	term.press("enter")
	term.waitText("MARCADAS: 1")
	term.click(0, 0, left) // waits until the mouse is on again
	term.press("ctrl+c")
	term.waitExit()
	term.terminalRestored()
}

// A panic of the program also leaves the terminal as it was found, with a report on standard error.
func TestPanicsRestoreTheTerminal(t *testing.T) {
	for key, where := range map[string]string{"u": "the update", "c": "the command", "b": "the batch", "v": "the view", "t": "the timer", "l": "what is saved"} {
		t.Run(where, func(t *testing.T) {
			self, err := os.Executable()
			if err != nil {
				t.Fatal(err)
			}
			term := program{path: self, env: []string{beToy + "=1"}, stderr: true}.start(t, size{80, 24})
			term.waitText("toy")
			term.press(key)
			if code, _ := term.waitExit(); code != 3 {
				t.Errorf("ended with %d, want 3", code)
			}
			if said := term.errOutput(); !strings.Contains(said, "panic: in "+where) || !strings.Contains(said, "toy_test.go") {
				t.Errorf("standard error has no report of a panic in %s:\n%s", where, said)
			}
			term.terminalRestored()
		})
	}
}

// Closing the terminal ends the game.
func TestClosedTerminalEndsTheGame(t *testing.T) {
	term := start(t, size{80, 24}, "--level", "beginner")
	term.waitText("MINAS RESTANTES")
	term.press("f")
	term.waitText("MARCADAS: 1") // the clock runs now
	term.hangUp()
	term.waitExit()
}
