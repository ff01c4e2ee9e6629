package terminal

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"buscaminas/ui/screen"
)

// A Painter turns frames into the bytes that make a terminal show them. The screen of the zero
// Painter has no cells.
type Painter struct {
	Cut           bool // the window is larger than the frame; outside the frame it must stay blank
	ErasesInColor bool // erased cells get the current background color, not the default one
	Latin1        bool // the bold font of the terminal has only the characters of Latin-1

	width, height int
	want          []cell       // the cells to show, row by row
	shown         []cell       // the cells that the terminal shows now, row by row
	changed       []bool       // for each row, whether want and shown may differ in the row
	last          *screen.Grid // the frame from which want was made, or nil
	at            place        // the place of the cursor of the terminal
	ink           style        // the style that the terminal writes in
	out           []byte
	runs          []run
	layer         []run       // the runs that paintLayers is writing, all in one style
	costs         []styleCost // the results of costOf since the last change of style
	unchanged     []int       // for each row, how many cells are the same in want and shown (an estimate)
	looks         looks
}

// A cell is one character cell of the screen: its character and its style.
type cell struct {
	style
	text rune
}

// Cells without a character of their own. The zero cell stands for a cell whose contents are
// unknown.
var (
	blank = cell{text: ' '}         // a cell that was erased in the default style
	half  = cell{text: screen.Half} // the right half of a wide character
)

// A place is a row and a column of the screen. Once a character is written in the last column, the
// cursor is in the column after the last.
type place struct{ row, col int }

// nowhere stands for an unknown place of the cursor.
var nowhere = place{-1, -1}

// Resize sets the size of the screen. The next frame is painted in full, because the terminal may
// show anything after a change of size.
func (w *Painter) Resize(width, height int) {
	w.width, w.height = width, height
	w.out, w.runs, w.layer = nil, nil, nil
	w.want, w.shown = make([]cell, width*height), make([]cell, width*height)
	w.changed, w.last = make([]bool, height), nil
	w.Forget()
}

// Forget makes the Painter paint the next frame in full, because the terminal may show anything.
func (w *Painter) Forget() {
	clear(w.shown)
	w.change(0, w.height)
	w.forgetCursor()
}

// change marks the rows from first to end-1 as changed.
func (w *Painter) change(first, end int) {
	for row := first; row < end; row++ {
		w.changed[row] = true
	}
}

// forgetCursor makes the place of the cursor and the style of the terminal unknown.
func (w *Painter) forgetCursor() { w.at, w.ink = nowhere, style{attributes: unsaid} }

// looks has the style of each [screen.Ink] on each [screen.Ground], for one palette.
type looks struct {
	of     *screen.Palette
	styles [screen.Grounds][screen.Inks]style
}

// SetFrame stores a frame for [Painter.Paint] to paint. It reports false if the size of the frame is
// not the size of the screen.
func (w *Painter) SetFrame(g *screen.Grid, p *screen.Palette) bool {
	if g.Width != w.width || g.Height != w.height || len(w.want) == 0 {
		return false
	}
	fresh := w.last == nil || w.looks.of != p
	if w.last == nil {
		w.last = new(screen.Grid)
		w.last.Resize(w.width, w.height)
	}
	if w.looks.of != p {
		w.looks.of = p
		for ground := range w.looks.styles {
			for ink := range w.looks.styles[ground] {
				w.looks.styles[ground][ink] = styleOf(p.Looks[ground][ink])
			}
		}
	}
	for y := range g.Height {
		row := g.Row(y)
		if !fresh && slices.Equal(row, w.last.Row(y)) {
			continue
		}
		copy(w.last.Row(y), row)
		line := w.line(w.want, y)
		for x, c := range row {
			if line[x] = w.looks.cell(c); w.Latin1 && c.Rune > unicode.MaxLatin1 {
				line[x].attributes &^= bold
			}
		}
		w.changed[y] = true
	}
	return true
}

// cell returns the character of c in the style of the ink and the ground of c. In a blank, only a
// reversed ink can be seen. So the style of any other blank has a background and nothing else.
func (l *looks) cell(c screen.Cell) cell {
	style := l.styles[c.Ground][c.Ink]
	switch {
	case c.Rune == screen.Half:
		return half
	case c.Rune != 0:
		return cell{style, c.Rune}
	case style.attributes&reversed == 0:
		style.fore, style.attributes = 0, 0
	}
	return cell{style, ' '}
}

// line returns the cells of one row, out of the cells of all rows.
func (w *Painter) line(cells []cell, row int) []cell { return cells[row*w.width:][:w.width] }

// Paint returns the bytes that make the terminal show the last frame given to [Painter.SetFrame].
// It assumes that the caller sends the bytes. The bytes are valid until the next call.
func (w *Painter) Paint() []byte {
	w.out = w.out[:0]
	w.erase()
	w.findRuns()
	if !w.Cut && w.scroll() {
		w.findRuns()
	}
	w.paintLayers()
	for row, changed := range w.changed {
		if changed {
			copy(w.line(w.shown, row), w.line(w.want, row))
		}
	}
	clear(w.changed)
	return w.out
}

// erase erases the screen, but only if all cells of the screen are unknown. The erased screen gets
// the background of the last cell of the frame. If the terminal would erase in the default color,
// or if w.Cut is set, erase does nothing.
func (w *Painter) erase() {
	ground := cell{style{back: w.want[len(w.want)-1].back}, ' '}
	if !w.ErasesInColor || w.Cut || slices.ContainsFunc(w.shown, func(c cell) bool { return c != cell{} }) {
		return
	}
	w.move(place{})
	w.setInk(ground.style)
	w.out = append(w.out, "\x1b[J"...)
	for i := range w.shown {
		w.shown[i] = ground
	}
}

// write writes the cell line[col]. The cursor must already be at that cell.
func (w *Painter) write(line []cell, col int) {
	w.setInk(w.inkFor(line[col]))
	w.out = utf8.AppendRune(w.out, line[col].text)
	w.at.col++
	if col+1 < len(line) && line[col+1] == half {
		w.at.col++
	}
}

// inkFor returns the style in which to write the cell c. A blank shows only its background. So, for
// a blank, inkFor keeps the current style and changes only the background, if the blank looks right
// in that style.
func (w *Painter) inkFor(c cell) style {
	s := w.ink
	if s.back = c.back; c.in(s) {
		return s
	}
	return c.style
}

// in reports whether the cell looks right if it is written in the style s. A blank shows only its
// background.
func (c cell) in(s style) bool {
	return c.style == s ||
		c.text == ' ' && c.attributes == 0 && c.back == s.back && s.attributes&(reversed|unsaid) == 0
}

// setInk makes the terminal write in a style.
func (w *Painter) setInk(s style) {
	if s != w.ink {
		w.out = s.appendChange(w.out, w.ink)
		w.ink = s
	}
}
