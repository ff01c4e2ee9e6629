package ui

import (
	"fmt"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
)

// View implements [tea.Model].
func (m *Model) View() string {
	f := &m.frame
	m.drawn = nil
	*f = frame.Frame{Pen: draw.Pen{Out: f.Out[:0], Inks: m.inks}, Width: m.width, Height: m.height}
	switch {
	case m.width == 0:
		return "" // the window's size is not known yet
	case m.tooSmall():
		// What is needed comes first: there may be room for no more.
		f.Center(frame.Block{
			{draw.Figure.Of(fmt.Sprintf("%dx%d", page.MinWidth, page.MinHeight))},
			{draw.Refused.Of(text.Text{"es el tamaño mínimo", "is the smallest size"}.In(m.Lang))},
		}, 0)
	case m.ask != nil:
		m.drawn = m.ask
		m.ask.view(m, f)
	case m.top() != nil:
		m.drawn = m.top()
		m.top().View(f)
	}
	if m.ASCII {
		f.Out = frame.ToASCII(f.Out)
	}
	// The last newline would make one line more.
	return string(f.Out[:max(0, len(f.Out)-1)])
}
