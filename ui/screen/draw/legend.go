package draw

import (
	"cmp"
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// A Sign is what a cell shows to mark its role, and the meaning of the role.
type Sign struct {
	Label screen.Span
	About text.Text
	Short text.Text // the meaning in a word or two, for a line with all signs
}

// ArgumentRoles are the roles of cells in an argument, in the order of a legend.
var ArgumentRoles = [...]Role{Number, Deciding, Mine, Safe, Subject}

// A meaning explains a role in three wordings: for one cell, for several cells, and in a word or
// two.
type meaning struct{ one, several, short text.Text }

var roleMeanings = map[Role]meaning{
	Number: {
		text.Text{"el número que lo demuestra", "the number that proves it"},
		text.Text{"los números que lo demuestran", "the numbers that prove it"},
		text.Text{"número", "number"}},
	Deciding: {
		text.Text{"una celda que decide", "a cell that decides it"},
		text.Text{"las celdas que deciden", "the cells that decide it"},
		text.Text{"en duda", "unsure"}},
	Mine: {
		text.Text{"una mina", "a mine"},
		text.Text{"minas", "mines"},
		text.Text{"mina", "mine"}},
	Safe: {
		text.Text{"sin mina", "no mine"},
		text.Text{"sin mina", "no mine"},
		text.Text{"sin mina", "safe"}},
	Subject: {
		text.Text{"la celda de la que se habla", "the cell it is about"},
		text.Text{"las celdas de las que se habla", "the cells it is about"},
		text.Text{"esta celda", "this cell"}},
}

// SignOf returns the sign of a role, which must be one of the [ArgumentRoles].
func (g *Glyphs) SignOf(role Role) Sign {
	face := game.Closed
	if role == Number {
		face = 2
	}
	m := roleMeanings[role]
	return Sign{g.Label(role, face, true), m.one, m.short}
}

// Label returns what a cell with a role and a face shows. A cell with the role 0 shows only its
// face. The parameter hasGrounds says whether the terminal shows background colors.
func (g *Glyphs) Label(role Role, face game.Face, hasGrounds bool) screen.Span {
	inside, ink := g.Face(face)
	before, behind := " ", " "
	if role != 0 {
		before, behind, ink = g.signs(role)
		if hasGrounds && face == game.Closed {
			inside = " "
		}
	}
	return ink.Of(before + inside + behind)
}

// Signs returns a sign for each of the [ArgumentRoles] that roles gives to a cell, drawn as on the
// board of the game. If several cells have the same role, the sign is that of the first of them whose
// sign is not blank.
func (g *Glyphs) Signs(on *game.Game, roles map[game.Cell]Role, hasGrounds bool) (all []Sign) {
	cells := slices.SortedFunc(maps.Keys(roles), func(a, b game.Cell) int {
		return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
	for _, role := range ArgumentRoles {
		face, count := game.Empty, 0
		for _, c := range cells {
			if roles[c] != role {
				continue
			}
			if face == game.Empty {
				face = on.Face(c)
			}
			count++
		}
		m := roleMeanings[role]
		switch {
		case count == 1:
			all = append(all, Sign{g.Label(role, face, hasGrounds), m.one, m.short})
		case count > 1:
			all = append(all, Sign{g.Label(role, face, hasGrounds), m.several, m.short})
		}
	}
	return all
}
