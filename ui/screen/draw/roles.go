package draw

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/solver"
	"buscaminas/ui/screen"
)

// A Role is the role of a cell in an argument or a race. The overlay marks the cell with signs for
// its role.
type Role uint8

const (
	Number     Role = iota + 1 // an open cell whose number a step of an argument uses
	Deciding                   // an argument counts the mines among this closed cell and others
	Mine                       // a mine that a step of an argument uses or finds
	Safe                       // a safe cell that a step of an argument uses or finds
	Subject                    // a cell that an argument or a message is about
	LastOpened                 // the cell opened last in the game that the player races against
	KnownSafe                  // a cell known to be safe that the text does not name
)

// AdviceRoles returns the roles of cells at a stage of an advice. If the player of g has played on
// since the advice was given, an open cell keeps only the role Number, and a flagged cell loses the
// role Mine.
func AdviceRoles(g *game.Game, a advice.Advice, s advice.Stage) map[game.Cell]Role {
	roles := argument(a.Shown(s))
	maps.DeleteFunc(roles, func(c game.Cell, r Role) bool {
		return r != Number && g.Open(c) || r == Mine && g.Flagged(c)
	})
	return roles
}

// argument returns the roles of cells in a step of an argument. The subjects are the cells that the
// argument is about. They have the role Subject if the step gives them no other role.
func argument(s solver.Step, subjects []game.Cell) map[game.Cell]Role {
	roles := Roles(nil, subjects)
	if !s.Board { // if the step is about the whole board, too many cells decide it
		for _, r := range s.Regions {
			for _, c := range r.Cells {
				roles[c] = Deciding
			}
		}
	}
	for _, facts := range [][]solver.Fact{s.Uses, s.Concludes} {
		for _, f := range facts {
			roles[f.Cell] = Safe
			if f.Mine {
				roles[f.Cell] = Mine
			}
		}
	}
	for _, c := range s.Numbers {
		roles[c] = Number
	}
	return roles
}

// Roles returns a map in which the cells in numbers have the role Number, and the cells in
// subjects have the role Subject.
func Roles(numbers, subjects []game.Cell) map[game.Cell]Role {
	roles := map[game.Cell]Role{}
	for _, c := range numbers {
		roles[c] = Number
	}
	for _, c := range subjects {
		roles[c] = Subject
	}
	return roles
}

// signs returns the signs to draw to the left and right of a cell with the role r, and their ink.
// Each role has its own signs, so that the roles can be told apart without color. If r is no role,
// the signs are empty.
func (g *Glyphs) signs(r Role) (before, behind string, ink screen.Ink) {
	switch r {
	case Number:
		return "(", ")", screen.Argument
	case Deciding:
		return "{", "}", screen.Decides
	case Mine:
		return SureMineGlyph, SureMineGlyph, screen.ProvedMine
	case Safe:
		return g.Safe(), g.Safe(), screen.ProvedSafe
	case Subject:
		return ">", "<", screen.SubjectCell
	case LastOpened:
		return "‹", "›", screen.LowRiskInk
	case KnownSafe:
		return g.Safe(), "", screen.SureSafe
	}
	return "", "", screen.Plain
}

// rolePatch returns the look of a cell with a role. It reports false if the cell has no role. On a
// compact board, and in the brackets of the cursor, there is room for only one sign. A closed cell
// then shows the sign of its role.
func (d *drawing) rolePatch(c game.Cell, face game.Face) (patch, bool) {
	before, behind, ink := d.Glyphs.signs(d.Overlay.Roles[c])
	if before == "" {
		return patch{}, false
	}
	glyph := string(d.Glyphs.faces[face])
	narrow := d.Spacing == Compact || d.inBracketsAt(c) || behind == ""
	switch {
	case narrow && face == game.Closed:
		return patch{ink, " " + before + " ", true}, true
	case narrow:
		return patch{ink, before + glyph, true}, true
	case d.HasGrounds && face == game.Closed:
		glyph = " " // the sign of a closed cell would stand out in these inks
	}
	return patch{ink: ink, text: before + glyph + behind}, true
}
