package draw

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// A Sign is what a cell with a role shows, and the meaning of the role.
type Sign struct {
	Label screen.Span
	About text.Text
}

// ArgumentRoles are the roles of cells in an argument, in the order of a legend.
var ArgumentRoles = [...]Point{Number, Deciding, Mine, Safe, Subject}

var roleMeanings = map[Point]text.Text{
	Number:   {"un número en que se apoya", "a number the step uses"},
	Deciding: {"una celda que decide", "a cell that decides it"},
	Mine:     {"una mina", "a mine"},
	Safe:     {"sin mina", "no mine"},
	Subject:  {"la celda de la que se habla", "the cell it is about"},
}

// SignOf returns the sign of a role, which must be one of the [ArgumentRoles].
func (g *Glyphs) SignOf(role Point) Sign {
	inside := " " // a closed cell
	if role == Number {
		inside = "2"
	}
	before, behind, ink := g.signs(role)
	return Sign{ink.Of(before + inside + behind), roleMeanings[role]}
}
