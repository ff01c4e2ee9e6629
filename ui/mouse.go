package ui

import tea "github.com/charmbracelet/bubbletea"

// click passes on the press of a mouse button, or a turn of the wheel. That the
// button is let go, or the mouse moved, is nothing of its own.
func (m *Model) click(msg tea.MouseMsg) tea.Cmd {
	if msg.Action != tea.MouseActionPress || m.tooSmall() || !m.Mouse || m.opening != nil {
		return nil
	}
	line := msg.Y - m.frame.Top + m.frame.First
	if m.ask != nil {
		if msg.Button != tea.MouseButtonLeft {
			return nil
		}
		return m.ask.clickLine(m, line)
	}
	if m.screen == playScreen {
		return m.play.click(msg)
	}
	if m.screen == editorScreen {
		return m.editor.click(msg)
	}
	// On the other screens a click chooses a line, and the wheel moves as the
	// keys do.
	switch msg.Button {
	case tea.MouseButtonWheelUp:
		return m.key(tea.KeyMsg{Type: tea.KeyUp})
	case tea.MouseButtonWheelDown:
		return m.key(tea.KeyMsg{Type: tea.KeyDown})
	case tea.MouseButtonLeft:
		if t, ok := m.page().(table); ok && line == 0 {
			t.sortAt(msg.X - m.frame.Left)
			return nil
		}
		if p, ok := m.page().(listing); ok {
			return p.clickLine(line)
		}
	}
	return nil
}

// A listing is a page of lines that can be chosen.
type listing interface{ clickLine(line int) tea.Cmd }

// A table is a page whose first line heads columns that it can be sorted by.
type table interface{ sortAt(x int) }
