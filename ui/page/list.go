package page

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// A List is a list with a selected line. It replaces the list of package bubbles, which ignores the
// theme and takes no clicks.
type List struct{ Selected int }

// Do moves the selection among n lines. It reports false if the command does not move selections,
// or if n is 0.
func (l *List) Do(c keys.Command, n int) bool {
	if n == 0 {
		return false
	}
	switch c {
	case keys.Up:
		l.Selected = (l.Selected + n - 1) % n
	case keys.Down:
		l.Selected = (l.Selected + 1) % n
	case keys.First:
		l.Selected = 0
	case keys.Last:
		l.Selected = n - 1
	case keys.PageUp:
		l.Selected = max(0, l.Selected-10)
	case keys.PageDown:
		l.Selected = min(n-1, l.Selected+10)
	default:
		return false
	}
	return true
}

// ScrollWheel moves the selection among n lines if the click is a turn of the wheel. It reports
// false if the click is anything else, or if n is 0.
func (l *List) ScrollWheel(click Click, n int) bool { return l.Do(wheel(click), n) }

// wheel returns [keys.Up] or [keys.Down] if the wheel was turned up or down. For any other click it
// returns [keys.None].
func wheel(click Click) keys.Command {
	switch click.Button {
	case tea.MouseButtonWheelUp:
		return keys.Up
	case tea.MouseButtonWheelDown:
		return keys.Down
	}
	return keys.None
}

// Ink returns the ink of line i. The selected line stands out.
func (l *List) Ink(i int) screen.Ink {
	if i == l.Selected {
		return screen.Figure
	}
	return screen.Message
}

// Row returns line i of the list as a row. The row begins with a pointer if the line is selected,
// and with blanks otherwise. A click on the row hits item i.
func (l *List) Row(i int, line screen.Line) screen.Row {
	r := append(screen.Line{screen.Pointer(i == l.Selected)}, line...).AsItem(i)
	r.Lit = i == l.Selected
	return r
}

// Signed returns the same row as [List.Row], but with a sign before the pointer.
func (l *List) Signed(i int, sign screen.Span, line screen.Line) screen.Row {
	r := l.Row(i, line)
	r.Line = append(screen.Line{sign}, r.Line...)
	return r
}

// Reselect selects a line of a list that has changed and now has n lines: the first line for which the
// function is reports true. If there is none, the line with the same number is selected, or the last.
func (l *List) Reselect(n int, is func(i int) bool) {
	l.Selected = max(0, min(l.Selected, n-1))
	for i := range n {
		if is(i) {
			l.Selected = i
			return
		}
	}
}
