package safe

import (
	"os"

	tea "github.com/charmbracelet/bubbletea"
)

// Windows stops no program.
var stops, wakes []os.Signal

func (g *guard) begin() (ending bool) { return false }

func (g *guard) suspend() tea.Cmd { return g.pass(Unsuspended{}) }

func (g *guard) rest(bool) tea.Cmd { return nil }
