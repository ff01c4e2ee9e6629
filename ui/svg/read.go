package svg

import (
	"fmt"
	"image/color"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// A Frame is what stands on a screen.
type Frame struct {
	rows   [][]cell
	ground shade // beside what is written
	framed bool  // with a margin around it
}

// A cell is a place of a screen.
type cell struct {
	text string // one character; "" behind one that takes two places
	wide bool   // it does
	look
}

// plain returns the cell as a blank where nothing but its ground is seen, so that those which
// look the same are.
func (c cell) plain() cell {
	if _, shaded := shades[c.text]; c.text == " " || shaded && c.ink == c.ground {
		return cell{text: " ", look: look{ground: c.ground}}
	}
	return c
}

// A look is how a character is written.
type look struct {
	ink, ground shade
	bold        bool
}

// A shade is a colour, as #rrggbb.
type shade string

// What a terminal looks like that was told nothing.
const (
	usualInk    shade = "#d0d0d0"
	usualGround shade = "#000000"
)

// Read returns the frame that a text makes on a screen. What it says beside characters and
// their colours is passed over.
func Read(text string) Frame { return new(Reader).Read(text) }

// A Reader reads frames, of which each is much like the one before.
type Reader struct{ lines []line }

// A line is what was read of one, and the pen before it and behind it.
type line struct {
	text         string
	before, then pen
	row          []cell
}

// Read returns the next frame.
func (r *Reader) Read(text string) Frame {
	f := Frame{ground: usualGround}
	now := pen{}
	var lines []line
	for text := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		n := len(lines)
		if n >= len(r.lines) || r.lines[n].text != text || r.lines[n].before != now {
			lines = append(lines, read(text, now))
		} else {
			lines = append(lines, r.lines[n])
		}
		now = lines[n].then
		f.rows = append(f.rows, lines[n].row)
	}
	r.lines = lines
	if len(f.rows[0]) > 0 {
		f.ground = f.rows[0][0].ground
	}
	return f
}

// read reads a line.
func read(text string, now pen) line {
	l := line{text: text, before: now}
	parser := ansi.NewParser()
	state := byte(0)
	for text != "" {
		seq, width, n, next := ansi.DecodeSequence(text, state, parser)
		switch {
		case width > 0:
			l.row = append(l.row, cell{text: seq, wide: width > 1, look: now.look()}.plain())
			for range width - 1 {
				l.row = append(l.row, cell{look: now.look()})
			}
		case strings.HasPrefix(seq, "\x1b[") && parser.Command() == 'm':
			now.turn(parser.Params())
		}
		text, state = text[n:], next
	}
	l.then = now
	return l
}

// The margin of a framed frame, at each side.
const (
	marginLines = 1
	marginCols  = 2
)

// Framed returns the frame with a margin of its ground.
func (f Frame) Framed() Frame {
	f.framed = true
	return f
}

// height returns how many lines there are.
func (f Frame) height() int {
	if f.framed {
		return len(f.rows) + 2*marginLines
	}
	return len(f.rows)
}

// width returns how many columns the longest row has.
func (f Frame) width() (width int) {
	for _, row := range f.rows {
		width = max(width, len(row))
	}
	if f.framed {
		width += 2 * marginCols
	}
	return width
}

// row returns what stands on a line, from column first on.
func (f Frame) row(line int) (row []cell, first int) {
	if f.framed {
		line, first = line-marginLines, marginCols
	}
	if line < 0 || line >= len(f.rows) {
		return nil, first
	}
	return f.rows[line], first
}

// at returns what stands at a place, which may be beside its row.
func (f Frame) at(line, col int) cell {
	row, first := f.row(line)
	if col < first || col-first >= len(row) {
		return cell{text: " ", look: look{ground: f.ground}}
	}
	return row[col-first]
}

// differs returns the places of a line at which another frame of the same size shows
// something else; nil: at none.
func (f Frame) differs(other Frame, line, width int) []bool {
	a, _ := f.row(line)
	b, _ := other.row(line)
	if len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) && f.ground == other.ground {
		return nil // they were read once
	}
	var places []bool
	for col := range width {
		if f.at(line, col) != other.at(line, col) {
			if places == nil {
				places = make([]bool, width)
			}
			places[col] = true
		}
	}
	return places
}

// A pen is what a terminal writes in.
type pen struct {
	ink, ground   shade // "": the usual one
	bold, reverse bool
}

// look returns how the pen writes.
func (p pen) look() look {
	l := look{p.ink, p.ground, p.bold}
	if l.ink == "" {
		l.ink = usualInk
	}
	if l.ground == "" {
		l.ground = usualGround
	}
	if p.reverse {
		l.ink, l.ground = l.ground, l.ink
	}
	return l
}

// turn takes in a sequence that says how to write.
func (p *pen) turn(params ansi.Params) {
	if len(params) == 0 {
		*p = pen{}
	}
	for i := 0; i < len(params); i++ {
		switch n := params[i].Param(0); n {
		case 0:
			*p = pen{}
		case 1, 22:
			p.bold = n == 1
		case 7, 27:
			p.reverse = n == 7
		case 39:
			p.ink = ""
		case 49:
			p.ground = ""
		case 38, 48:
			var c color.Color
			used := ansi.ReadStyleColor(params[i:], &c)
			if used == 0 {
				return // what follows cannot be told apart
			}
			i += used - 1
			p.dip(n == 38, shadeOf(c))
		default:
			p.dipInto(n)
		}
	}
}

// dip takes a colour to write in, or to write on.
func (p *pen) dip(ink bool, s shade) {
	if ink {
		p.ink = s
	} else {
		p.ground = s
	}
}

// dipInto takes the colour of the first sixteen that n says, if it says one: 30 to 37 and,
// bright, 90 to 97 are to write in; ten more, to write on.
func (p *pen) dipInto(n int) {
	const ink, bright, more, colors = 30, 90, 10, 8
	for _, from := range []int{ink, bright, ink + more, bright + more} {
		if from <= n && n < from+colors {
			index := n - from
			if from >= bright {
				index += colors
			}
			p.dip(from == ink || from == bright, shadeOf(ansi.IndexedColor(index)))
		}
	}
}

// shadeOf returns a colour as it is written in a picture.
func shadeOf(c color.Color) shade {
	r, g, b, _ := c.RGBA()
	return shade(fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8))
}

// mixed returns a colour that is so many parts of 100 of s, and the rest of other.
func (s shade) mixed(other shade, parts int) shade {
	var a, b [3]int
	fmt.Sscanf(string(s), "#%2x%2x%2x", &a[0], &a[1], &a[2])
	fmt.Sscanf(string(other), "#%2x%2x%2x", &b[0], &b[1], &b[2])
	for i := range a {
		a[i] = (a[i]*parts + b[i]*(100-parts)) / 100
	}
	return shade(fmt.Sprintf("#%02x%02x%02x", a[0], a[1], a[2]))
}
