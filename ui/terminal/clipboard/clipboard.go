// Package clipboard copies a text to the clipboard of a terminal:
//
//	way := clipboard.Find(os.Getenv)
//	if copy := way.To(os.Stdout); copy != nil {
//		confirmed, err := copy("hello")
//	}
//
// A terminal is asked with the sequence OSC 52 and does not answer; many ignore it. Programs between
// this one and the terminal drop the sequence: tmux takes the text from its own command, which says
// whether that worked, and GNU Screen passes on what is marked for it.
package clipboard

import (
	"context"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"

	"buscaminas/ui/terminal/kind"
)

// A Way is how a text gets to the clipboard.
type Way uint8

const (
	Terminal Way = iota // the terminal is asked
	Screen              // the terminal is asked through GNU Screen
	Tmux                // tmux is given the text, and asks the terminal
	None                // there is no clipboard: a Linux console
)

// Find returns the way to the clipboard of the terminal of this program.
func Find(getenv func(string) string) Way {
	if getenv("TMUX") != "" {
		return Tmux
	}
	return Remote(getenv)
}

// Remote returns the way to the clipboard of a terminal at the other end of a connection, which has
// sent these variables. A tmux of this machine has nothing to do with it.
func Remote(getenv func(string) string) Way {
	switch {
	case kind.Console(getenv):
		return None
	case kind.Screen(getenv):
		return Screen
	}
	return Terminal
}

// patience is how long tmux may take.
const patience = time.Second

// longestString is the length of the longest sequence that GNU Screen passes on.
const longestString = 700

// To returns a function that copies a text to the clipboard of the terminal of out, and reports whether that
// is confirmed. If tmux does not answer, the function asks the terminal. To returns nil if there is no
// clipboard.
func (w Way) To(out io.Writer) func(text string) (confirmed bool, err error) {
	if w == None {
		return nil
	}
	return func(text string) (bool, error) { return w.copy(out, text) }
}

func (w Way) copy(out io.Writer, text string) (confirmed bool, err error) {
	sequence := ansi.SetSystemClipboard(text)
	switch w {
	case Tmux:
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		tmux := exec.CommandContext(ctx, "tmux", "load-buffer", "-w", "-")
		tmux.Stdin = strings.NewReader(text)
		if tmux.Run() == nil {
			return true, nil
		}
	case Screen:
		sequence = ansi.ScreenPassthrough(sequence, longestString)
	}
	_, err = io.WriteString(out, sequence)
	return false, err
}
