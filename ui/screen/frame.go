// Package screen draws what the player sees. A [Frame] is a grid of cells, and each cell is a
// character in a [Style]. Pages write text into the frame and draw a board there. The terminal,
// pictures and tests read the cells.
//
//	var f screen.Frame
//	f.Begin(80, 24)
//	f.Middle(screen.Line{screen.Title.Of("Buscaminas")})
//	f.Board(&board)
//	fmt.Print(f.String())
//
// A style says what a character is for, such as the title of a page. A [Palette] gives each style
// its look. Package theme makes palettes.
package screen

import (
	"slices"
	"strings"

	"buscaminas/ui/text"
)

// A Line is a line of styled text.
type Line []Span

// fits reports whether the line takes at most this many columns.
func (l Line) fits(width int) bool {
	bytes := 0
	for _, s := range l {
		bytes += len(s.Text)
	}
	return bytes <= width || l.Width() <= width // no character takes more columns than bytes
}

// A Block is several lines, one below the other.
type Block []Line

// Width returns the number of columns of the line.
func (l Line) Width() int {
	width := 0
	for _, s := range l {
		width += Width(s.Text)
	}
	return width
}

// A Frame is the content of the window while a page draws it. What lies outside the window is cut
// off.
type Frame struct {
	Grid // of the window

	Left int // the left margin of a page

	at           int // the next line to write
	items        []item
	presses      []press // the parts of the foot that can be clicked; the foot is line footAt
	footAt       int
	board        int    // the first line of the board, counted from 1; 0: no board
	messageLines extent // the lines that a message covers

	boardEnd struct{ column, line int } // the column to the right of the board and the line below it
}

// Begin clears the frame for a window of this size.
func (f *Frame) Begin(width, height int) {
	*f = Frame{Grid: f.Grid}
	f.Resize(width, height)
}

// An item is a part of a line that can be clicked: the columns from first up to, but not including,
// end. The number tells the page which item was clicked.
type item struct{ line, first, end, number int }

// ItemAt returns the item that can be clicked at a place of the window, and the column within the
// item.
func (f *Frame) ItemAt(x, y int) (item, column int, ok bool) {
	for _, it := range f.items {
		if it.line == y && it.first <= x && x < it.end {
			return it.number, x - it.first, true
		}
	}
	return 0, 0, false
}

// A Drawing is something that draws itself into a grid, such as a board.
type Drawing interface {
	// Paint draws into g from line top on. It returns the column to the right of the drawing and
	// the line below it.
	Paint(g *Grid, top int) (right, bottom int)
}

// Board draws a board at the next line.
func (f *Frame) Board(b Drawing) {
	f.at = f.paint(b)
}

// paint draws a board at the next line, and records its place. It returns the line below the board.
func (f *Frame) paint(b Drawing) (bottom int) {
	f.board = f.at + 1
	f.boardEnd.column, f.boardEnd.line = b.Paint(&f.Grid, f.at)
	return f.boardEnd.line
}

// BoardBeside draws a board, and a block to the right of it. The block begins at the board's second
// line and may be longer than the board.
func (f *Frame) BoardBeside(b Drawing, right Block) {
	bottom := f.paint(b)
	for i, l := range right {
		f.put(f.boardEnd.column+PanelGap, f.at+1+i, l, extent{})
	}
	if len(right) > 0 {
		bottom = max(bottom, f.at+1+len(right))
	}
	f.at = bottom
}

// BoardTop returns the first line of the board in the window. It reports false if there is no
// board.
func (f *Frame) BoardTop() (line int, ok bool) { return f.board - 1, f.board > 0 }

// Line writes the next line of the frame. A part beyond the right end of the window is cut off.
func (f *Frame) Line(indent int, l Line) {
	if f.at < f.Height {
		clear(f.Row(f.at)) // the line may be a message over the board
	}
	f.put(indent, f.at, l, extent{})
	f.at++
}

// An extent is a range of columns or of lines. The field from is its first index, and the field to
// is the index after its last.
type extent struct{ from, to int }

// put writes a line at a place of the window. The columns in lit get the background of a selected
// row.
func (f *Frame) put(x, y int, l Line, lit extent) {
	if y < 0 || y >= f.Height {
		return
	}
	at := 0
	for _, s := range l.cut(f.Width - x) {
		if s.Ground == Paper && lit.from <= at && at < lit.to {
			s.Ground = MarkedGround
		}
		at = f.Write(x+at, y, s.Style, s.Text) - x
	}
}

// cut returns the line cut to at most this many columns.
func (l Line) cut(width int) Line {
	if l.fits(width) {
		return l
	}
	for i, s := range l {
		used := Width(s.Text)
		if used > width {
			if strings.Trim(s.Text, " ") == "" {
				s.Text = prefix(s.Text, width)
			} else {
				s.Text = Cut(s.Text, width)
			}
			return append(l[:i:i], s)
		}
		width -= used
	}
	return l
}

// Middle writes a line in the middle of the window.
func (f *Frame) Middle(l Line) { f.Line(max(0, (f.Width-l.Width())/2), l) }

// First returns the first n lines. If it leaves out lines, the last line that it returns ends with
// a mark.
func (b Block) First(n, width int) Block {
	const mark = " ▾"
	if n = max(0, n); n >= len(b) {
		return b
	}
	b = slices.Clone(b[:n])
	if n > 0 {
		last := b[n-1].cut(width - Width(mark))
		b[n-1] = append(last[:len(last):len(last)], Key.Of(mark))
	}
	return b
}

// Title writes a title in the middle of the window. The parts of a title are separated by
// [text.Separator]. If the title is too long, Title leaves out its last parts.
func (f *Frame) Title(name string) {
	for Width(name) > f.Width {
		last := strings.LastIndex(name, text.Separator)
		if last < 0 {
			break
		}
		name = name[:last]
	}
	f.Middle(Line{Title.Of(name)})
}

// Notice writes a text on the lines just above the last line of the window, each line in the
// middle. The text covers what was there. The caller can still write the last line.
func (f *Frame) Notice(s Span) {
	said := Wrapped(s, f.Width).First(f.Height-1, f.Width)
	f.at = f.Height - 1 - len(said)
	for _, l := range said {
		f.Middle(l)
	}
}

// Wrapped breaks a text at blanks into lines of at most this width. It breaks a word only if the
// word is longer than a line.
func Wrapped(s Span, width int) Block {
	width = max(1, width)
	if fits(s.Text, width) {
		return Block{{s}}
	}
	var b Block
	line, columns := "", 0
	for i, word := range unbroken(s.Text) {
		wide := Width(word)
		switch {
		case i == 0:
			line, columns = word, wide
		case columns+1+wide <= width:
			line, columns = line+" "+word, columns+1+wide
		default:
			b = append(b, Line{s.with(line)})
			line, columns = word, wide
		}
		for columns > width {
			part := prefix(line, width)
			if part == "" { // there is no room for even its first character
				break
			}
			b = append(b, Line{s.with(part)})
			line = line[len(part):]
			columns = Width(line)
		}
	}
	return append(b, Line{s.with(line)})
}

// unbroken returns the words between which a text may be broken. A short remark in brackets or the
// sign of a unit belongs to the word before it, as in "Ab (3)" and "9 %".
func unbroken(s string) []string {
	const longest = len("(3),")
	var words []string
	for word := range strings.SplitSeq(s, " ") {
		isRemark := len(word) <= longest && strings.HasPrefix(word, "(") && strings.Contains(word, ")")
		if last := len(words) - 1; last >= 0 && (isRemark || isUnit(word)) {
			words[last] += " " + word
			continue
		}
		words = append(words, word)
	}
	return words
}

// isUnit reports whether a word is the sign of a unit, with or without a punctuation mark.
func isUnit(word string) bool {
	sign := strings.TrimRight(word, ").,;:")
	return sign == "%" || sign == "s"
}

// FirstParts returns the first parts of a text that fit in a number of columns. The parts are
// separated by [text.Separator].
func FirstParts(parts string, room int) string {
	for !fits(parts, room) {
		last := strings.LastIndex(parts, text.Separator)
		if last < 0 {
			return Cut(parts, room)
		}
		parts = parts[:last]
	}
	return parts
}

// WrappedParts is like [Wrapped], but breaks a text between its parts where possible. The parts are
// separated by [text.Separator]. If Wrapped needs fewer lines, WrappedParts returns the lines of
// Wrapped.
func WrappedParts(s Span, width int) Block {
	if fits(s.Text, width) {
		return Block{{s.with(trimmed(s.Text))}}
	}
	var b Block
	for part := range strings.SplitSeq(s.Text, text.Separator) {
		last := len(b) - 1
		if last >= 0 && b[last].Width()+Width(text.Separator+part) <= width {
			b[last][0].Text += text.Separator + part
			continue
		}
		b = append(b, Wrapped(s.with(part), width)...)
	}
	if whole := Wrapped(s, width); len(whole) < len(b) {
		b = whole
	}
	for _, l := range b {
		l[0].Text = trimmed(l[0].Text)
	}
	return b
}

// Headed returns a head, followed by a text, both wrapped like [WrappedParts]. The head keeps its
// own style. Head or text may be empty.
func Headed(head, said Span, width int) Block {
	switch {
	case said.Text == "" && head.Text == "":
		return nil
	case said.Text == "":
		return Wrapped(head, width)
	case head.Text == "":
		return WrappedParts(said, width)
	}
	b := WrappedParts(said.with(head.Text+text.Separator+said.Text), width)
	for i, l := range b {
		first := l[0].Text
		if left, ok := strings.CutPrefix(first, head.Text); ok { // the head ends on this line
			b[i] = Line{head, said.with(left)}
			break
		}
		b[i] = Line{head.with(first)}
		head.Text = strings.TrimSpace(strings.TrimPrefix(head.Text, first))
	}
	return b
}

// trimmed returns a line without the blanks around it, and without a separator at its beginning.
func trimmed(line string) string {
	return strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), strings.TrimSpace(text.Separator)+" "))
}

// with returns a span of this text in the style of s.
func (s Span) with(text string) Span { return Span{s.Style, text} }

// Blank writes n empty lines.
func (f *Frame) Blank(n int) {
	for range n {
		f.Line(0, nil)
	}
}

// Width returns the number of columns of the longest line.
func (b Block) Width() int {
	width := 0
	for _, l := range b {
		width = max(width, l.Width())
	}
	return width
}

// Block returns the rows of the grid as lines.
func (g *Grid) Block() Block {
	b := make(Block, g.Height)
	for y := range b {
		b[y] = g.Spans(y)
	}
	return b
}
