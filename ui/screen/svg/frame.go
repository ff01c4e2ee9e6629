package svg

import (
	"fmt"
	"slices"

	"buscaminas/ui/screen"

	"github.com/charmbracelet/x/ansi"
)

// A Frame is the content of a screen, in colors.
type Frame struct {
	rows   [][]cell // rows of equal length, including the margin
	ground shade    // the color of the margin
}

// A cell is one character of a frame with its look.
type cell struct {
	text rune // 0: a blank, or the second column of a wide character
	wide bool // the character takes two columns
	look
}

// A look holds the colors and the weight of a character.
type look struct {
	ink, ground shade
	bold        bool
}

// A shade is a color, as #rrggbb.
type shade string

// The default colors of a terminal.
const (
	usualInk    shade = "#d0d0d0"
	usualGround shade = "#000000"
)

// The margins of a frame: lines above and below, and columns on either side.
const (
	marginLines = 1
	marginCols  = 2
)

// FrameOf returns the content of a grid in the colors of a palette.
func FrameOf(g *screen.Grid, p *screen.Palette) Frame {
	f := Frame{ground: lookOf(p.Look(screen.Style{})).ground}
	looks := map[screen.Style]look{}
	for y := range g.Height + 2*marginLines {
		f.rows = append(f.rows, slices.Repeat([]cell{f.blank()}, g.Width+2*marginCols))
		if y -= marginLines; y < 0 || y >= g.Height {
			continue
		}
		row := f.rows[len(f.rows)-1][marginCols:]
		for x, c := range g.Row(y) {
			l, ok := looks[c.Style]
			if !ok {
				l = lookOf(p.Look(c.Style))
				looks[c.Style] = l
			}
			row[x] = cellOf(c.Rune, l)
			if c.Rune == screen.Half && x > 0 {
				row[x-1].wide = true
			}
		}
	}
	return f
}

// blank returns a cell of the margin.
func (f Frame) blank() cell { return cell{look: look{ground: f.ground}} }

// cellOf returns the cell of a character. Cells that look the same are equal.
func cellOf(r rune, l look) cell {
	if _, shaded := shades[r]; r <= 0 || shaded && l.ink == l.ground {
		return cell{look: look{ground: l.ground}}
	}
	return cell{text: r, look: l}
}

// lookOf converts a look of package screen to a look with shades.
func lookOf(l screen.Look) look {
	made := look{shadeOf(l.Fore, usualInk), shadeOf(l.Back, usualGround), l.Bold}
	if l.Reverse {
		made.ink, made.ground = made.ground, made.ink
	}
	return made
}

// shadeOf converts a color to a shade. The default color of the terminal becomes defaultShade.
func shadeOf(c screen.Color, defaultShade shade) shade {
	r, g, b, ok := c.RGB()
	if !ok {
		n, some := c.Basic()
		if !some {
			n, some = c.Indexed()
		}
		if !some {
			return defaultShade
		}
		red, green, blue, _ := ansi.IndexedColor(n).RGBA()
		r, g, b = uint8(red>>8), uint8(green>>8), uint8(blue>>8)
	}
	return shade(fmt.Sprintf("#%02x%02x%02x", r, g, b))
}

// width returns the number of columns.
func (f Frame) width() int {
	if len(f.rows) == 0 {
		return 0
	}
	return len(f.rows[0])
}

// at returns the cell at a place. The cells outside the rows are blank.
func (f Frame) at(line, col int) cell {
	if line >= len(f.rows) || col >= f.width() {
		return f.blank()
	}
	return f.rows[line][col]
}

// differs reports, for each cell of a line, whether another frame of the same size has a different
// cell there. It returns nil if the lines are equal.
func (f Frame) differs(other Frame, line, width int) []bool {
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

// mixed returns a mix of s and other. The percentage of s in the mix is percent.
func (s shade) mixed(other shade, percent int) shade {
	var a, b [3]int
	fmt.Sscanf(string(s), "#%2x%2x%2x", &a[0], &a[1], &a[2])
	fmt.Sscanf(string(other), "#%2x%2x%2x", &b[0], &b[1], &b[2])
	for i := range a {
		a[i] = (a[i]*percent + b[i]*(100-percent)) / 100
	}
	return shade(fmt.Sprintf("#%02x%02x%02x", a[0], a[1], a[2]))
}
