package draw

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// An Overlay is drawn over the cells of a board: chances of a mine, or roles of cells. It must not
// be changed: make a new one instead.
type Overlay struct {
	Chance func(game.Cell) float64 // the chance of a mine in a closed cell; nil: not drawn
	Roles  map[game.Cell]Role      // the roles of cells in an argument or a race
}

// A patch replaces the look of a cell. The zero value replaces nothing.
type patch struct {
	ink   screen.Ink
	text  string // the characters; on a compact board, the first is to the left of the cell
	whole bool   // blanks in text are drawn, too
}

// SureMineGlyph marks a closed cell that can be proved a mine. In a move typed as text, such as
// "Cc!", the same sign sets a flag.
const SureMineGlyph = "!"

// patch returns what the overlay draws over c, a cell with the look t.
func (d *drawing) patch(c game.Cell, t tile) (p patch) {
	face := t.face
	glyph := string(d.Glyphs.faces[face])
	if p, ok := d.rolePatch(c, face); ok {
		return p
	}
	if !d.hasChance(face) {
		return p
	}
	chance := d.chances[d.inWindow(c)]
	certain := isCertain(chance)
	// The cells that touch no number share one chance, which the page shows elsewhere. They look as
	// they do without the overlay.
	if !certain && !d.Game.TouchesSeen(c) || face == game.Flagged && chance == 1 {
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
	case !certain && (d.Spacing == Wide || d.HasGrounds):
		p.text = alignRight(text.Percent(chance), 3) // without a percent sign, for lack of room or because a legend explains it
	default:
		p.text = d.long(chance)
	}
	if p.text == "" {
		return patch{}
	}
	return p
}

// isCertain reports whether a chance of a mine is 0 or 1.
func isCertain(chance float64) bool { return chance == 0 || chance == 1 }

// chanceInk returns the ink of a chance of a mine. A mine counts as likely at a chance of one half
// or more.
func chanceInk(chance float64) screen.Ink {
	switch {
	case chance == 0:
		return screen.SureSafe
	case chance < 0.15:
		return screen.LowRiskInk
	case chance < 0.5:
		return screen.MiddleRiskInk
	case chance < 1:
		return screen.HighRiskInk
	default:
		return screen.SureMine
	}
}

// long returns a chance as text for a cell with room for three characters: 30 % is "30%".
func (d *drawing) long(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.Safe() + " "
	case 1:
		return " " + SureMineGlyph + " "
	}
	return alignRight(text.Percent(chance)+"%", 3)
}

// chancePoint precedes a chance in tenths, as in ".3".
const chancePoint = "."

// short returns a chance as text for a compact cell, which has room for two characters: 30 % is
// ".3".
func (d *drawing) short(chance float64) string {
	switch chance {
	case 0:
		return " " + d.Glyphs.Safe()
	case 1:
		return " " + SureMineGlyph
	}
	return chancePoint + strconv.Itoa(text.RoundChance(chance, 10))
}

// flagged returns the text of a flagged cell with its chance of a mine. If the chance is 0, the
// flag is wrong, and the text has the sign of wrong flags at the end of a game. If the chance is
// greater, the text is the flag and the percentage. A compact cell has no room for both: its text
// is then "", and the flag stays as it is.
func (d *drawing) flagged(flag string, chance float64) string {
	wrong, safe := string(d.Glyphs.faces[game.WrongFlag]), d.Glyphs.Safe()
	switch compact := d.Spacing == Compact; {
	case chance == 0 && compact:
		return safe + wrong
	case chance == 0:
		return wrong + " " + d.Glyphs.Safe()
	case compact:
		return ""
	default:
		return flag + alignRight(text.Percent(chance), 2)
	}
}

func alignRight(text string, width int) string {
	return strings.Repeat(" ", max(0, width-len(text))) + text
}

func (d *drawing) overlay() {
	for i := range d.Window.Rows {
		c := game.Cell{Row: d.Window.Top + i}
		for j, t := range d.rowTiles(i)[1 : d.Window.Cols+1] {
			c.Col = d.Window.Left + j
			p := d.patch(c, t)
			if d.Spacing == Compact {
				d.patchGap(c, t, p)
			}
			d.put(c, t, p)
		}
	}
}

func (d *drawing) put(c game.Cell, t tile, p patch) {
	if p.text == "" {
		return
	}
	x, y := d.place(c)
	at := x + d.Spacing.sign(d.shape)
	_, rest := cutColumn(p.text)
	switch {
	case d.Spacing == Compact:
		second, _ := cutColumn(rest)
		d.Write(at, y, screen.Style{Ground: d.markGround(c, t), Ink: p.ink}, second)
		return
	case d.inBracketsAt(c):
		second, _ := cutColumn(rest)
		d.Write(at, y, screen.Style{Ground: t.ground, Ink: p.ink}, second)
		return
	}
	text := p.text
	if sign := d.markSign(c); sign != 0 {
		text = strings.ReplaceAll(text, " ", string(sign))
	}
	d.Write(at-1, y, screen.Style{Ground: d.markGround(c, t), Ink: p.ink}, text)
}

// inBracketsAt reports, in the spacing [Wide], whether c is in the brackets of the cursor. Then there
// is room for only one character. In the spacing [Compact] it returns false.
func (d *drawing) inBracketsAt(c game.Cell) bool { return d.Spacing == Wide && c == d.c }

// patchGap draws the column to the left of c on a compact board, as the patch p says. It draws
// nothing next to the cursor, because the brackets of the cursor are there.
func (d *drawing) patchGap(c game.Cell, t tile, p patch) {
	first, _ := cutColumn(p.text)
	switch {
	case c == d.c, c.Row == d.c.Row && c.Col-1 == d.c.Col, first == "", first == " " && !p.whole:
	case first == chancePoint && d.markSign(c) != 0: // the mark matters more
	default:
		x, y := d.place(c)
		d.Write(x, y, screen.Style{Ground: d.markGround(c, t), Ink: p.ink}, first)
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
