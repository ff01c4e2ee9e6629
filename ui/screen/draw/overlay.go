package draw

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// An Overlay is drawn over the cells of a board. It never changes; a new one replaces it.
type Overlay struct {
	Chance func(game.Cell) float64 // the chance of a mine in a closed cell; nil: not drawn
	Points map[game.Cell]Point
}

// A patch replaces the look of a cell. The zero value replaces nothing.
type patch struct {
	ink screen.Ink
	// text fills the inside of a cell; in a compact board it also fills the column before. behind
	// is the sign after the cell, if the next cell has none.
	text, behind string
}

// SureMineGlyph marks a closed cell that can be proved a mine. Plays write flags with it.
const SureMineGlyph = "!"

// patch returns the patch that the overlay has for c, a cell with the look t.
func (d *drawing) patch(c game.Cell, t tile) (p patch) {
	face := t.face
	glyph := string(d.Glyphs.faces[face])
	if p, ok := d.pointed(d.Overlay.Points[c], face); ok {
		return p
	}
	if !d.hasChance(face) {
		return p
	}
	chance := d.chances[d.inWindow(c)]
	certain := chance == 0 || chance == 1
	if d.Solid && !certain && !d.besideOpen(c) {
		return p
	}
	p.ink = chanceInk(chance)
	switch {
	case face == game.Flagged && d.inBracketsAt(c):
		flag, _ := cutColumn(d.flagged(glyph, chance))
		p.text = " " + flag + " "
	case face == game.Flagged:
		p.text = d.flagged(glyph, chance)
	case d.Spacing == Compact, d.inBracketsAt(c):
		p.text = d.short(chance)
	case !certain && (d.Spacing == Wide || d.Solid):
		p.text = alignRight(text.Share(chance), 3) // without a percent sign, for lack of room or because a legend explains it
	default:
		p.text = d.long(chance)
	}
	if p.text == "" {
		return patch{}
	}
	return p
}

// besideOpen reports whether a cell touches an open one. Other cells all have the same chance,
// which their ground shows.
func (d *drawing) besideOpen(c game.Cell) bool {
	for _, step := range d.grid.Steps(c) {
		if beside := c.Add(step); game.Contains(d.grid, beside) && d.Game.Open(beside) {
			return true
		}
	}
	return false
}

// closing returns the sign after the cursor's cell, where it has no frame: the sign of the cell's
// role, or the closing bracket.
func (d *drawing) closing() (rune, screen.Ink) {
	if d.Overlay == nil {
		return d.Glyphs.closing, screen.Cursor
	}
	p, ok := d.pointed(d.Overlay.Points[d.c], game.Empty)
	if !ok {
		return d.Glyphs.closing, screen.Cursor
	}
	signs := []rune(p.text + p.behind)
	return signs[len(signs)-1], p.ink
}

// chanceInk returns the ink of a chance. From one half on, a mine is likely.
func chanceInk(chance float64) screen.Ink {
	switch {
	case chance == 0:
		return screen.SureSafe
	case chance < 0.15:
		return screen.Unlikely
	case chance < 0.5:
		return screen.Possible
	case chance < 1:
		return screen.Likely
	default:
		return screen.SureMine
	}
}

// long writes a chance for a roomy cell.
func (d *drawing) long(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.Safe() + " "
	case 1:
		return " " + SureMineGlyph + " "
	}
	return alignRight(text.Share(chance)+"%", 3)
}

// chancePoint stands before a chance in tenths.
const chancePoint = "."

// short writes a chance for a compact cell: in tenths, for lack of room.
func (d *drawing) short(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.Safe()
	case 1:
		return " " + SureMineGlyph
	}
	const tenths = "0123456789"
	n := min(int(10*chance+0.5), 9)
	return chancePoint + tenths[n:n+1]
}

// flagged returns the text of a flagged cell with its chance of a mine. In a compact cell it shows
// a chance only if that is certain. A flag that is certainly wrong is drawn as at the end of a
// game, because that sign always fits.
func (d *drawing) flagged(flag string, chance float64) string {
	wrong, safe := string(d.Glyphs.faces[game.WrongFlag]), d.Glyphs.Safe()
	switch compact := d.Spacing == Compact; {
	case chance == 0 && compact:
		return safe + wrong
	case chance == 0:
		return wrong + " " + d.Glyphs.Safe()
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

// overlay draws the overlay over the cells of the window.
func (d *drawing) overlay() {
	for i := range d.Window.Rows {
		tiles := d.rowTiles(i)
		c := game.Cell{Row: d.Window.Top + i}
		var before patch
		for j := range d.Window.Cols {
			c.Col = d.Window.Left + j
			t := tiles[j+1]
			p := d.patch(c, t)
			if d.Spacing == Compact {
				d.patchGap(c, tiles[j], t, before, p)
			}
			d.put(c, t, p)
			before = p
		}
		if d.Spacing == Compact {
			c.Col++
			last := tiles[d.Window.Cols]
			d.patchGap(c, last, last.behind(), before, patch{})
		}
	}
}

// put draws a patch over its cell.
func (d *drawing) put(c game.Cell, t tile, p patch) {
	if p.text == "" {
		return
	}
	x, y := d.place(c)
	at := x + d.Spacing.sign(d.shape)
	_, rest := cutColumn(p.text)
	switch {
	case d.Spacing == Compact:
		d.Write(at, y, screen.Style{Ground: d.groundAt(c, t), Ink: p.ink}, rest)
		return
	case d.inBracketsAt(c):
		second, _ := cutColumn(rest)
		d.Write(at, y, screen.Style{Ground: t.ground, Ink: p.ink}, second)
		return
	}
	text := p.text
	if sign := d.markSign(c, t); sign != 0 {
		text = strings.ReplaceAll(text, " ", string(sign))
	}
	d.Write(at-1, y, screen.Style{Ground: d.groundAt(c, t), Ink: p.ink}, text)
}

// inBracketsAt reports whether the cursor's brackets surround c and leave room for one character.
func (d *drawing) inBracketsAt(c game.Cell) bool { return d.Spacing == Wide && c == d.c }

// patchGap draws the column between two cells of a compact board, c and the one to its left, with
// the signs of their patches. It does nothing where the brackets of the cursor are.
func (d *drawing) patchGap(c game.Cell, left, t tile, before, p patch) {
	if beside := (game.Cell{Row: c.Row, Col: c.Col - 1}); c == d.c || beside == d.c {
		return
	}
	x, y := d.place(c)
	first, _ := cutColumn(p.text)
	style := screen.Style{Ground: d.groundAt(c, t), Ink: p.ink}
	switch {
	case first == chancePoint && d.markSign(c, t) != 0:
		return // the mark matters more
	case before.behind != "" && p.behind != "":
		first, style.Ink = sharedGap(before, p)
	case first != "" && first != " ":
	case before.behind != "":
		first, style = before.behind, screen.Style{Ground: left.ground, Ink: before.ink}
	default:
		return
	}
	d.Write(x, y, style, first)
}

// sharedGap returns the sign between two cells of an argument: the more important of the two, or
// one sign if they have the same role.
func sharedGap(left, right patch) (sign string, ink screen.Ink) {
	switch first, _ := cutColumn(right.text); {
	case left.ink == right.ink:
		return "|", right.ink
	case left.ink > right.ink:
		return left.behind, left.ink
	default:
		return first, right.ink
	}
}

// cutColumn returns the first character of text, and the text after it.
func cutColumn(text string) (first, rest string) {
	for i := range text {
		if i > 0 {
			return text[:i], text[i:]
		}
	}
	return text, ""
}
