package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/terminal/input"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// keys passes on a [tea.KeyMsg] key by key. Fast typing arrives as one message of several letters,
// but a key binding is for a single key. A paste stays one message.
func (m *Model) keys(key tea.KeyMsg) tea.Cmd {
	m.notice = screen.Span{}
	if key.Paste && (!m.typing() || m.jobs.reading.Going()) {
		return nil
	}
	if key.Paste && len(key.Runes) > input.MaxPaste {
		m.notice = screen.Refused.Of(pasteTooLong.In(m.Lang, input.MaxPaste>>10))
		return nil
	}
	if key.Type != tea.KeyRunes || key.Paste {
		return m.key(key)
	}
	var cmds []tea.Cmd
	for _, r := range key.Runes {
		if cmd := tea.Batch(m.key(letter(r, key.Alt)), m.look()); cmd != nil {
			cmds = append(cmds, cmd)
		}
	}
	return tea.Batch(cmds...)
}

var pasteTooLong = text.Text{
	"Has pegado más de %d kB y no se ha leído nada: guárdalo en un fichero y ábrelo",
	"You pasted more than %d kB, so none of it was read: save it to a file and open the file"}

// letter returns the message for a press of the key of a character. If r is a full-width
// character, letter uses the normal one instead.
func letter(r rune, alt bool) tea.KeyMsg {
	r = text.Narrow(r)
	key := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}, Alt: alt}
	if r == ' ' {
		key.Type = tea.KeySpace
	}
	return key
}

// typing reports whether the page in view takes typed or pasted text.
func (m *Model) typing() bool {
	e := m.top()
	if e == nil || m.ask != nil {
		return false
	}
	typist, ok := e.Page.(page.Typist)
	return ok && typist.Typing()
}

// key passes on a message of one key.
func (m *Model) key(key tea.KeyMsg) tea.Cmd {
	switch key.Type {
	case tea.KeyCtrlC:
		return m.interrupted()
	case tea.KeyCtrlZ:
		if m.Served != nil {
			return nil // a server has no shell to go back to
		}
		return safe.Suspend
	}
	switch j := m.job(); {
	case m.tooSmall():
		return nil
	case m.ask != nil:
		table := m.tables.Of(keys.Question)
		m.noticeKeyboard(&table, key)
		return m.answer(key)
	case j != nil && m.tables.Cancels(key):
		return m.stop(j)
	case j != nil && j.BlocksKeys:
		m.jobs.ahead = append(m.jobs.ahead, key)
		return nil
	}
	if e := m.top(); e != nil {
		if p, ok := e.Page.(page.Keyed); ok {
			m.noticeKeyboard(p.Keyboard(), key)
		}
		return m.tell(e, key)
	}
	return nil
}

// interrupted leaves the program on Ctrl+C. If something would be lost, it asks first. If a
// question is already open, or if the window is too small for a question, it leaves without
// asking.
func (m *Model) interrupted() tea.Cmd {
	if m.ask != nil || m.tooSmall() {
		return tea.Quit
	}
	return m.unlessLost(page.Interrupted, m.all(), m.end)
}

// target returns the receiver of a click: the question, or else the page in view.
func (m *Model) target() any {
	if m.ask != nil {
		return m.ask
	}
	return m.top()
}

// click passes on a press of a mouse button, or a turn of the wheel. It ignores releases and
// movements. A click on a key named in the foot counts as a press of that key. If the page has
// changed since the last frame, a click hits no key and no item.
func (m *Model) click(msg tea.MouseMsg) tea.Cmd {
	if msg.Action != tea.MouseActionPress || m.tooSmall() || !m.Mouse {
		return nil
	}
	if msg.X >= m.width || msg.Y >= m.height { // the window is larger than the largest frame
		return nil
	}
	if key, ok := m.frame.KeyAt(msg.X, msg.Y); ok && m.drawn == m.target() &&
		msg.Button == tea.MouseButtonLeft {
		return m.keys(pressOf(key))
	}
	if m.ask == nil && m.busy() {
		return nil
	}
	m.notice = screen.Span{}
	return m.clickPage(msg)
}

// clickPage passes a click to the page in view, with the item that it hits.
func (m *Model) clickPage(msg tea.MouseMsg) tea.Cmd {
	e := m.top()
	if e == nil || m.ask != nil {
		return nil
	}
	hit := page.Click{MouseMsg: msg, Item: page.NoItem, Top: page.NoItem, Swapped: m.LeftFlags}
	if m.drawn == e {
		if item, column, ok := m.frame.ItemAt(msg.X, msg.Y); ok {
			hit.Item, hit.Column = item, column
		}
		if top, ok := m.frame.BoardTop(); ok && !m.frame.HasMessageAt(msg.Y) {
			hit.Top = top
		}
	}
	return m.tell(e, hit)
}
