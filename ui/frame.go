package ui

import (
	"buscaminas/ui/draw"

	"github.com/charmbracelet/x/ansi"
)

// A span is text in one ink, a line several of them, and a block the lines of a
// screen.
type (
	span struct {
		ink  draw.Ink
		text string
	}
	line  []span
	block []line
)

func (l line) width() int {
	width := 0
	for _, s := range l {
		width += ansi.StringWidth(s.text)
	}
	return width
}

// A frame is one picture of the screen, while it is drawn: never wider nor
// taller than the window.
type frame struct {
	draw.Pen
	width, height int
}

// line writes a line, cut where the window ends.
func (f *frame) line(indent int, l line) {
	if l.width() == 0 {
		f.Newline()
		return
	}
	f.Spaces(min(indent, f.width))
	room := f.width - indent
	for _, s := range l {
		if room <= 0 {
			break
		}
		text := s.text
		if width := ansi.StringWidth(text); width > room {
			text = ansi.Truncate(text, room, "…")
		}
		f.Ink(s.ink, text)
		room -= ansi.StringWidth(text)
	}
	f.Newline()
}

// middle writes a line in the middle of the window.
func (f *frame) middle(l line) { f.line(max(0, (f.width-l.width())/2), l) }

// blank writes n empty lines.
func (f *frame) blank(n int) {
	for range n {
		f.Newline()
	}
}

// center writes b in the middle of the window. Where it is taller than that,
// the lines around the one at focus are shown.
func (f *frame) center(b block, focus int) {
	if over := len(b) - f.height; over > 0 {
		first := max(0, min(focus-f.height/2, over))
		b = b[first : first+f.height]
	}
	width := 0
	for _, l := range b {
		width = max(width, l.width())
	}
	f.blank((f.height - len(b)) / 3)
	for _, l := range b {
		f.line(max(0, (f.width-width)/2), l)
	}
}
