package ui

import (
	"fmt"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// View implements [tea.Model]. It returns the characters of the frame.
func (m *Model) View() string { return strings.TrimSuffix(m.draw().String(), "\n") }

// draw returns the frame, which is valid until the next call.
func (m *Model) draw() *screen.Grid {
	f := &m.frame
	m.drawn = nil
	f.HasGrounds = m.palette.HasGrounds
	f.Begin(m.width, m.height)
	switch {
	case m.tooSmall():
		// The size that is needed comes first: there may be no room for more.
		f.Blank(max(0, (m.height-2)/3))
		f.Middle(screen.Line{screen.Figure.Of(fmt.Sprintf("%dx%d", page.MinWidth, page.MinHeight))})
		said := screen.Wrapped(screen.Refused.Of(m.Lang.Say("tamaño mínimo", "minimum size")), m.width)
		if len(said) <= 2 && len(said) < m.height { // otherwise the sentence would be cut
			for _, l := range said {
				f.Middle(l)
			}
		}
	case m.top() != nil:
		m.top().View(f)
		if m.drawn = m.target(); m.ask != nil {
			m.ask.view(m)
		}
	}
	j := m.job()
	if m.ask == nil && !m.tooSmall() && j != nil {
		m.viewJob(j, f)
	} else if m.notice.Text != "" {
		f.Notice(m.notice)
	} else if m.told != (text.Text{}) {
		f.Notice(screen.Refused.Of(m.told.In(m.Lang)))
	}
	switch {
	case m.ASCII:
		f.Map(screen.ASCII)
	case m.Console:
		f.Map(screen.Console)
	}
	return &f.Grid
}
