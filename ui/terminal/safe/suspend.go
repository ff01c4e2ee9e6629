package safe

import tea "github.com/charmbracelet/bubbletea"

// Suspend is a command that stops the program, as Ctrl+Z does, until a shell continues it. If no shell
// can continue the program, it does not stop, and the model gets a [NotSuspended].
func Suspend() tea.Msg { return suspendMsg{} }

// NotSuspended is the message that the program was not stopped, because nothing could continue it.
type NotSuspended struct{}

type (
	suspendMsg struct{}
	wokenMsg   struct{} // the program was stopped without a warning and continued
	resizedMsg struct{} // the size of the terminal has changed
)
