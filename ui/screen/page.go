package screen

import "strings"

// A Row is a line of a page that can be clicked, if it is an item.
type Row struct {
	Line
	Item int  // what a click on it is one on
	Hit  bool // it is an item
	Lit  bool // it is the one that is selected

	Inset int // so many columns at either end stay as they are where the others are lit
}

// As returns the line as a row on which a click is one on that item.
func (l Line) As(item int) Row { return Row{Line: l, Item: item, Hit: true} }

// Rows returns the lines of the block as rows that cannot be clicked.
func (b Block) Rows() []Row {
	rows := make([]Row, len(b))
	for i, l := range b {
		rows[i] = Row{Line: l}
	}
	return rows
}

// A Page is a page as all are put together but those with a board: its title on the first
// line of the window, the keys on the last, what is to be said above these, and the
// content between.
type Page struct {
	Title Block // in the middle of the window
	Fixed []Row // the first rows of the content, which stay where there is room for others

	// The rest of it, which is scrolled so that one row is seen.
	Rows  int
	Row   func(i int) Row
	Focus int

	Width  int   // the least of the content: what is longer at times keeps its place
	Height int   // likewise, in lines
	Beside Block // to the right of the content, where there is room
	// BesideItem is what a click on the first line of Beside is one on, if anything: on the
	// others it is the next ones.
	BesideItem int
	Told       Block
	Foot       Foot
}

// Scroll gives the page these rows.
func (p *Page) Scroll(rows []Row) {
	p.Rows, p.Row = len(rows), func(i int) Row { return rows[i] }
}

const (
	airy      = 12 // the least height of a window with blank lines around the content
	leastRows = 3  // that are seen below fixed ones
)

// around returns how many blank lines there are above the content, and below it; there
// stands what is to be said, too.
func around(height int) int {
	if height < airy {
		return 0
	}
	return 1
}

// Room returns how many lines the content has in a window of that height, below a title of
// one line.
func Room(height int) int { return max(1, height-2-2*around(height)) }

// Page draws a page: all of the frame.
func (f *Frame) Page(p Page) {
	blank := around(f.Height)
	above := len(p.Title) + blank
	if len(p.Title) == 0 {
		above = 0
	}
	told := p.Told[:min(len(p.Told), max(0, f.Height-2-above))]
	below := max(blank, len(told))
	room := max(1, f.Height-1-above-below)
	if room-len(p.Fixed) < min(p.Rows, leastRows) {
		fixed, row := p.Fixed, p.Row
		p.Row = func(i int) Row {
			if i < len(fixed) {
				return fixed[i]
			}
			return row(i - len(fixed))
		}
		p.Rows, p.Fixed, p.Focus = p.Rows+len(fixed), nil, p.Focus+len(fixed)
	}
	for _, l := range p.Title {
		f.Middle(l)
	}
	spare := room - max(p.Height, len(p.Fixed)+p.Rows, len(p.Beside))
	top := max(0, min(spare/3, f.Height/10))
	f.Blank(min(above, blank) + top)
	f.content(&p, above+top, room-top)
	f.Blank(f.Height - 1 - len(told) - f.at)
	for _, l := range told {
		f.Middle(l)
	}
	f.Foot(p.Foot)
}

// seen returns the rows that there is room for, which of them is the first that was
// scrolled, and whether there are others before it and after the last.
func (p *Page) seen(room int) (rows []Row, scrolled int, before, after bool) {
	rows = append(rows, p.Fixed...)
	scrolled = len(rows)
	room = max(0, room-scrolled)
	first := max(0, min(p.Focus-room/2, p.Rows-room))
	end := min(p.Rows, first+room)
	for i := first; i < end; i++ {
		rows = append(rows, p.Row(i))
	}
	return rows, scrolled, first > 0, end < p.Rows
}

// content draws the content from a line of the window on, in so many lines.
func (f *Frame) content(p *Page, at, room int) {
	rows, scrolled, before, after := p.seen(room)
	width := p.Width
	for _, r := range rows {
		width = max(width, r.Line.Width())
	}
	width = min(width, f.Width)
	right, full := p.Beside, width+BesideGap+p.Beside.Width()
	if full > f.Width || len(right) > room || len(right) == 0 {
		right, full = nil, width
	}
	f.Left = max(0, (f.Width-full)/2)
	mark := min(width+1, f.Width-f.Left-1) // where it stands that there is more
	for i := range max(len(rows), len(right)) {
		var r Row
		if i < len(rows) {
			r = rows[i]
		}
		if r.Hit {
			f.items = append(f.items, item{at + i, f.Left, f.Left + width, r.Item})
		}
		if i < len(right) && p.BesideItem > 0 {
			from := f.Left + width + BesideGap
			f.items = append(f.items, item{at + i, from, f.Left + full, p.BesideItem + i})
		}
		switch {
		case before && i == scrolled && len(rows) > scrolled:
			r.Line = append(r.Line.to(mark-1), Plain.Of(" "), Key.Of("▴"))
		case after && i == len(rows)-1:
			r.Line = append(r.Line.to(mark-1), Plain.Of(" "), Key.Of("▾"))
		}
		f.row(r, width, right, i)
	}
}

// row writes a row in a number of columns, and to the right of it line i of another block.
func (f *Frame) row(r Row, width int, right Block, i int) {
	l, lit := r.Line, columns{}
	if r.Lit {
		lit = columns{r.Inset, width - r.Inset}
		l = l.to(max(width, l.Width()))
	}
	f.put(f.Left, f.at, l, lit)
	if i < len(right) {
		f.put(f.Left+width+BesideGap, f.at, right[i], columns{})
	}
	f.at++
}

// to returns the line in so many columns.
func (l Line) to(width int) Line {
	l = l.cut(width)
	if short := width - l.Width(); short > 0 {
		l = append(l[:len(l):len(l)], Plain.Of(strings.Repeat(" ", short)))
	}
	return l
}
