//go:build !windows

package e2e

import (
	"errors"
	"io"
	"strings"
	"syscall"
	"time"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// keys has the bytes that a terminal sends for keys with a name.
var keys = map[string]string{
	"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
	"home": "\x1b[H", "end": "\x1b[F", "pgup": "\x1b[5~", "pgdn": "\x1b[6~",
	"insert": "\x1b[2~", "delete": "\x1b[3~",
	"enter": "\r", "space": " ", "esc": "\x1b", "backspace": "\x7f",
	"tab": "\t", "shift+tab": "\x1b[Z",
	"f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS",
	"f5": "\x1b[15~", "f6": "\x1b[17~", "f7": "\x1b[18~", "f8": "\x1b[19~",
	"f9": "\x1b[20~", "f10": "\x1b[21~", "f11": "\x1b[23~", "f12": "\x1b[24~",
}

// press presses keys: a name in keys, a character, or "ctrl+" or "alt+" with a character. Wait for
// the effect of "esc" before you press another key, because the program may read both as one key
// with alt.
func (term *Terminal) press(names ...string) {
	term.t.Helper()
	for _, name := range names {
		sequence, named := keys[name]
		letter, ctrl := strings.CutPrefix(name, "ctrl+")
		char, alt := strings.CutPrefix(name, "alt+")
		switch {
		case named:
			term.send(sequence)
		case ctrl && len(letter) == 1:
			term.send(string(rune(letter[0] & 0x1f)))
		case alt && utf8.RuneCountInString(char) == 1:
			term.send("\x1b" + char)
		case utf8.RuneCountInString(name) == 1:
			term.send(name)
		default:
			term.t.Fatalf("no key %q", name)
		}
	}
}

// typeText sends text unchanged, all at once.
func (term *Terminal) typeText(text string) {
	term.t.Helper()
	term.send(text)
}

// A button is a mouse button, as the sequences of a terminal encode it.
type button int

const (
	left button = iota
	middle
	right
	wheelUp   button = 64
	wheelDown button = 65
)

// click presses and releases a button at a column and row of the screen, counted from 0. A terminal
// sends no clicks unless the program asks for them, so click waits until it has asked.
func (term *Terminal) click(col, row int, b button) {
	term.t.Helper()
	term.wait(func() bool {
		on := term.mode(ansi.ModeMouseNormal) || term.mode(ansi.ModeMouseButtonEvent) || term.mode(ansi.ModeMouseAnyEvent)
		return on && term.mode(ansi.ModeMouseExtSgr)
	}, "the mouse to be asked for")
	term.send(ansi.MouseSgr(byte(b), col, row, false))
	if b < wheelUp {
		term.send(ansi.MouseSgr(byte(b), col, row, true))
	}
}

// send sends text to the program. It fails the test if the program has ended.
func (term *Terminal) send(text string) {
	term.t.Helper()
	if !term.offer(text) {
		term.t.Fatalf("the program has ended, and was not sent %q", text)
	}
}

// offer sends text to the program, and reports whether the program was still running; the text may
// have ended it. If a running program does not read, offer fails the test.
func (term *Terminal) offer(text string) bool {
	term.t.Helper()
	if term.over() {
		return false
	}
	written := make(chan error, 1)
	go func() {
		_, err := io.WriteString(term.pty, text)
		written <- err
	}()
	select {
	case err := <-written:
		if err != nil && !errors.Is(err, syscall.EIO) { // the other end is closed
			term.t.Fatal(err)
		}
		return err == nil
	case <-term.ended: // the system may not report this to a blocked write
		return true
	case <-time.After(term.patience):
		term.t.Fatalf("the program does not read its input: waited %v to send %d bytes", term.patience, len(text))
		return false
	}
}
