package draw

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// A Sign is what a cell with a role shows, and the meaning of the role.
type Sign struct {
	Label screen.Span
	About text.Text
	Short text.Text // the meaning in a word or two, for a line with all signs
}

// ArgumentRoles are the roles of cells in an argument, in the order of a legend.
var ArgumentRoles = [...]Point{Number, Deciding, Mine, Safe, Subject}

var roleMeanings = map[Point]text.Text{
	Number:   {"el número que lo demuestra", "the number that proves it"},
	Deciding: {"una celda que decide", "a cell that decides it"},
	Mine:     {"una mina", "a mine"},
	Safe:     {"sin mina", "no mine"},
	Subject:  {"la celda de la que se habla", "the cell it is about"},
}

var shortMeanings = map[Point]text.Text{
	Number:   {"número", "number"},
	Deciding: {"en duda", "unsure"},
	Mine:     {"mina", "mine"},
	Safe:     {"sin mina", "safe"},
	Subject:  {"esta celda", "this cell"},
}

// SignOf returns the sign of a role, which must be one of the [ArgumentRoles].
func (g *Glyphs) SignOf(role Point) Sign {
	inside := " " // a closed cell
	if role == Number {
		inside = "2"
	}
	before, behind, ink := g.signs(role)
	return Sign{ink.Of(before + inside + behind), roleMeanings[role], shortMeanings[role]}
}
