package kind

import (
	"context"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// A Clipboard is a way to copy text to the clipboard of a terminal. The escape sequence OSC 52 asks a
// terminal to copy a text. Terminals do not reply, and many ignore the sequence. GNU Screen passes on
// the sequence only if another sequence encloses it. Under tmux, the program runs a command of tmux
// instead of sending the sequence, because the command reports success.
type Clipboard uint8

const (
	ByTerminal  Clipboard = iota // send OSC 52 to the terminal
	ByScreen                     // send OSC 52 through GNU Screen
	ByTmux                       // run the command of tmux
	NoClipboard                  // copy nothing: a Linux console has no clipboard
)

// LocalClipboard returns the way to copy to the clipboard of this program's own terminal.
func LocalClipboard(getenv func(string) string) Clipboard {
	if getenv("TMUX") != "" {
		return ByTmux
	}
	return RemoteClipboard(getenv)
}

// RemoteClipboard returns the way to copy to the clipboard of a terminal at the other end of a
// connection. The parameter getenv returns the variables of the other machine. ByTmux is never the
// result, because the command of tmux runs on this machine.
func RemoteClipboard(getenv func(string) string) Clipboard {
	switch {
	case IsConsole(getenv):
		return NoClipboard
	case IsScreen(getenv):
		return ByScreen
	}
	return ByTerminal
}

// patience is the longest time that the command of tmux may take.
const patience = time.Second

// longestString is the length of the longest sequence that GNU Screen passes on.
const longestString = 700

// To returns a function that copies a text to the clipboard of the terminal of out. The result
// confirmed is true if tmux has reported success. If the command of tmux fails, the function sends OSC
// 52. To returns nil if there is no clipboard.
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
