package safe

import (
	"io"
	"os"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
)

// found holds the settings that the terminal had before the program started.
type found struct{ settings map[*os.File]*term.State }

// look returns the current settings of the terminal. It must be called before the settings change.
func look() found {
	f := found{map[*os.File]*term.State{}}
	for _, file := range []*os.File{os.Stdin, os.Stdout} {
		if state, err := term.GetState(file.Fd()); err == nil { // otherwise the file is no terminal
			f.settings[file] = state
		}
	}
	return f
}

// leaveModes is the sequence that turns off every mode the program may have turned on.
const leaveModes = ansi.ResetModeBracketedPaste + ansi.ResetModeMouseButtonEvent +
	ansi.ResetModeMouseAnyEvent + ansi.ResetModeMouseExtSgr + ansi.ResetModeAltScreenSaveCursor +
	ansi.ResetStyle + ansi.ShowCursor

// restore restores the settings of the terminal, in case Bubble Tea has failed to do so. If the
// program controlled the terminal, restore also turns off all modes.
func (f found) restore(controlled bool) {
	if _, ok := f.settings[os.Stdout]; ok && controlled {
		_, _ = io.WriteString(os.Stdout, leaveModes) // an error means that the terminal is gone
	}
	for file, state := range f.settings {
		_ = term.Restore(file.Fd(), state)
	}
}
