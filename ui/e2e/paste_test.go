//go:build !windows

package e2e

import (
	"strings"
	"testing"
)

const pasteBegins, pasteEnds = "\x1b[200~", "\x1b[201~"

// A paste that is too long is refused at once, and the keyboard still works.
func TestLongPasteIsRefused(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24})
	term.waitText("Salir")
	term.send(pasteBegins + strings.Repeat("2 4\r*.*.\r...*\r", 4<<20/14) + pasteEnds)
	term.waitText("Has pegado más de 64 kB")
	term.press("x")
	term.waitText("TABLERO POR CÓDIGO")
	term.typeText(pasteBegins + "1800-000-023" + pasteEnds)
	term.waitText("1800-000-023")
	term.press("ctrl+c")
	term.waitExit()
	term.terminalRestored()
}

// A paste without an end is over after a second, and the keys after it work.
func TestPasteWithoutAnEndIsTaken(t *testing.T) {
	t.Parallel() // it waits most of the time
	term := start(t, size{80, 24})
	term.waitText("Salir")
	term.typeText(pasteBegins + "2 4\r*.*.\r...*\r")
	term.waitText("tablero pegado")
	term.press("f")
	term.waitText("MARCADAS: 1")
}

// Ctrl+C leaves the program in the middle of a paste.
func TestCtrlCInAPaste(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24})
	term.waitText("Salir")
	term.typeText(pasteBegins + "2 4\r*.*.\r")
	term.press("ctrl+c")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}
