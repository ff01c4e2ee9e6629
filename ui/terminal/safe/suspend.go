package safe

import tea "github.com/charmbracelet/bubbletea"

// Suspend is a command that stops the program, as Ctrl+Z does, until a shell lets it go
// on. Where none would, the program is not stopped, and the model gets [Unsuspended].
func Suspend() tea.Msg { return suspendMsg{} }

// Unsuspended says that the program was not stopped, as nobody would let it go on.
type Unsuspended struct{}

type (
	suspendMsg struct{}
	wokenMsg   struct{} // the program was stopped without a warning, and goes on
)
