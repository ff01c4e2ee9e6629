package ui

import (
	"reflect"
	"slices"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A stack holds the open pages.
type stack struct {
	pages  []*openPage // the open pages; the last one is on top
	edited *openPage   // the editor, which waits while its board is played; nil: there is none
	opened int         // the number of pages that were ever opened
	shown  int         // the number of the page that got [page.Shown] last; 0: none
}

// An openPage is a page in the stack.
type openPage struct {
	page.Page
	number int // counted from 1 and never reused
	isMenu bool
	later  page.Request // the request made while the page was hidden; nil: none
}

// A reply is the message of a command that a page has returned. It goes to that page.
type reply struct {
	to  int // the number of the page
	msg tea.Msg
}

// open puts a new page above all others and shows it.
func (m *Model) open(p page.Page) tea.Cmd {
	e := m.push(p)
	return tea.Batch(m.tell(e, m.context()), m.look())
}

// push puts a page above all others. It sends no message to any page.
func (s *stack) push(p page.Page) *openPage {
	s.opened++
	e := &openPage{Page: p, number: s.opened}
	s.pages = append(s.pages, e)
	return e
}

// top returns the topmost page, or nil if no page is open. A question may cover it.
func (s *stack) top() *openPage {
	if len(s.pages) == 0 {
		return nil
	}
	return s.pages[len(s.pages)-1]
}

// all returns all pages and the waiting editor.
func (s *stack) all() []*openPage {
	all := slices.Clone(s.pages)
	if s.edited != nil && !slices.Contains(all, s.edited) {
		all = append(all, s.edited)
	}
	return all
}

// tell passes a message to a page. The page may answer with a request. If the player sees the page,
// tell carries the request out at once. Otherwise the request waits until the player sees the page
// again.
func (m *Model) tell(e *openPage, msg tea.Msg) tea.Cmd {
	cmd, request := e.Update(msg)
	cmd = replies(e.number, cmd)
	if request == nil {
		return cmd
	}
	if e.number != m.seen() {
		e.later = request
		return cmd
	}
	return tea.Batch(cmd, m.carryOut(e, request))
}

// tellAll passes a message to all pages and the waiting editor.
func (m *Model) tellAll(msg tea.Msg) tea.Cmd {
	var cmds []tea.Cmd
	for _, e := range m.all() {
		cmds = append(cmds, m.tell(e, msg))
	}
	return tea.Batch(cmds...)
}

// tellSeen passes a message to the topmost page.
func (m *Model) tellSeen(msg tea.Msg) tea.Cmd {
	if e := m.top(); e != nil {
		return m.tell(e, msg)
	}
	return nil
}

// answered passes a reply to its page, if the page is still open. There are two exceptions: it
// passes news to all pages, and it shows the message that a film is saved as a notice over any
// page.
func (m *Model) answered(r reply) tea.Cmd {
	switch msg := r.msg.(type) {
	case page.News:
		return m.update(msg)
	case page.Filmed:
		if said, ok := msg.End(m.Lang); ok {
			m.notice = said
		}
		return nil
	}
	for _, e := range m.all() {
		if e.number == r.to {
			return m.tell(e, r.msg)
		}
	}
	return nil
}

// replies wraps cmd so that its message becomes a reply to the page with the number in to.
// Messages for Bubble Tea stay as they are.
func replies(to int, cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() tea.Msg {
		switch msg := cmd().(type) {
		case nil:
			return nil
		case tea.BatchMsg:
			for i, cmd := range msg {
				msg[i] = replies(to, cmd)
			}
			return msg
		default:
			if ofBubbleTea(msg) {
				return msg
			}
			return reply{to, msg}
		}
	}
}

// ofBubbleTea reports whether Bubble Tea itself handles a message, because Bubble Tea defines the
// type of the message. Some of these types are not exported.
func ofBubbleTea(msg tea.Msg) bool {
	return strings.HasSuffix(reflect.TypeOf(msg).PkgPath(), "/bubbletea")
}

// seen returns the number of the page that the player sees. It returns 0 if the player sees none: a
// question is open, the window is too small, or the program is suspended.
func (m *Model) seen() int {
	if e := m.top(); e != nil && m.ask == nil && !m.tooSmall() && !m.suspended {
		return e.number
	}
	return 0
}

// look checks whether the player sees another page than before. If so, it sends [page.Hidden] to
// the previous page and [page.Shown] to the new page. If the new page made a request while it was
// hidden, look then carries out that request.
func (m *Model) look() tea.Cmd {
	var cmds []tea.Cmd
	for m.seen() != m.shown {
		before := m.shown
		m.shown = m.seen()
		for _, e := range m.all() {
			switch e.number {
			case before:
				cmds = append(cmds, m.tell(e, page.Hidden{}))
			case m.shown:
				m.tellServer(e)
				cmds = append(cmds, m.tell(e, page.Shown{}))
				if later := e.later; later != nil && m.shown == m.seen() {
					e.later = nil
					cmds = append(cmds, m.carryOut(e, later))
				}
			}
		}
	}
	return tea.Batch(cmds...)
}

// tellServer tells the server, if there is one, which game the player sees on page e.
func (m *Model) tellServer(e *openPage) {
	if m.Served == nil || m.Served.Plays == nil {
		return
	}
	var title text.Text
	if s := e.session(); s != nil {
		title = s.Setup.Title
	}
	m.Served.Plays(title)
}

// closePage closes a page. Closing the last page shows the menu.
func (m *Model) closePage(e *openPage) tea.Cmd {
	m.pages = slices.DeleteFunc(m.pages, func(other *openPage) bool { return other == e })
	if len(m.pages) == 0 {
		return m.toMenu()
	}
	return m.look()
}

// context returns the present values that all pages share.
func (m *Model) context() page.Context {
	return page.Context{
		Width: m.width, Height: m.height,
		Choices: m.Choices, ShowMines: m.ShowMines, ASCII: m.ASCII, Console: m.Console,
		Look: m.looks, Palette: m.palette, Renderer: m.renderer, Keys: m.tables,
		Now: m.Now, Seed: m.Seed, Archive: m.Archive, Copy: m.Copy, Positions: m.Positions, Served: m.Served,
		Here: m.Dir, Dir: m.memory.browser.Dir, Settings: m.Settings.Path(), Foreign: m.Foreign && !m.chose("language"), Taught: m.holds.past.Taught && !m.chose("coach"),
	}
}

// chose reports whether the player, or the command line, has chosen a value of an option.
func (m *Model) chose(option string) bool {
	return m.Decided[option] || slices.ContainsFunc(m.Settings.All(), func(s settings.Setting) bool { return s.Name == option })
}
