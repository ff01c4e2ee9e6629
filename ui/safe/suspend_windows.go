package safe

import (
	"os"

	tea "github.com/charmbracelet/bubbletea"
)

// Windows stops no program, and gives no signal of a new size.
var stops, wakes, resizes []os.Signal

func (g *guard) begin() (ending bool) { return false }

func (g *guard) suspend() tea.Cmd { return g.pass(Unsuspended{}) }

func (g *guard) rest(bool) tea.Cmd { return nil }
