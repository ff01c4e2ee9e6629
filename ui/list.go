package ui

import tea "github.com/charmbracelet/bubbletea"

// list is which of several lines is selected.
type list struct{ selected int }

// move moves the selection among n lines as a key says, around the ends, and
// reports whether the key is one that does.
func (l *list) move(msg tea.KeyMsg, n int) bool {
	if n == 0 {
		return false
	}
	switch msg.String() {
	case "up", "k":
		l.selected = (l.selected + n - 1) % n
	case "down", "j":
		l.selected = (l.selected + 1) % n
	case "home":
		l.selected = 0
	case "end":
		l.selected = n - 1
	case "pgup":
		l.selected = max(0, l.selected-10)
	case "pgdown":
		l.selected = min(n-1, l.selected+10)
	default:
		return false
	}
	return true
}

// picks reports whether a key chooses the line that is selected.
func picks(msg tea.KeyMsg) bool {
	return msg.Type == tea.KeyEnter || msg.Type == tea.KeySpace
}
