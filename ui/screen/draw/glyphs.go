package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// Glyphs are the characters that a board is drawn with. Each takes one column.
type Glyphs struct {
	boxes  [16]rune // by the arms of a crossing
	heavy  [16]rune // the same in the frame around the cursor
	tracks [16]rune // the bars that say where the window is, by their direction
	faces  [game.Faces]rune
	marks  [chorded + 1]rune // what stands beside a marked cell
	safe   rune              // a closed cell that certainly holds no mine

	opening, closing rune // the brackets around the cursor, where it has no frame
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
	boxes: [16]rune{
		0: ' ', up | down: '│', left | right: '─',
		down | right: '┌', down | left: '┐', up | right: '└', up | left: '┘',
		up | down | right: '├', up | down | left: '┤',
		down | left | right: '┬', up | left | right: '┴',
		up | down | left | right: '┼',
	},
	heavy: [16]rune{
		up | down: '┃', left | right: '━',
		down | right: '┏', down | left: '┓', up | right: '┗', up | left: '┛',
		// A light arm on a heavy line: the wall between two cells above or
		// below the cursor, where rows are shifted.
		down | left | right: '┯', up | left | right: '┷',
	},
	tracks:  [16]rune{up | down: '┆', left | right: '┄'},
	faces:   faces('▓'),
	marks:   [...]rune{touching: '·', chorded: ':'},
	safe:    '✓',
	opening: '[',
	closing: ']',
}

// ASCII is for terminals and fonts that have nothing else.
var ASCII = Glyphs{
	boxes: [16]rune{
		0: ' ', up | down: '|', left | right: '-',
		down | right: '+', down | left: '+', up | right: '+', up | left: '+',
		up | down | right: '+', up | down | left: '+',
		down | left | right: '+', up | left | right: '+',
		up | down | left | right: '+',
	},
	heavy: [16]rune{
		up | down: '#', left | right: '=',
		down | right: '+', down | left: '+', up | right: '+', up | left: '+',
		down | left | right: '=', up | left | right: '=',
	},
	tracks:  [16]rune{up | down: ':', left | right: '.'},
	faces:   faces('o'), // '#', the nearest to the usual one, is a wrong flag
	marks:   [...]rune{touching: '.', chorded: ':'},
	safe:    '+',
	opening: '[',
	closing: ']',
}

// GlyphsOf returns the glyphs that are drawn with: ASCII, or the usual ones.
func GlyphsOf(ascii bool) *Glyphs {
	if ascii {
		return &ASCII
	}
	return &Unicode
}

// faces returns the glyphs of all faces, closed cells drawn as given.
func faces(closed rune) (glyphs [game.Faces]rune) {
	glyphs[game.Empty] = ' '
	for n := game.Face(1); n < game.Closed; n++ {
		glyphs[n] = []rune(game.Digit(int(n)))[0]
	}
	glyphs[game.Closed] = closed
	glyphs[game.Flagged] = 'X'
	glyphs[game.Overflagged] = '?'
	glyphs[game.MissedMine] = '*'
	glyphs[game.WrongFlag] = '#'
	glyphs[game.ExplodedMine] = '@'
	return glyphs
}

// Face returns the character that stands for a face, and its ink.
func (g *Glyphs) Face(f game.Face) (string, screen.Ink) { return string(g.faces[f]), faceInks[f] }

// Safe returns the character of a closed cell that is certainly safe.
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
