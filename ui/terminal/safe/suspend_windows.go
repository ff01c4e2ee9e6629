package safe

import (
	"os"

	tea "github.com/charmbracelet/bubbletea"
)

// Windows has no signals that stop a program, continue it, or tell it of a new size.
var stops, wakes, resizes []os.Signal

func enoughFiles() error { return nil }

func (g *Guard) begin() (ending bool) { return false }

func (g *Guard) suspend() tea.Cmd { return g.pass(Unsuspended{}) }

func (g *Guard) pause(bool) tea.Cmd { return nil }
