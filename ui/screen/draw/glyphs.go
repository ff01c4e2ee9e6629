package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
)

// Glyphs are the characters for drawing boards. Each takes one column.
type Glyphs struct {
	boxes  [16]rune // the lines of walls; the index is a combination of arms, such as up|down
	heavy  [16]rune // the lines of the frame around the cursor; the index is as in boxes
	tracks [16]rune // the lines of scroll bars; the index is as in boxes
	faces  [game.Faces]rune
	marks  [chorded + 1]rune // the sign next to a cell; the index is the mark of the cell
	point  rune              // the sign of an open cell without a number, if no lines or colors show that it is open
	safe   rune              // the sign of a closed cell that can be proved safe

	opening, closing rune // the brackets around the cursor on boards where it has no frame
}

// The arms of a line say in which directions it goes from the middle of a character. The arms of a
// character are combined with the operator |: up|down is a vertical line.
const (
	up = 1 << iota
	down
	left
	right
)

// Unicode is the default set of glyphs.
var Unicode = Glyphs{
	boxes:   lines(lipgloss.NormalBorder()),
	heavy:   lines(aroundCursor()),
	tracks:  lines(lipgloss.Border{Left: "┆", Top: "┄"}),
	faces:   faces('▓'),
	marks:   [...]rune{touching: '\'', chorded: ':'}, // a dot would blur with the point
	point:   '.',
	safe:    '✓',
	opening: '[',
	closing: ']',
}

// ascii is the set of glyphs for terminals and fonts that have only ASCII characters.
var ascii = Glyphs{
	boxes: lines(lipgloss.ASCIIBorder()),
	heavy: lines(lipgloss.Border{
		Left: "#", Top: "=", TopLeft: "+", TopRight: "+", BottomLeft: "+", BottomRight: "+",
		MiddleTop: "=", MiddleBottom: "=",
	}),
	tracks:  lines(lipgloss.Border{Left: ":", Top: "."}),
	faces:   faces('o'), // '#' is the sign of a wrong flag
	marks:   [...]rune{touching: '\'', chorded: ':'},
	point:   '.',
	safe:    '+',
	opening: '[',
	closing: ']',
}

// aroundCursor returns the border for the frame around the cursor. If rows are shifted, a wall
// meets the top and the bottom of the frame in the middle. The character there has heavy arms to
// the left and right for the frame, and a light arm for the wall.
func aroundCursor() lipgloss.Border {
	b := lipgloss.ThickBorder()
	b.MiddleTop, b.MiddleBottom = "┯", "┷"
	return b
}

// lines returns the characters of a border. The index of a character is a combination of its arms,
// such as up|down. The character without arms is a blank. The left and right sides of the border
// must be alike, and so must its top and bottom.
func lines(b lipgloss.Border) (glyphs [16]rune) {
	glyphs[0] = ' '
	for arms, s := range map[int]string{
		up | down: b.Left, left | right: b.Top,
		down | right: b.TopLeft, down | left: b.TopRight, up | right: b.BottomLeft, up | left: b.BottomRight,
		up | down | right: b.MiddleLeft, up | down | left: b.MiddleRight,
		down | left | right: b.MiddleTop, up | left | right: b.MiddleBottom,
		up | down | left | right: b.Middle,
	} {
		for _, glyphs[arms] = range s {
		}
	}
	return glyphs
}

// GlyphsOf returns a set that has only ASCII characters if inASCII is true, and Unicode otherwise.
func GlyphsOf(inASCII bool) *Glyphs {
	if inASCII {
		return &ascii
	}
	return &Unicode
}

// faces returns the glyph of each face. Only the glyph of a closed cell differs between sets of
// glyphs.
func faces(closedCell rune) (glyphs [game.Faces]rune) {
	glyphs[game.Empty] = ' '
	for n := game.Face(1); n < game.Closed; n++ {
		glyphs[n] = []rune(game.Digit(int(n)))[0]
	}
	glyphs[game.Closed] = closedCell
	glyphs[game.Flagged] = 'X'
	glyphs[game.Overflagged] = '?'
	glyphs[game.MissedMine] = '*'
	glyphs[game.WrongFlag] = '#'
	glyphs[game.ExplodedMine] = '@'
	return glyphs
}

// A GlyphName is the name of a glyph in the settings file, without its prefix.
type GlyphName struct {
	Name  string
	About text.Text

	of func(*Glyphs) *rune
}

// GlyphNames returns the names of the glyphs that the player can change.
func GlyphNames() []GlyphName {
	named := func(name string, f game.Face, about text.Text) GlyphName {
		return GlyphName{name, about, func(g *Glyphs) *rune { return &g.faces[f] }}
	}
	return []GlyphName{
		named("closed", game.Closed, text.Text{"una celda cerrada, donde el color no la distingue", "a closed cell, where no colour shows it"}),
		named("flag", game.Flagged, text.Text{"una marca", "a flag"}),
		named("overflagged", game.Overflagged, text.Text{"una celda con demasiadas marcas alrededor", "a cell with too many flags around it"}),
		named("mine", game.MissedMine, text.Text{"al final: mina sin marca", "at the end: mine without a flag"}),
		named("wrong-flag", game.WrongFlag, text.Text{"al final: marca sin mina", "at the end: flag without a mine"}),
		named("exploded", game.ExplodedMine, text.Text{"al final: la mina que estalló", "at the end: the mine that exploded"}),
		{"safe", text.Text{"en una pista o los riesgos: sin mina", "in a hint or the risks: safe"},
			func(g *Glyphs) *rune { return &g.safe }},
	}
}

// Of returns the glyph with this name.
func (n GlyphName) Of(g *Glyphs) rune { return *n.of(g) }

// Set changes the glyph with this name.
func (n GlyphName) Set(g *Glyphs, r rune) { *n.of(g) = r }

// Face returns the character and the ink of a face.
func (g *Glyphs) Face(f game.Face) (string, screen.Ink) { return string(g.faces[f]), faceInks[f] }

// Safe returns the character of a closed cell that can be proved safe.
func (g *Glyphs) Safe() string { return string(g.safe) }

// faceInks has the ink of each face.
var faceInks = func() (inks [game.Faces]screen.Ink) {
	for n := game.Face(1); n < game.Closed; n++ {
		inks[n] = min(screen.Number1+screen.Ink(n)-1, screen.Number8)
	}
	inks[game.Empty] = screen.Border
	inks[game.Closed] = screen.Hidden
	inks[game.Flagged] = screen.FlagInk
	inks[game.Overflagged] = screen.OverInk
	inks[game.MissedMine] = screen.MineInk
	inks[game.WrongFlag] = screen.WrongInk
	inks[game.ExplodedMine] = screen.BoomInk
	return inks
}()
