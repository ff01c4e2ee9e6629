package draw

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// An Overlay is what is drawn over the cells of a board. It does not change: what
// changes is another one.
type Overlay struct {
	Chance func(game.Cell) float64 // of a mine in a closed cell; nil: not drawn
	Points map[game.Cell]Point
}

// A Point is the part that a cell plays in an argument, or in a race.
type Point uint8

const (
	Number  Point = iota + 1 // its number is taken
	Subject                  // it is what the argument is about
	Step                     // it is closed, and an earlier game opened it last
)

// Points returns the parts of the numbers that an argument takes, and of the cells
// that it is about.
func Points(numbers, subjects []game.Cell) map[game.Cell]Point {
	points := map[game.Cell]Point{}
	for _, c := range numbers {
		points[c] = Number
	}
	for _, c := range subjects {
		points[c] = Subject
	}
	return points
}

// A patch is how a cell looks that is not as usual. The zero value is one that is.
type patch struct {
	ink Ink
	// In the room of a roomy cell, or of a compact one with the wall before it;
	// and what stands in the wall behind it, where that has nothing of its own.
	text, behind string
}

// SureMineGlyph is that of a closed cell that is certainly a mine, as plays write flags.
const SureMineGlyph = "!"

// patch returns how c, which looks like t, looks under the overlay.
func (d *drawing) patch(c game.Cell, t tile) (p patch) {
	face := t.face
	glyph := d.Glyphs.faces[face]
	switch d.Overlay.Points[c] {
	case Number:
		return d.pointed(Argument, "(", glyph, ")")
	case Subject:
		return d.pointed(Concern, ">", glyph, "<")
	case Step:
		if d.Inks.Solid {
			glyph = " " // that of a tile would stand out in this ink
		}
		return d.pointed(Unlikely, "‹", glyph, "›")
	}
	if d.Overlay.Chance == nil || face != game.Closed && face != game.Flagged {
		return p
	}
	chance := d.Overlay.Chance(c)
	p.ink = chanceInk(chance)
	switch {
	case face == game.Flagged:
		p.text = d.flagged(glyph, chance)
	case d.Spacing == Compact, d.inBracketsAt(c):
		p.text = d.short(chance)
	case d.Spacing == Wide && 0 < chance && chance < 1:
		p.text = alignRight(text.Share(chance), 3) // no sign: the cells stand side by side
	default:
		p.text = d.long(chance)
	}
	if p.text == "" {
		return patch{}
	}
	return p
}

func (d *drawing) pointed(ink Ink, before, glyph, behind string) patch {
	if d.Spacing == Compact {
		return patch{ink, before + glyph, behind}
	}
	return patch{ink, before + glyph + behind, ""}
}

// chanceInk returns the ink of a chance. From a half on it is likely.
func chanceInk(chance float64) Ink {
	switch {
	case chance == 0:
		return SureSafe
	case chance < 0.15:
		return Unlikely
	case chance < 0.5:
		return Possible
	case chance < 1:
		return Likely
	default:
		return SureMine
	}
}

// long writes a chance in the room of a roomy cell.
func (d *drawing) long(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.safe + " "
	case 1:
		return " " + SureMineGlyph + " "
	}
	return alignRight(text.Share(chance)+"%", 3)
}

// short writes a chance in the room of a compact cell: in tenths, as there is no
// more.
func (d *drawing) short(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.safe
	case 1:
		return " " + SureMineGlyph
	}
	const tenths = "0123456789"
	n := min(int(10*chance+0.5), 9)
	return "." + tenths[n:n+1]
}

// flagged writes the chance of a flagged cell; in a compact one only what is certain.
// A flag that is certainly wrong is drawn as it is at the end, so that it is seen
// where there is room for nothing else.
func (d *drawing) flagged(flag string, chance float64) string {
	wrong := d.Glyphs.faces[game.WrongFlag]
	switch compact := d.Spacing == Compact; {
	case chance == 0 && compact:
		return d.Glyphs.safe + wrong
	case chance == 0:
		return wrong + " " + d.Glyphs.safe
	case chance == 1 && compact:
		return SureMineGlyph + flag
	case chance == 1:
		return flag + " " + SureMineGlyph
	case compact:
		return ""
	default:
		return flag + alignRight(text.Share(chance), 2)
	}
}

func alignRight(text string, width int) string {
	return strings.Repeat(" ", max(0, width-len(text))) + text
}

// overlaid writes the cells of a row as cells does, under an overlay.
func (d *drawing) overlaid(row int) {
	tiles := d.rowTiles(row)
	c := game.Cell{Row: d.Window.Top + row}
	var before patch
	for j := range d.Window.Cols {
		c.Col = d.Window.Left + j
		t := tiles[j+1]
		p := d.patch(c, t)
		text := d.wallUnder(c, tiles[j], t, before, p)
		before = p
		sign := d.markSign(c)
		switch {
		case text == "":
			d.cell(c, t)
		case d.inBracketsAt(c):
			d.inBrackets(t, p, text)
		case sign != "" && d.Spacing != Compact:
			d.On(t.ground, p.ink, strings.ReplaceAll(text, " ", sign))
		default:
			d.On(d.groundAt(c, t), p.ink, text)
		}
	}
	c.Col++
	last := tiles[d.Window.Cols]
	if d.Spacing != Wide {
		d.wallUnder(c, last, last.behind(d.Spacing), before, patch{})
	}
}

// inBracketsAt reports whether a cell is in the brackets of the cursor, with room for one
// character.
func (d *drawing) inBracketsAt(c game.Cell) bool { return d.Spacing == Wide && c == d.c }

// inBrackets writes what of a patch has room in the brackets of the cursor: the sign of a
// flag, else what stands after the first column.
func (d *drawing) inBrackets(t tile, p patch, text string) {
	middle, rest := cutColumn(text)
	if t.face != game.Flagged {
		middle, _ = cutColumn(rest + " ")
	}
	d.On(t.ground, Cursor, d.Glyphs.opening)
	d.On(t.ground, p.ink, middle)
	d.On(t.ground, Cursor, d.Glyphs.closing)
}

// wallUnder writes what stands before cell c, and returns what is left to write of
// the patch p of that cell; before is that of the cell to the left. In a compact
// board patches reach into the walls, but not into those of the cursor.
func (d *drawing) wallUnder(c game.Cell, left, t tile, before, p patch) (text string) {
	beside := game.Cell{Row: c.Row, Col: c.Col - 1}
	if d.Spacing != Compact || c == d.c || beside == d.c {
		d.wall(c, left, t)
		if d.Spacing == Compact && p.text != "" {
			_, text = cutColumn(p.text)
			return text
		}
		return p.text
	}
	first, text := cutColumn(p.text)
	switch {
	case before.behind != "" && p.behind != "":
		sign, ink := sharedWall(before, p)
		d.On(d.groundAt(c, t), ink, sign)
	case first != "" && first != " ":
		d.On(d.groundAt(c, t), p.ink, first)
	case before.behind != "":
		d.On(left.ground, before.ink, before.behind)
	default:
		d.wall(c, left, t)
	}
	return text
}

// sharedWall returns what stands between two cells of an argument: the sign of the one that it
// is about, and between two of the same part one for both.
func sharedWall(left, right patch) (sign string, ink Ink) {
	switch first, _ := cutColumn(right.text); {
	case left.ink == right.ink:
		return "|", right.ink
	case left.ink == Concern:
		return left.behind, left.ink
	default:
		return first, right.ink
	}
}

// cutColumn returns the first character of text, and the rest.
func cutColumn(text string) (first, rest string) {
	for i := range text {
		if i > 0 {
			return text[:i], text[i:]
		}
	}
	return text, ""
}
