package frame

import (
	"buscaminas/ui/draw"

	tea "github.com/charmbracelet/bubbletea"
)

// A List is which of several lines is selected.
type List struct{ Selected int }

// Move moves the selection among n lines as a key says, around the ends, and
// reports whether the key is one that does.
func (l *List) Move(msg tea.KeyMsg, n int) bool {
	if n == 0 {
		return false
	}
	switch msg.String() {
	case "up", "k":
		l.Selected = (l.Selected + n - 1) % n
	case "down", "j":
		l.Selected = (l.Selected + 1) % n
	case "home":
		l.Selected = 0
	case "end":
		l.Selected = n - 1
	case "pgup":
		l.Selected = max(0, l.Selected-10)
	case "pgdown":
		l.Selected = min(n-1, l.Selected+10)
	default:
		return false
	}
	return true
}

// Chooser returns the pointer to the chosen line of a list, or the room for it.
func Chooser(chosen bool) draw.Span {
	if chosen {
		return draw.Cursor.Of("▸ ")
	}
	return draw.Plain.Of("  ")
}

// Picks reports whether a key chooses the line that is selected.
func Picks(msg tea.KeyMsg) bool {
	return msg.Type == tea.KeyEnter || msg.Type == tea.KeySpace
}
