package ui

import (
	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// keys passes on a key message key by key: what is typed fast arrives as one
// message of several letters, which no key is bound to.
func (m *Model) keys(msg tea.KeyMsg) tea.Cmd {
	if msg.Paste && (!m.typing() || m.reading != nil) {
		return nil
	}
	if msg.Type != tea.KeyRunes || len(msg.Runes) < 2 || msg.Paste {
		return m.key(msg)
	}
	var cmds []tea.Cmd
	for _, r := range msg.Runes {
		one := tea.Key{Type: tea.KeyRunes, Runes: []rune{r}, Alt: msg.Alt}
		if r == ' ' {
			one.Type = tea.KeySpace
		}
		cmds = append(cmds, m.key(tea.KeyMsg(one)), m.look())
	}
	return tea.Batch(cmds...)
}

// typing reports whether text may be typed, and so pasted.
func (m *Model) typing() bool {
	e := m.top()
	if e == nil || m.ask != nil {
		return false
	}
	typist, ok := e.Page.(page.Typist)
	return ok && typist.Typing()
}

func (m *Model) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.Type {
	case tea.KeyCtrlC:
		return m.interrupted()
	case tea.KeyCtrlZ:
		m.suspended = true
		return tea.Batch(m.look(), tea.Suspend)
	}
	switch {
	case m.tooSmall():
		return nil
	case m.ask != nil:
		return m.answer(m.ask.key(m, msg))
	case m.reading != nil:
		return m.readingKey(msg)
	}
	if e := m.top(); e != nil {
		return m.tell(e, msg)
	}
	return nil
}

// interrupted leaves the program at once, unless a board would be lost that is
// being made: that is asked about, where the question can be read, and only once.
func (m *Model) interrupted() tea.Cmd {
	if m.ask != nil || m.tooSmall() {
		return tea.Quit
	}
	return m.unlessLost(page.Interrupted, m.all(), func() tea.Cmd { return tea.Quit })
}

// click passes on the press of a mouse button, or a turn of the wheel. That the
// button is let go, or the mouse moved, is nothing of its own. What no frame has shown
// yet cannot be hit.
func (m *Model) click(msg tea.MouseMsg) tea.Cmd {
	if msg.Action != tea.MouseActionPress || m.tooSmall() || !m.Mouse || m.reading != nil && m.ask == nil {
		return nil
	}
	hit := page.Click{MouseMsg: msg, Item: page.NoItem, Column: msg.X - m.frame.Left, Top: page.NoItem}
	if m.ask != nil {
		if item, ok := m.frame.ItemAt(msg.Y); ok && m.drawn == m.ask && msg.Button == tea.MouseButtonLeft {
			return m.answer(item)
		}
		return nil
	}
	e := m.top()
	if e == nil {
		return nil
	}
	if m.drawn == e {
		if item, ok := m.frame.ItemAt(msg.Y); ok {
			hit.Item = item
		}
		if top, ok := m.frame.BoardTop(); ok {
			hit.Top = top
		}
	}
	return m.tell(e, hit)
}
