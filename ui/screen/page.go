package screen

import (
	"slices"
	"strings"
)

// A Row is a line of a page. A click on it may select an item.
type Row struct {
	Line
	Item      int  // the item that a click on this row selects
	Clickable bool // a click on the row selects Item
	Lit       bool // the row is selected

	Inset int    // the columns at each end that a selection does not color
	Zones []Zone // parts of the row that can be clicked on their own
}

// A Zone is a part of a row: the columns from From up to, but not including, To. A click on the
// zone selects Item.
type Zone struct {
	From, To int
	Item     int
	Lit      bool // the zone is selected
}

// AsItem returns the line as a row that selects an item when it is clicked.
func (l Line) AsItem(item int) Row { return Row{Line: l, Item: item, Clickable: true} }

// Rows returns the lines of the block as rows that cannot be clicked.
func (b Block) Rows() []Row {
	rows := make([]Row, len(b))
	for i, l := range b {
		rows[i] = Row{Line: l}
	}
	return rows
}

// A Page is the layout of a page without a large board. The title is at the top of the window. The
// keys are on the last line, with a message above them. The main column and the side panel are
// between the title and the message. They are as wide as [ColumnsOf] says.
type Page struct {
	Title     Block // the lines of the title, each in the middle of the window
	TitleItem int   // the item that a click on the title selects; 0: no item
	Centered  bool  // title and content are in the middle of the window's height
	Typed     Line  // a line for input, as wide as the window; nil: no input
	Fixed     []Row // the first rows of the main column, which scroll only if there is little room

	// Rows is the number of rows below the fixed rows. The function Row returns row i of them.
	// These rows scroll so that row number Focus is visible.
	Rows  int
	Row   func(i int) Row
	Focus int

	// Widest is the width of the widest row, for [Columns.FitRows]. It is 0 if the rows adapt to
	// the main column.
	Widest int

	// About explains the selected row. It is the first part of the side panel. Without a panel, it
	// is above the foot.
	About   Span
	Side    Side
	Message Block // the message above the foot
	Foot    Foot
}

// Scroll sets the rows that scroll. If one of them is selected, the page scrolls to it.
func (p *Page) Scroll(rows []Row) {
	p.Rows, p.Row = len(rows), func(i int) Row { return rows[i] }
	if lit := slices.IndexFunc(rows, func(r Row) bool { return r.Lit }); lit >= 0 {
		p.Focus = lit
	}
}

const (
	airy          = 12 // the least height of a window with blank lines around the content
	leastRows     = 3  // the least number of scrolling rows below fixed rows
	high          = 50 // the least height of a window that has the content in its middle
	leastCentered = 20 // content of fewer lines is centered as if it had this many
)

// around returns the number of blank lines above the content of a page. The same number of lines is
// left free below the content, and messages are written there.
func around(height int) int {
	if height < airy {
		return 0
	}
	return 1
}

// ContentHeight returns the number of lines for the content in a window of this height, with a
// title of one line.
func ContentHeight(height int) int { return max(1, height-2-2*around(height)) }

// Page draws a page into the whole frame.
func (f *Frame) Page(p Page) {
	c := ColumnsOf(f.Width, f.Height).FitRows(p.Widest)
	f.Left = c.Left
	blank := around(f.Height)
	typed := 0
	if p.Typed != nil {
		typed = 1
	}
	above := len(p.Title) + blank + typed
	_, _, panel := c.Panel(typed + len(p.Fixed) + p.Rows)
	told := p.Message
	if len(told) == 0 && !panel {
		told = p.toldAbout(c)
	}
	told = told.First(f.Height-2-above, f.Width)
	room := max(1, f.Height-1-above-max(blank, len(told)))
	if room-len(p.Fixed) < min(p.Rows, leastRows) {
		p.unfix()
	}
	rows, sink := len(p.Fixed)+p.Rows, 0
	switch {
	case p.Centered:
		sink = max(0, room-rows) / 2
		f.Blank(sink)
	case f.Height >= high && p.Typed == nil && p.Title.Width() > 0:
		sink = max(0, room-max(rows, leastCentered)) / 2
	}
	above, room = above+sink, room-sink
	for _, l := range p.Title {
		if left := max(0, (f.Width-l.Width())/2); p.TitleItem != 0 {
			f.items = append(f.items, item{f.at, left, left + l.Width(), p.TitleItem})
		}
		f.Middle(l)
	}
	f.Blank(blank)
	if !p.Centered {
		f.Blank(sink)
	}
	if p.Typed != nil {
		f.Line(c.Left, p.Typed)
	}
	rows = f.content(&p, c, room)
	if panel {
		f.side(&p, c, above, rows, room)
	}
	f.at = f.Height - 1 - len(told)
	for _, l := range told {
		f.Middle(l)
	}
	f.Foot(p.Foot)
}

// side draws the side panel of a page, or the panel below the main column. The content of the page
// begins at line top and has height lines. The main column has mainRows rows.
func (f *Frame) side(p *Page, c Columns, top, mainRows, height int) {
	parts, x, width := p.Side.Parts, c.Left, c.Main
	if c.Side > 0 {
		x, width = c.Left+c.Main+PanelGap, c.Side
	} else {
		top, height = top+mainRows+1, height-mainRows-1
	}
	if p.About.Text != "" {
		least := 0
		if c.Side > 0 {
			least = aboutLines
		}
		parts = append([]Part{aboutPart(p.About, least)}, parts...)
	}
	if p.Centered && c.Side > 0 {
		height = min(height, mainRows) // the panel ends on the last line of the main column
	}
	content := (&Side{Parts: parts}).Rows(width-PanelBorder, height-2)
	if c.Side == 0 {
		mainRows = 0
	}
	full := len(content) + 2
	if 4*full >= 3*mainRows { // otherwise much of the panel would be empty
		full = max(full, mainRows)
	}
	height = min(height, full) // no long empty panel beside a short list
	if len(content) > 0 {
		f.panel(p.Side.Title, content, x, top, width, height)
	}
}

// roomy is the least height of a window that has a blank line between a list and its explanation.
const roomy = 20

// toldAbout returns the explanation of the selected row for a window without a panel. Below a list
// that scrolls, the explanation always has the same height, so that the list stays in place. If
// there is no room for the explanation, toldAbout returns nil.
func (p *Page) toldAbout(c Columns) Block {
	said := Wrapped(p.About, c.ProseWidth())
	rows, lines := len(p.Fixed)+p.Rows, len(said)
	switch {
	case p.About.Text == "" || 4*lines > c.Height+1 || rows <= c.Height && rows+lines-1 > c.Height:
		return nil
	case rows <= c.Height || c.Height < ContentHeight(roomy):
		return said
	case lines < aboutLines:
		said = append(Block{nil}, said...)
	}
	for len(said) < aboutLines {
		said = append(said, nil)
	}
	return said
}

// aboutLines is the least number of lines of an explanation. A shorter explanation gets blank
// lines, so that the lines around it stay in place.
const aboutLines = 3

// aboutPart returns the part of a panel that shows the explanation s. The part has at least this
// many lines.
func aboutPart(s Span, least int) Part {
	return Part{Draw: func(width, _ int) []Row {
		b := Wrapped(s, min(width, mostProse))
		for len(b) < least {
			b = append(b, nil)
		}
		return b.Rows()
	}}
}

// unfix makes the fixed rows scroll with the others.
func (p *Page) unfix() {
	fixed, row := p.Fixed, p.Row
	p.Row = func(i int) Row {
		if i < len(fixed) {
			return fixed[i]
		}
		return row(i - len(fixed))
	}
	p.Rows, p.Fixed, p.Focus = p.Rows+len(fixed), nil, p.Focus+len(fixed)
}

// seen returns the visible rows of the page, at most maxRows. The fixed rows come first, and the
// scrolling rows begin at index firstScrolled. The last two results report whether rows are hidden
// above or below.
func (p *Page) seen(maxRows int) (rows []Row, firstScrolled int, hiddenAbove, hiddenBelow bool) {
	rows = append(rows, p.Fixed...)
	firstScrolled = len(rows)
	room := max(0, maxRows-firstScrolled)
	first := max(0, min(p.Focus-room/2, p.Rows-room))
	end := min(p.Rows, first+room)
	for i := first; i < end; i++ {
		rows = append(rows, p.Row(i))
	}
	return rows, firstScrolled, first > 0, end < p.Rows
}

// content draws the main column in at most maxLines lines, and returns the number of lines drawn.
func (f *Frame) content(p *Page, c Columns, maxLines int) int {
	rows, scrolled, before, after := p.seen(maxLines)
	for i, r := range rows {
		if r.Clickable {
			f.items = append(f.items, item{f.at, c.Left, c.Left + c.Main, r.Item})
		}
		for _, z := range r.Zones {
			f.items = append(f.items, item{f.at, c.Left + z.From, c.Left + z.To, z.Item})
		}
		switch {
		case before && i == scrolled:
			r.Line = append(r.Line.OfWidth(c.RowWidth()), Plain.Of(" "), Key.Of("▴"))
		case after && i == len(rows)-1:
			r.Line = append(r.Line.OfWidth(c.RowWidth()), Plain.Of(" "), Key.Of("▾"))
		}
		f.row(r, c)
	}
	return len(rows)
}

func (f *Frame) row(r Row, c Columns) {
	l, lit := r.Line.cut(c.Main), extent{}
	if r.Lit {
		lit = extent{r.Inset, c.RowWidth() - r.Inset}
		l = l.OfWidth(max(c.RowWidth(), l.Width()))
	}
	for _, z := range r.Zones {
		if z.Lit {
			lit = extent{z.From, z.To}
		}
	}
	f.put(c.Left, f.at, l, lit)
	f.at++
}

// OfWidth returns the line cut or filled with blanks to this width.
func (l Line) OfWidth(width int) Line {
	l = l.cut(width)
	if short := width - l.Width(); short > 0 {
		l = append(l[:len(l):len(l)], Plain.Of(strings.Repeat(" ", short)))
	}
	return l
}
