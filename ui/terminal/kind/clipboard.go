package kind

import (
	"context"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// A Clipboard is how a text gets to the clipboard of a terminal. The terminal is asked with the sequence
// OSC 52 and does not answer; many ignore it. Programs between this one and the terminal drop the
// sequence: tmux takes the text from its own command, which says whether that worked, and GNU Screen
// passes on what is marked for it.
type Clipboard uint8

const (
	ByTerminal  Clipboard = iota // the terminal is asked
	ByScreen                     // the terminal is asked through GNU Screen
	ByTmux                       // tmux is given the text, and asks the terminal
	NoClipboard                  // there is no clipboard: a Linux console
)

// ClipboardOf returns the way to the clipboard of the terminal of this program.
func ClipboardOf(getenv func(string) string) Clipboard {
	if getenv("TMUX") != "" {
		return ByTmux
	}
	return RemoteClipboard(getenv)
}

// RemoteClipboard returns the way to the clipboard of a terminal at the other end of a connection, which has
// sent these variables. A tmux of this machine has nothing to do with it.
func RemoteClipboard(getenv func(string) string) Clipboard {
	switch {
	case Console(getenv):
		return NoClipboard
	case Screen(getenv):
		return ByScreen
	}
	return ByTerminal
}

// patience is how long tmux may take.
const patience = time.Second

// longestString is the length of the longest sequence that GNU Screen passes on.
const longestString = 700

// To returns a function that copies a text to the clipboard of the terminal of out, and reports whether that
// is confirmed. If tmux does not answer, the function asks the terminal. To returns nil if there is no
// clipboard.
func (c Clipboard) To(out io.Writer) func(text string) (confirmed bool, err error) {
	if c == NoClipboard {
		return nil
	}
	return func(text string) (bool, error) { return c.copy(out, text) }
}

func (c Clipboard) copy(out io.Writer, text string) (confirmed bool, err error) {
	sequence := ansi.SetSystemClipboard(text)
	switch c {
	case ByTmux:
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		tmux := exec.CommandContext(ctx, "tmux", "load-buffer", "-w", "-")
		tmux.Stdin = strings.NewReader(text)
		if tmux.Run() == nil {
			return true, nil
		}
	case ByScreen:
		sequence = ansi.ScreenPassthrough(sequence, longestString)
	}
	_, err = io.WriteString(out, sequence)
	return false, err
}
