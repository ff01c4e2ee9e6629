package draw

import (
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/screen"
)

// A Point is the role of a cell in an argument or a race. The overlay marks the cell with signs for
// its role.
type Point uint8

const (
	Number   Point = iota + 1 // a number that the step uses
	Deciding                  // a closed cell that decides the step
	Mine                      // a mine, used or concluded
	Safe                      // a cell concluded to be safe
	Subject                   // the cell in question
	Last                      // closed, and the last one that an earlier game opened
)

// Argument returns the roles of cells in a step of an argument. The subjects are the cells that the
// argument is about. They have the role Subject if the step gives them no other role.
func Argument(s solver.Step, subjects []game.Cell) map[game.Cell]Point {
	points := Points(nil, subjects)
	if !s.Board { // if the step is about the whole board, too many cells decide it
		for _, r := range s.Regions {
			for _, c := range r.Cells {
				points[c] = Deciding
			}
		}
	}
	for _, facts := range [][]solver.Fact{s.Uses, s.Concludes} {
		for _, f := range facts {
			points[f.Cell] = Safe
			if f.Mine {
				points[f.Cell] = Mine
			}
		}
	}
	for _, c := range s.Numbers {
		points[c] = Number
	}
	return points
}

// Points returns a map in which the cells in numbers have the role Number, and the cells in
// subjects have the role Subject.
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

// pointed returns the look of a cell with a role. It reports false if the cell has no role. Each
// role has its own signs to the left and right of the cell, for screens without color.
func (d *drawing) pointed(p Point, face game.Face) (patch, bool) {
	glyph := string(d.Glyphs.faces[face])
	if d.HasGrounds && face == game.Closed {
		glyph = " " // the sign of a closed cell would stand out in these inks
	}
	before, behind, ink := "", "", screen.Argument
	switch p {
	case Number:
		before, behind = "(", ")"
	case Deciding:
		before, behind, ink = "{", "}", screen.Decides
	case Mine:
		before, behind, ink = SureMineGlyph, SureMineGlyph, screen.ProvedMine
	case Safe:
		before, behind, ink = d.Glyphs.Safe(), d.Glyphs.Safe(), screen.ProvedSafe
	case Subject:
		before, behind, ink = ">", "<", screen.Subject
	case Last:
		before, behind, ink = "‹", "›", screen.Unlikely
	default:
		return patch{}, false
	}
	if d.Spacing == Compact {
		return patch{ink, before + glyph, behind}, true
	}
	return patch{ink, before + glyph + behind, ""}, true
}
