package safe

import (
	"io"
	"os"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
)

// found is a terminal as it was found.
type found struct{ settings map[*os.File]*term.State }

// look looks at the terminal before anything changes it.
func look() found {
	f := found{map[*os.File]*term.State{}}
	for _, file := range []*os.File{os.Stdin, os.Stdout} {
		if state, err := term.GetState(file.Fd()); err == nil { // else it is no terminal
			f.settings[file] = state
		}
	}
	return f
}

// leaveModes leaves all the modes that a program may have set.
const leaveModes = ansi.ResetModeBracketedPaste + ansi.ResetModeMouseButtonEvent +
	ansi.ResetModeMouseAnyEvent + ansi.ResetModeMouseExtSgr + ansi.ResetModeAltScreenSaveCursor +
	ansi.ResetStyle + ansi.ShowCursor

// restore is for where Bubble Tea itself has failed, while it set the modes back. Those are set
// back where the program had taken the terminal.
func (f found) restore(taken bool) {
	if _, ok := f.settings[os.Stdout]; ok && taken {
		_, _ = io.WriteString(os.Stdout, leaveModes) // a terminal that is gone has no modes
	}
	for file, state := range f.settings {
		_ = term.Restore(file.Fd(), state)
	}
}
