package ui

import (
	"fmt"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
)

// View implements [tea.Model].
func (m *Model) View() string { return string(m.draw()) }

// draw returns the frame, which is good until the next.
func (m *Model) draw() []byte {
	f := &m.frame
	m.drawn = nil
	*f = frame.Frame{Pen: draw.Pen{Out: f.Out[:0], Inks: m.inks}, Width: m.width, Height: m.height}
	switch {
	case m.width == 0:
		return nil // the window's size is not known yet
	case m.tooSmall():
		// What is needed comes first: there may be room for no more.
		f.Blank(max(0, (m.height-2)/3))
		f.Middle(frame.Line{draw.Figure.Of(fmt.Sprintf("%dx%d", page.MinWidth, page.MinHeight))})
		said := frame.Wrapped(draw.Refused.Of(text.Text{"tamaño mínimo", "least size"}.In(m.Lang)), m.width)
		if len(said) <= 2 && len(said) < m.height { // else its words are cut
			for _, l := range said {
				f.Middle(l)
			}
		}
	case m.ask != nil:
		m.drawn = m.ask
		m.ask.view(m, f)
	case m.top() != nil:
		m.drawn = m.top()
		m.top().View(f)
	}
	f.Fill() // the theme paints all of the window
	if m.notice.Text != "" {
		f.Notice(m.notice)
	}
	if m.ASCII {
		f.Out = frame.ToASCII(f.Out)
	}
	// The last newline would make one line more.
	return f.Out[:max(0, len(f.Out)-1)]
}
