package draw

import (
	"strings"

	"buscaminas/game"
)

// Glyphs are the characters that a board is drawn with. Each takes one column.
type Glyphs struct {
	boxes [16]string // by the arms of a crossing
	heavy [16]string // the same around the cursor, where its frame is heavy
	// What the bars that say where the window is run along, by their direction.
	tracks [16]string
	faces  [game.Faces]string
	padded [game.Faces]string  // each between blanks
	led    [game.Faces]string  // each after a blank
	apart  [game.Faces]string  // both
	marks  [chorded + 1]string // what stands beside a marked cell
	safe   string              // a closed cell that is certainly safe

	opening, closing string // the brackets around the cursor, where it has no frame

	// What stands on a seam between two crossings, by their distance.
	rule [roomyWidth + 1]struct{ light, heavy string }
}

// The arms of a crossing, added up.
const (
	up = 1 << iota
	down
	left
	right
)

// Unicode is the usual set of glyphs.
var Unicode = Glyphs{
	boxes: [16]string{
		0: " ", up | down: "│", left | right: "─",
		down | right: "┌", down | left: "┐", up | right: "└", up | left: "┘",
		up | down | right: "├", up | down | left: "┤",
		down | left | right: "┬", up | left | right: "┴",
		up | down | left | right: "┼",
	},
	heavy: [16]string{
		up | down: "┃", left | right: "━",
		down | right: "┏", down | left: "┓", up | right: "┗", up | left: "┛",
		// A light arm on a heavy line: the wall between two cells above or
		// below the cursor, where rows are shifted.
		down | left | right: "┯", up | left | right: "┷",
	},
	tracks:  [16]string{up | down: "┆", left | right: "┄"},
	faces:   faces("▓"),
	marks:   [...]string{touching: "·", chorded: ":"},
	safe:    "✓",
	opening: "[",
	closing: "]",
}

// ASCII is for terminals and fonts that have nothing else.
var ASCII = Glyphs{
	boxes: [16]string{
		0: " ", up | down: "|", left | right: "-",
		down | right: "+", down | left: "+", up | right: "+", up | left: "+",
		up | down | right: "+", up | down | left: "+",
		down | left | right: "+", up | left | right: "+",
		up | down | left | right: "+",
	},
	heavy: [16]string{
		up | down: "#", left | right: "=",
		down | right: "+", down | left: "+", up | right: "+", up | left: "+",
		down | left | right: "=", up | left | right: "=",
	},
	tracks:  [16]string{up | down: ":", left | right: "."},
	faces:   faces("o"), // "#", the nearest to the usual one, is a wrong flag
	marks:   [...]string{touching: ".", chorded: ":"},
	safe:    "+",
	opening: "[",
	closing: "]",
}

// GlyphsOf returns the glyphs that are drawn with: ASCII, or the usual ones.
func GlyphsOf(ascii bool) *Glyphs {
	if ascii {
		return &ASCII
	}
	return &Unicode
}

// faces returns the glyphs of all faces, closed cells drawn as given.
func faces(closed string) (glyphs [game.Faces]string) {
	glyphs[game.Empty] = " "
	for n := game.Face(1); n < game.Closed; n++ {
		glyphs[n] = game.Digit(int(n))
	}
	glyphs[game.Closed] = closed
	glyphs[game.Flagged] = "X"
	glyphs[game.Overflagged] = "?"
	glyphs[game.MissedMine] = "*"
	glyphs[game.WrongFlag] = "#"
	glyphs[game.ExplodedMine] = "@"
	return glyphs
}

// Face returns the character that stands for a face, and its ink.
func (g *Glyphs) Face(f game.Face) (string, Ink) { return g.faces[f], faceInks[f] }

// Safe returns the character of a closed cell that is certainly safe.
func (g *Glyphs) Safe() string { return g.safe }

// faceInks says which ink each face is drawn with.
var faceInks = func() (inks [game.Faces]Ink) {
	for n := game.Face(1); n < game.Closed; n++ {
		inks[n] = min(Number1+Ink(n)-1, Number8)
	}
	inks[game.Empty] = Grid
	inks[game.Closed] = Hidden
	inks[game.Flagged] = FlagInk
	inks[game.Overflagged] = OverInk
	inks[game.MissedMine] = MineInk
	inks[game.WrongFlag] = WrongInk
	inks[game.ExplodedMine] = BoomInk
	return inks
}()

// Signs that are made of others.
func init() {
	for _, g := range []*Glyphs{&Unicode, &ASCII} {
		for f, glyph := range g.faces {
			g.padded[f], g.led[f], g.apart[f] = " "+glyph+" ", " "+glyph, "  "+glyph+" "
		}
		for step := range g.rule {
			n := max(0, step-1)
			g.rule[step].light = strings.Repeat(g.boxes[left|right], n)
			g.rule[step].heavy = strings.Repeat(g.heavy[left|right], n)
		}
	}
}
