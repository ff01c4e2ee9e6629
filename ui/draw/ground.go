package draw

import "buscaminas/game"

// A Ground is what a sign stands on; a theme gives it its colour.
type Ground uint8

// The grounds. Where no lines stand between cells, shades keep those of one kind apart:
// Open+1 is the second shade of open cells.
const (
	Page        Ground            = iota // the window, beside the board
	Open                                 // an open cell
	Closed      = Open + Shades          // a closed one
	Ended       = Closed + Shades        // one that was closed when the game ended
	Marked      = Ended + 1              // the same kinds again, where they touch the cursor
	Chord       = Marked + 3             // a cell that a chord at the cursor would open
	Lit         = Chord + 1              // one that a [Wave] lights up
	groundCount = Lit + 1                // how many there are
)

// Shades is how many shades open and closed cells have.
const Shades = 3

// marked returns g as it touches the cursor.
func (g Ground) marked() Ground {
	switch {
	case g < Closed:
		return Marked
	case g < Ended:
		return Marked + 1
	case g == Ended:
		return Marked + 2
	}
	return g
}

// A side is what a wall has beside it; those of several sides are added up.
type side uint8

const (
	outside side = 1 << iota
	open
	closed
	ended
	sides
)

// walls says how a wall looks between these sides. Where all are closed it lies on their
// body as a hairline, so that they look like one; where some are, it is the edge of that.
var walls = func() (walls [sides]style) {
	for s := range walls {
		switch s := side(s); {
		case s == closed:
			walls[s] = style{Closed, TileLine}
		case s == ended:
			walls[s] = style{Ended, TileLine}
		case s&(closed|ended) != 0:
			walls[s] = style{Open, Grid}
		default:
			walls[s] = style{Open, OpenLine}
		}
		if s := side(s); s&outside != 0 {
			walls[s].ground = Page
		}
	}
	return walls
}()

// A tile is how a cell looks, but for the cursor and what is drawn over the board.
type tile struct {
	face   game.Face
	ground Ground
	side   side
}

// ink returns what the face of the cell is drawn with.
func (t tile) ink() Ink {
	if t.ground == Lit {
		return Shine
	}
	return faceInks[t.face]
}

// tile returns how c looks.
func (d *drawing) tile(c game.Cell) tile {
	t := tile{ground: Open, side: open}
	switch {
	case d.Game != nil:
		t.face = d.Game.FaceAs(c, d.numbering, d.Reveal)
	case d.layout.Mine(c):
		t.face = game.MissedMine
	default:
		t.face = game.Face(d.layout.Around(c))
	}
	switch {
	case d.Game == nil || d.Game.Open(c):
	case d.over:
		t.ground, t.side = Ended, ended
	default:
		t.ground, t.side = Closed, closed
	}
	if d.Spacing != Roomy && t.ground != Ended {
		t.ground += Ground(d.shape.shade(c))
	}
	if d.Wave != (Wave{}) {
		t.ground = d.lit(c, t.ground)
	}
	return t
}
