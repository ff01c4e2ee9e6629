package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A side says what is on one side of a wall: a kind of cell, or the outside of the board. The sides
// of a wall are combined with the operator |.
type side uint8

const (
	outside side = 1 << iota
	open
	closed
	ended
	sides
)

// walls has the style of a wall by the kinds of cells on its sides. The walls between closed cells
// are inconspicuous. The walls around a region of closed cells stand out, and so does the edge of
// the board.
var walls = func() (walls [sides]screen.Style) {
	for s := range walls {
		w := &walls[s]
		switch s := side(s); {
		case s == closed:
			*w = screen.Style{Ground: screen.ClosedGround, Ink: screen.TileLine}
		case s == ended:
			*w = screen.Style{Ground: screen.EndedGround, Ink: screen.TileLine}
		case s&(closed|ended|outside) != 0:
			*w = screen.Style{Ground: screen.OpenGround, Ink: screen.Border}
		default:
			*w = screen.Style{Ground: screen.OpenGround, Ink: screen.OpenLine}
		}
		if side(s)&outside != 0 {
			w.Ground = screen.Paper
		}
	}
	return walls
}()

// A tile is the look of a cell before the overlay, the cursor and the marks around the cursor are
// drawn.
type tile struct {
	face   game.Face
	ground screen.Ground
	side   side
}

// tile returns the look of c. If the overlay shows chances, tile also stores the chance of a mine
// in c.
func (d *drawing) tile(c game.Cell) tile {
	t := tile{ground: screen.OpenGround, side: open}
	switch {
	case d.Covered:
		t.face = game.Closed
	case d.Game != nil:
		t.face = d.Game.FaceAs(c, d.numbering, d.Reveal)
	case d.layout.Mine(c):
		t.face = game.MissedMine
	default:
		t.face = game.Face(d.layout.Around(c))
	}
	switch {
	case !d.Covered && (d.Game == nil || d.Game.Open(c)):
	case d.over:
		t.ground, t.side = screen.EndedGround, ended
	default:
		t.ground, t.side = screen.ClosedGround, closed
	}
	if d.hasChance(t.face) {
		chance := d.Overlay.Chance(c)
		d.chances[d.inWindow(c)] = chance
		if isCertain(chance) || d.Game.TouchesSeen(c) {
			t.ground = d.riskGround(t, chance)
		}
	}
	if !d.Spacing.walls() && t.ground != screen.EndedGround {
		t.ground += screen.Ground(d.shape.shade(c))
	}
	if d.Wave != (Wave{}) {
		t.ground = d.lit(c, t.ground)
	}
	return t
}

// riskGround returns the ground of a closed cell with this chance of a mine. A flag on a certain
// mine is right, so the cell keeps the ground of t. A flag on a certainly safe cell is wrong, so
// the cell has the ground of a certain mine.
func (d *drawing) riskGround(t tile, chance float64) screen.Ground {
	switch flagged := t.face == game.Flagged; {
	case !d.HasGrounds || flagged && chance == 1:
		return t.ground
	case flagged && chance == 0:
		return screen.RiskOf(1)
	}
	return screen.RiskOf(chance)
}

// hasChance reports whether a cell with this face shows its chance of a mine.
func (d *drawing) hasChance(f game.Face) bool {
	return d.Overlay != nil && d.Overlay.Chance != nil && (f == game.Closed || f == game.Flagged)
}
