// Package frame is one picture of the screen, while it is drawn: lines of inked text
// put where the window has room for them, and what screens have in common, such as
// the list to choose from and the line of the keys.
package frame

import (
	"bytes"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// A Line is a line of text in inks.
type Line []draw.Span

// A Block is several lines, one below the other.
type Block []Line

// Width returns how many columns the line takes.
func (l Line) Width() int {
	width := 0
	for _, s := range l {
		width += widthOf(s.Text)
	}
	return width
}

// widthOf returns how many columns a text takes.
func widthOf(s string) int {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return ansi.StringWidth(s)
		}
	}
	return len(s) // most of what is written, and counted many times
}

// A Frame is one picture of the screen, while it is drawn: never wider nor
// taller than the window.
type Frame struct {
	draw.Pen
	Width, Height int // of the window

	Left int // the column that the content of a page begins on

	items   []item
	presses []press // on the last line
	board   int     // the line after that which the board begins on; 0: there is none

	ended, counted int // lines that end in so many bytes of Out
}

// An item is a line of a page that can be clicked.
type item struct{ line, from, to, item int }

// ItemAt returns the item at a place of the window.
func (f *Frame) ItemAt(x, y int) (item int, ok bool) {
	for _, it := range f.items {
		if it.line == y && it.from <= x && x < it.to {
			return it.item, true
		}
	}
	return 0, false
}

// lines returns how many lines have been written.
func (f *Frame) lines() int {
	f.ended += bytes.Count(f.Out[f.counted:], []byte("\n"))
	f.counted = len(f.Out)
	return f.ended
}

// Fill writes the empty lines that the window has room for.
func (f *Frame) Fill() { f.Blank(f.Height - f.lines()) }

// Board draws a board, and remembers where it begins.
func (f *Frame) Board(b *draw.Picture) {
	f.board = f.lines() + 1
	lines := b.Lines(f.Inks)
	for _, line := range lines {
		f.Lines(line)
	}
	f.ended, f.counted = f.ended+len(lines), len(f.Out)
}

// BoardBeside draws a board with padded lines, and to the right of it other lines, from
// the board's second on, each as a Pen has written it.
func (f *Frame) BoardBeside(b *draw.Picture, right [][]byte) {
	f.board = f.lines() + 1
	for i, line := range b.Lines(f.Inks) {
		f.Part(line)
		if 0 < i && i <= len(right) {
			f.Spaces(PanelGap)
			f.Lines(right[i-1])
		} else {
			f.Newline()
		}
	}
}

// BoardTop returns the line of the window that the board begins on, if one is drawn.
func (f *Frame) BoardTop() (line int, ok bool) { return f.board - 1, f.board > 0 }

// Line writes a line, cut where the window ends.
func (f *Frame) Line(indent int, l Line) {
	f.write(indent, l, span{})
	f.Newline()
}

// A span is some columns of a line.
type span struct{ from, to int }

// write writes a line without its end, cut where the window ends, and some of its columns as
// what is selected.
func (f *Frame) write(indent int, l Line, lit span) {
	if l.Width() == 0 {
		return
	}
	f.Spaces(min(indent, f.Width))
	at := 0
	for _, s := range l.cut(f.Width - indent) {
		ground := draw.Page
		if lit.from <= at && at < lit.to {
			ground = draw.Marked
		}
		f.On(ground, s.Ink, s.Text)
		at += widthOf(s.Text)
	}
}

// cut returns as much of the line as there is room for.
func (l Line) cut(room int) Line {
	for i, s := range l {
		width := widthOf(s.Text)
		if width > room {
			tail := "…"
			if strings.Trim(s.Text, " ") == "" {
				tail = ""
			}
			return append(l[:i:i], s.Ink.Of(ansi.Truncate(s.Text, max(0, room), tail)))
		}
		room -= width
	}
	return l
}

// Middle writes a line in the middle of the window.
func (f *Frame) Middle(l Line) { f.Line(max(0, (f.Width-l.Width())/2), l) }

// Title writes the line that says what is played: as many of its parts, from the
// first on, as there is room for.
func (f *Frame) Title(name string) {
	for widthOf(name) > f.Width {
		last := strings.LastIndex(name, text.Between)
		if last < 0 {
			break
		}
		name = name[:last]
	}
	f.Middle(Line{draw.Title.Of(name)})
}

// Notice writes a text in the middle of the lines above the last of the window, over what
// stands there.
func (f *Frame) Notice(s draw.Span) {
	lines := bytes.SplitAfter(f.Out, []byte("\n"))
	said := Wrapped(s, f.Width)
	said = said[:min(len(said), max(0, f.Height-1))]
	at := f.Height - 1 - len(said)
	if len(said) == 0 || at+len(said) > len(lines) {
		return
	}
	foot := bytes.Join(lines[at+len(said):], nil)
	f.Out, f.ended, f.counted = bytes.Join(lines[:at], nil), 0, 0
	for _, l := range said {
		f.Middle(l)
	}
	f.Lines(foot)
}

// Wrapped returns a text as lines of at most so many columns, cut at blanks: a path stays
// whole where there is room for it.
func Wrapped(s draw.Span, width int) Block {
	width = max(1, width)
	var b Block
	line, columns := "", 0
	for i, word := range unbroken(s.Text) {
		wide := widthOf(word)
		switch {
		case i == 0:
			line, columns = word, wide
		case columns+1+wide <= width:
			line, columns = line+" "+word, columns+1+wide
		default:
			b = append(b, Line{s.Ink.Of(line)})
			line, columns = word, wide
		}
		for columns > width {
			part := ansi.Truncate(line, width, "")
			if part == "" { // not even its first character has room
				break
			}
			b = append(b, Line{s.Ink.Of(part)})
			line = line[len(part):]
			columns = widthOf(line)
		}
	}
	return append(b, Line{s.Ink.Of(line)})
}

// unbroken returns the words of a text. What is said of a cell, as in "Ab (3)", stays with it.
func unbroken(s string) []string {
	const longest = len("(3),")
	var words []string
	for word := range strings.SplitSeq(s, " ") {
		last := len(words) - 1
		if last >= 0 && len(word) <= longest && strings.HasPrefix(word, "(") && strings.Contains(word, ")") {
			words[last] += " " + word
			continue
		}
		words = append(words, word)
	}
	return words
}

// WrappedParts returns a text as Wrapped does, but with whole parts on each line where that
// takes no more lines.
func WrappedParts(s draw.Span, width int) Block {
	var b Block
	for part := range strings.SplitSeq(s.Text, text.Between) {
		last := len(b) - 1
		if last >= 0 && b[last].Width()+widthOf(text.Between+part) <= width {
			b[last][0].Text += text.Between + part
			continue
		}
		b = append(b, Wrapped(s.Ink.Of(part), width)...)
	}
	if whole := Wrapped(s, width); len(whole) < len(b) {
		b = whole
	}
	for _, l := range b {
		l[0].Text = strings.TrimSpace(l[0].Text)
	}
	return b
}

// Blank writes n empty lines.
func (f *Frame) Blank(n int) {
	for range n {
		f.Newline()
	}
}

// BesideGap is the room between two blocks.
const BesideGap = 4

// Width returns how many columns the longest of the lines takes.
func (b Block) Width() int {
	width := 0
	for _, l := range b {
		width = max(width, l.Width())
	}
	return width
}
