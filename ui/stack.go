package ui

import (
	"reflect"
	"slices"
	"strings"

	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// A stack is the pages that are open, which each have a number.
type stack struct {
	pages  []*openPage // the one that is seen last
	edited *openPage   // the editor, which waits while its board is played; nil: there is none
	opened int         // how many pages have been opened
	shown  int         // the number of the page that knows it is seen; 0: none
}

// An openPage is a page that is open. What its commands bring comes back to it by its number,
// which no other page ever has.
type openPage struct {
	page.Page
	number int
	isMenu bool
	due    page.Dest // where it has asked to go while it was not seen
}

// A reply is what a command of a page brings.
type reply struct {
	to  int
	msg tea.Msg
}

// open shows a page above all others.
func (m *Model) open(p page.Page) tea.Cmd {
	e := m.push(p)
	return tea.Batch(m.tell(e, m.context()), m.look())
}

// push puts a page above all others.
func (s *stack) push(p page.Page) *openPage {
	s.opened++
	e := &openPage{Page: p, number: s.opened}
	s.pages = append(s.pages, e)
	return e
}

// top returns the page that is seen, unless a question is above it; nil: none.
func (s *stack) top() *openPage {
	if len(s.pages) == 0 {
		return nil
	}
	return s.pages[len(s.pages)-1]
}

// all returns all pages, with the editor that waits.
func (s *stack) all() []*openPage {
	all := slices.Clone(s.pages)
	if s.edited != nil && !slices.Contains(all, s.edited) {
		all = append(all, s.edited)
	}
	return all
}

// tell passes a message on to a page, and carries out where it asks to go: at once if it
// is seen, else when it is seen again.
func (m *Model) tell(e *openPage, msg tea.Msg) tea.Cmd {
	cmd, dest := e.Update(msg)
	cmd = replies(e.number, cmd)
	if dest == nil {
		return cmd
	}
	if e.number != m.seen() {
		e.due = dest
		return cmd
	}
	return tea.Batch(cmd, m.carryOut(e, dest))
}

// tellAll passes a message on to all pages, those that wait included.
func (m *Model) tellAll(msg tea.Msg) tea.Cmd {
	var cmds []tea.Cmd
	for _, e := range m.all() {
		cmds = append(cmds, m.tell(e, msg))
	}
	return tea.Batch(cmds...)
}

// tellSeen passes a message on to the page that is seen, or is below a question.
func (m *Model) tellSeen(msg tea.Msg) tea.Cmd {
	if e := m.top(); e != nil {
		return m.tell(e, msg)
	}
	return nil
}

// answered passes on what a command brings: to the page that gave it, unless it was closed
// by then. News goes to all, and what has come of a film is said whatever page is seen.
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

// replies makes what a command brings a reply to the page with this number.
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

// ofBubbleTea reports whether a message is for Bubble Tea itself, such as that of
// [tea.Quit]: some have no name outside it.
func ofBubbleTea(msg tea.Msg) bool {
	return strings.HasSuffix(reflect.TypeOf(msg).PkgPath(), "/bubbletea")
}

// seen returns the number of the page that is seen; 0: none.
func (m *Model) seen() int {
	if e := m.top(); e != nil && m.ask == nil && !m.tooSmall() && !m.suspended {
		return e.number
	}
	return 0
}

// look tells the pages which of them is seen, if that has changed, and carries out what
// one has asked for meanwhile.
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
				cmds = append(cmds, m.tell(e, page.Shown{}))
				if due := e.due; due != nil && m.shown == m.seen() {
					e.due = nil
					cmds = append(cmds, m.carryOut(e, due))
				}
			}
		}
	}
	return tea.Batch(cmds...)
}

// closePage closes a page. Below the last is the menu.
func (m *Model) closePage(e *openPage) tea.Cmd {
	m.pages = slices.DeleteFunc(m.pages, func(other *openPage) bool { return other == e })
	if len(m.pages) == 0 {
		return m.toMenu()
	}
	return m.look()
}

// context returns what all pages share, as it is now.
func (m *Model) context() page.Context {
	return page.Context{
		Width: m.width, Height: m.height,
		Choices: m.Choices, ShowMines: m.ShowMines, ASCII: m.ASCII,
		Palette: m.palette, Renderer: m.renderer, Keys: m.tables,
		Now: m.Now, Seed: m.Seed, Archive: m.Archive, Copy: m.Copy, Positions: m.Positions, Served: m.Served,
		Here: m.Dir, Dir: m.memory.browser.Dir, Settings: m.Settings.Path(), Foreign: m.Foreign && m.unsettled(),
	}
}

// unsettled reports whether nothing has been chosen yet, as before the first start.
func (m *Model) unsettled() bool {
	return (m.Settings.Path() != "" || m.Served != nil) && len(m.Settings.All()) == 0 && !m.Decided["language"]
}
