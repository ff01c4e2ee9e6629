package screen

import (
	"slices"
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"
)

// A Cell is one place of the screen: a character and its style. The zero Cell is a blank on the
// background of the page.
type Cell struct {
	Rune rune // 0: a blank; Half: the second column of the wide character to the left
	Style
}

// Half is the rune of the second column of a character that is two columns wide.
const Half rune = -1

// A Grid holds the cells of a screen, or of a part of one. The zero Grid is empty.
type Grid struct {
	Width, Height int

	// HasGrounds reports whether the terminal shows background colors. If not, signs take their
	// place.
	HasGrounds bool

	cells []Cell // the cells, row by row
}

// Resize makes the grid this large and blank. It reuses the memory, unless the grid needs less than
// a quarter of it.
func (g *Grid) Resize(width, height int) {
	n := width * height
	if cap(g.cells) < n || cap(g.cells)/4 > n {
		g.cells = make([]Cell, n)
	}
	g.Width, g.Height, g.cells = width, height, g.cells[:n]
	clear(g.cells)
}

// Row returns the cells of a row. The caller may change them.
func (g *Grid) Row(y int) []Cell { return g.cells[y*g.Width:][:g.Width] }

// Equal reports whether two grids have the same size and cells.
func (g *Grid) Equal(other *Grid) bool {
	return g.Width == other.Width && g.Height == other.Height && slices.Equal(g.cells, other.cells)
}

// Put replaces the character at a place and keeps the background. The new character must take one
// column. Outside the grid Put does nothing.
func (g *Grid) Put(x, y int, r rune, ink Ink) {
	if 0 <= x && x < g.Width && 0 <= y && y < g.Height {
		g.Set(x, y, r, Style{g.cells[y*g.Width+x].Ground, ink})
	}
}

// Set sets the cell at a place. Outside the grid it does nothing. If the new character covers one
// half of a wide character, the other half becomes blank.
func (g *Grid) Set(x, y int, r rune, s Style) {
	if x < 0 || x >= g.Width || y < 0 || y >= g.Height {
		return
	}
	row := g.Row(y)
	if row[x].Rune == Half && r != Half {
		row[x-1].Rune = 0
	}
	if x+1 < g.Width && row[x+1].Rune == Half {
		row[x+1].Rune = 0
	}
	if r == ' ' {
		r = 0
	}
	row[x] = Cell{r, s}
}

// Write writes text from a place on, and cuts it at the end of the row. If only half of a wide
// character fits, a blank takes its place. Write returns the column after the text.
func (g *Grid) Write(x, y int, s Style, text string) int {
	for _, r := range text {
		wide := 1
		if !isPrintable(r) {
			r, wide = shown(r)
		}
		half := Half
		if x < 0 || x+1 >= g.Width && wide == 2 {
			r, half = ' ', ' '
		}
		if wide > 0 {
			g.Set(x, y, r, s)
		}
		if wide == 2 {
			g.Set(x+1, y, half, s)
		}
		x += wide
	}
	return x
}

// Spans returns the text of a row. A new span begins wherever the style changes. The blanks at the
// end of the row are left out.
func (g *Grid) Spans(y int) []Span {
	row := g.Row(y)
	for len(row) > 0 && row[len(row)-1] == (Cell{}) {
		row = row[:len(row)-1]
	}
	var spans []Span
	for i := 0; i < len(row); {
		var text strings.Builder
		style := row[i].Style
		for ; i < len(row) && row[i].Style == style; i++ {
			row[i].write(&text)
		}
		spans = append(spans, Span{style, text.String()})
	}
	return spans
}

// Map replaces every character r that is not a blank by f(r).
func (g *Grid) Map(f func(rune) rune) {
	for i, c := range g.cells {
		if c.Rune > 0 {
			g.cells[i].Rune = f(c.Rune)
		}
	}
}

// String returns the characters of the grid as lines, without trailing blanks.
func (g *Grid) String() string {
	var all strings.Builder
	for y := range g.Height {
		var line strings.Builder
		for _, c := range g.Row(y) {
			c.write(&line)
		}
		all.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	return all.String()
}

func (c Cell) write(b *strings.Builder) {
	switch c.Rune {
	case Half:
	case 0:
		b.WriteByte(' ')
	default:
		b.WriteRune(c.Rune)
	}
}

// Width returns the number of columns of a text.
func Width(text string) int {
	width := 0
	for _, r := range text {
		wide := 1
		if !isPrintable(r) {
			_, wide = shown(r)
		}
		width += wide
	}
	return width
}

// fits reports whether a text takes at most this many columns.
func fits(text string, width int) bool {
	return len(text) <= width || Width(text) <= width // no character takes more columns than bytes
}

// isPrintable reports whether r is one of the usual characters, which are one column wide and shown
// unchanged: ASCII, lines, blocks, arrows and the pointer of a list. For other characters [shown]
// needs a table, which takes a millisecond to build.
func isPrintable(r rune) bool {
	return ' ' <= r && r <= '~' || 0x2500 <= r && r <= 0x259f || '←' <= r && r <= '↓' || r == '▸'
}

// Cut returns a text cut to a number of columns. A cut text ends in an ellipsis.
func Cut(text string, room int) string {
	if fits(text, room) {
		return text
	}
	if room <= 0 {
		return ""
	}
	return prefix(text, room-1) + "…"
}

// prefix returns the longest prefix of a text that fits in a number of columns.
func prefix(text string, room int) string {
	for i, r := range text {
		_, wide := shown(r)
		if room -= wide; room < 0 {
			return text[:i]
		}
	}
	return text
}

// shown returns the character that a cell shows for r, and its width: 1 or 2 columns, or 0 if r
// combines with the character before it. If terminals disagree about the width of r, shown returns
// a question mark.
func shown(r rune) (shown rune, width int) {
	switch {
	case isPrintable(r), 0xa0 <= r && r <= 0xff && r != 0xad:
		return r, 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return r, 0
	}
	s := string(r)
	width = ansi.StringWidth(s)
	if width < 1 || width > 2 || width != ansi.StringWidthWc(s) || unicode.IsControl(r) || joins(s) {
		return '?', 1
	}
	return r, width
}

// TakesOneColumn reports whether r is a sign that terminals show in one column.
func TakesOneColumn(r rune) bool {
	shown, width := shown(r)
	return width == 1 && shown == r && !unicode.IsSpace(r)
}

// joins reports whether s may combine with the characters before or after it into one sign.
func joins(s string) bool {
	row := "a" + s + s + "a"
	for _, alone := range []string{"a", s, s, "a"} {
		cluster, _ := ansi.FirstGraphemeCluster(row, ansi.GraphemeWidth)
		if cluster != alone {
			return true
		}
		row = row[len(cluster):]
	}
	return false
}
