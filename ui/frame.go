package ui

import (
	"slices"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// A line is what stands on one, from the left, and a block the lines of a screen.
type (
	line  []draw.Span
	block []line
)

func (l line) width() int {
	width := 0
	for _, s := range l {
		width += ansi.StringWidth(s.Text)
	}
	return width
}

// A frame is one picture of the screen, while it is drawn: never wider nor
// taller than the window.
type frame struct {
	draw.Pen
	width, height int

	// Of the block in the middle: the line and the column of the window it begins
	// on, and its first line that is seen.
	top, left, first int
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
		text := s.Text
		if width := ansi.StringWidth(text); width > room {
			text = ansi.Truncate(text, room, "…")
		}
		f.Ink(s.Ink, text)
		room -= ansi.StringWidth(text)
	}
	f.Newline()
}

// middle writes a line in the middle of the window.
func (f *frame) middle(l line) { f.line(max(0, (f.width-l.width())/2), l) }

// title writes the line that says what is played: as many of its parts, from the
// first on, as there is room for.
func (f *frame) title(name string) {
	for ansi.StringWidth(name) > f.width {
		last := strings.LastIndex(name, text.Between)
		if last < 0 {
			break
		}
		name = name[:last]
	}
	f.middle(line{draw.Title.Of(name)})
}

// told writes a message in the middle of the window. A long one takes the line
// below, too, where there is one, and told reports that it did.
func (f *frame) told(s draw.Span, below bool) bool {
	first, rest := s.Text, ""
	if below {
		first, rest = cutBlank(s.Text, f.width)
	}
	f.middle(line{s.Ink.Of(first)})
	if rest == "" {
		return false
	}
	f.middle(line{s.Ink.Of(rest)})
	return true
}

// wrapped returns a text as lines of at most so many columns.
func wrapped(s draw.Span, width int) block {
	var b block
	for text := range strings.SplitSeq(ansi.Wrap(s.Text, max(1, width), ""), "\n") {
		b = append(b, line{s.Ink.Of(text)})
	}
	return b
}

// cutBlank cuts text at the last blank before which it has this width. Where there
// is none, or need for none, nothing is cut.
func cutBlank(text string, width int) (first, rest string) {
	if ansi.StringWidth(text) <= width {
		return text, ""
	}
	end := 0
	for i, r := range text {
		if r == ' ' && ansi.StringWidth(text[:i]) <= width {
			end = i
		}
	}
	if end == 0 {
		return text, ""
	}
	return text[:end], text[end+1:]
}

// blank writes n empty lines.
func (f *frame) blank(n int) {
	for range n {
		f.Newline()
	}
}

// center writes b in the middle of the window. Where it is taller than that,
// the lines around the one at focus are shown.
func (f *frame) center(b block, focus int) { f.beside(b, focus, nil) }

// besideGap is the room between two blocks.
const besideGap = 4

// beside writes b as center does, and to the right of it another block, if there
// is room for that.
func (f *frame) beside(b block, focus int, right block) {
	if over := len(b) - f.height; over > 0 {
		f.first = max(0, min(focus-f.height/2, over))
		b = b[f.first : f.first+f.height]
	}
	width, rightWidth := b.width(), right.width()
	full := width + besideGap + rightWidth
	if rightWidth == 0 || full > f.width || len(right) > f.height {
		right, full = nil, width
	}
	height := max(len(b), len(right))
	f.top = (f.height - height) / 3
	f.blank(f.top)
	f.left = max(0, (f.width-full)/2)
	rightTop := (height - len(right)) / 3
	for i := range height {
		var l line
		if i < len(b) {
			l = b[i]
		}
		if j := i - rightTop; 0 <= j && j < len(right) {
			l = append(slices.Clone(l), draw.Plain.Of(strings.Repeat(" ", width+besideGap-l.width())))
			l = append(l, right[j]...)
		}
		f.line(f.left, l)
	}
}

func (b block) width() int {
	width := 0
	for _, l := range b {
		width = max(width, l.width())
	}
	return width
}

// keyLine writes the keys of a board, as many as there is room for.
func (f *frame) keyLine(bindings []binding, l text.Lang) {
	const gap = 2
	var keys line
	room := f.width
	for _, b := range bindings {
		if b.short == (text.Text{}) || len(b.keys) == 0 {
			continue
		}
		key := line{draw.Key.Of(b.label(l)), draw.KeyText.Of(" " + b.short.In(l))}
		if len(keys) > 0 {
			key = append(line{draw.Plain.Of(strings.Repeat(" ", gap))}, key...)
		}
		if room -= key.width(); room < 0 {
			break
		}
		keys = append(keys, key...)
	}
	f.middle(keys)
}
