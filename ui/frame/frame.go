// Package frame is one picture of the screen, while it is drawn: lines of inked text
// put where the window has room for them, and what screens have in common, such as
// the list to choose from and the line of the keys.
package frame

import (
	"bytes"
	"slices"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// A Line is what stands on one, from the left.
type Line []draw.Span

// A Block is several lines, one below the other.
type Block []Line

// Width returns how many columns the line takes.
func (l Line) Width() int {
	width := 0
	for _, s := range l {
		width += ansi.StringWidth(s.Text)
	}
	return width
}

// A Frame is one picture of the screen, while it is drawn: never wider nor
// taller than the window.
type Frame struct {
	draw.Pen
	Width, Height int // of the window

	// Of the block that [Frame.Center] or [Frame.Beside] has written: the line and
	// the column of the window it begins on, and its first line that is seen.
	Top, Left, First int

	items map[int]int // by the lines of that block
	board int         // the line after that which the board begins on; 0: there is none
}

// Item marks a line of the block that is written next: a click on it is one on that item.
func (f *Frame) Item(line, item int) {
	if f.items == nil {
		f.items = map[int]int{}
	}
	f.items[line] = item
}

// ItemAt returns the item that was marked on a line of the window.
func (f *Frame) ItemAt(y int) (item int, ok bool) {
	item, ok = f.items[y-f.Top+f.First]
	return item, ok
}

// Board draws a board, and remembers where it begins.
func (f *Frame) Board(b *draw.Board) {
	f.board = bytes.Count(f.Out, []byte("\n")) + 1
	b.Draw(&f.Pen)
}

// BoardTop returns the line of the window that the board begins on, if one is drawn.
func (f *Frame) BoardTop() (line int, ok bool) { return f.board - 1, f.board > 0 }

// Line writes a line, cut where the window ends.
func (f *Frame) Line(indent int, l Line) {
	if l.Width() == 0 {
		f.Newline()
		return
	}
	f.Spaces(min(indent, f.Width))
	room := f.Width - indent
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

// Middle writes a line in the middle of the window.
func (f *Frame) Middle(l Line) { f.Line(max(0, (f.Width-l.Width())/2), l) }

// Title writes the line that says what is played: as many of its parts, from the
// first on, as there is room for.
func (f *Frame) Title(name string) {
	for ansi.StringWidth(name) > f.Width {
		last := strings.LastIndex(name, text.Between)
		if last < 0 {
			break
		}
		name = name[:last]
	}
	f.Middle(Line{draw.Title.Of(name)})
}

// Told writes a message in the middle of the window. A long one takes the line
// below, too, where there is one, and Told reports that it did.
func (f *Frame) Told(s draw.Span, below bool) bool {
	first, rest := s.Text, ""
	if below {
		first, rest = cutBlank(s.Text, f.Width)
	}
	f.Middle(Line{s.Ink.Of(first)})
	if rest == "" {
		return false
	}
	f.Middle(Line{s.Ink.Of(rest)})
	return true
}

// Wrapped returns a text as lines of at most so many columns.
func Wrapped(s draw.Span, width int) Block {
	var b Block
	for text := range strings.SplitSeq(ansi.Wrap(s.Text, max(1, width), ""), "\n") {
		b = append(b, Line{s.Ink.Of(text)})
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

// Blank writes n empty lines.
func (f *Frame) Blank(n int) {
	for range n {
		f.Newline()
	}
}

// Center writes b in the middle of the window. Where it is taller than that,
// the lines around the one at focus are shown.
func (f *Frame) Center(b Block, focus int) { f.Beside(b, focus, nil) }

// BesideGap is the room between two blocks.
const BesideGap = 4

// Beside writes b as Center does, and to the right of it another block, if there
// is room for that.
func (f *Frame) Beside(b Block, focus int, right Block) {
	if over := len(b) - f.Height; over > 0 {
		f.First = max(0, min(focus-f.Height/2, over))
		b = b[f.First : f.First+f.Height]
	}
	width, rightWidth := b.Width(), right.Width()
	full := width + BesideGap + rightWidth
	if rightWidth == 0 || full > f.Width || len(right) > f.Height {
		right, full = nil, width
	}
	height := max(len(b), len(right))
	f.Top = (f.Height - height) / 3
	f.Blank(f.Top)
	f.Left = max(0, (f.Width-full)/2)
	rightTop := (height - len(right)) / 3
	for i := range height {
		var l Line
		if i < len(b) {
			l = b[i]
		}
		if j := i - rightTop; 0 <= j && j < len(right) {
			l = append(slices.Clone(l), draw.Plain.Of(strings.Repeat(" ", width+BesideGap-l.Width())))
			l = append(l, right[j]...)
		}
		f.Line(f.Left, l)
	}
}

// Width returns how many columns the longest of the lines takes.
func (b Block) Width() int {
	width := 0
	for _, l := range b {
		width = max(width, l.Width())
	}
	return width
}

// PadLeft writes text at the right of so many columns.
func PadLeft(text string, width int) string {
	return strings.Repeat(" ", max(0, width-ansi.StringWidth(text))) + text
}
