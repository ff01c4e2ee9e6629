package hint

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// thought returns the sentence for a thought.
func (t Teller) thought(h solver.Thought) string {
	switch h.Says {
	case solver.NumberProves, solver.KnownAround, solver.SoNumberProves:
		return t.ofOne(h)
	case solver.ComparePairs, solver.ManyProveMines, solver.ManyProveSafe:
		return t.ofMany(h)
	case solver.MinesLeftProve, solver.MinesLeftBeside, solver.MinesElsewhere:
		return t.ofRemain(h)
	case solver.Suppose, solver.Follows, solver.Impossible:
		return t.ofCases(h)
	case solver.CountLayouts, solver.InAllLayouts:
		return t.ofExact(h)
	}
	return chain{t, h}.told()
}

// thoughts returns the thoughts of an argument, one sentence for each.
func (t Teller) thoughts(thoughts []solver.Thought) []string {
	said := make([]string, len(thoughts))
	for i, h := range thoughts {
		said[i] = t.thought(h)
	}
	return said
}

// Step returns the sentences for all thoughts of a step.
func (t Teller) Step(s solver.Step) string { return strings.Join(t.thoughts(s.Thoughts()), " ") }

// allAre returns the sentence that the cells are all mines or, if the parameter mines is false,
// that they are all safe.
func (t Teller) allAre(cells []game.Cell, mines bool) string {
	are := text.Text{"%s no {tiene|tienen} mina", "%s {is|are} safe"}
	if mines {
		are = text.Text{"%s {es una mina|son minas}", "%s {is a mine|are mines}"}
	}
	return are.In(t.Lang, t.list(cells, most))
}

// concludes says everything that a step proves, the mines first.
func (t Teller) concludes(facts []solver.Fact) string {
	mines, safe := split(facts)
	switch {
	case len(mines) == 0:
		return t.allAre(safe, false)
	case len(safe) == 0:
		return t.allAre(mines, true)
	}
	return t.Say("%s, y %s", "%s, and %s", t.allAre(mines, true), t.allAre(safe, false))
}

func split(facts []solver.Fact) (mines, safe []game.Cell) {
	for _, f := range facts {
		if f.Mine {
			mines = append(mines, f.Cell)
		} else {
			safe = append(safe, f.Cell)
		}
	}
	return mines, safe
}

// The greatest numbers of cells that a sentence names one by one. The limit fewest is for a
// sentence that also says something else.
const (
	most   = 4
	fewest = 3
)

// list returns the names of the first cells, and the number of the others.
func (t Teller) list(cells []game.Cell, most int) text.List {
	return t.NameSome(cells, len(cells), most)
}

// none joins the names of cells, to follow words such as "no mine at": "Aa, Ab ni Ac" or "Aa, Ab or
// Ac".
func (t Teller) none(cells []game.Cell, most int) string {
	names := t.list(cells, most)
	last := len(names) - 1
	if t.Lang == text.English || last == 0 {
		return text.Or(t.Lang, names)
	}
	return strings.Join(names[:last], ", ") + " ni " + names[last]
}

// place returns the words for the place of n mines among some cells: "en Ff o en Fg", "entre Ff, Fg
// y Fh".
func (t Teller) place(cells []game.Cell, n int) string {
	names := t.list(cells, most)
	if len(names) == 2 && t.Lang == text.Spanish {
		names[1] = "en " + names[1]
	}
	if len(names) <= 2 || n == 1 {
		return t.Say("en %s", "at %s", text.Or(t.Lang, names))
	}
	return t.Say("entre %s", "among %s", names)
}

// A clue is a number on the board, with the facts around it that a step of an argument uses.
type clue struct {
	cell    game.Cell
	name    string
	number  int           // the number that a sentence gives for this cell
	isTotal bool          // number counts all mines around the cell; the board shows only the mines left
	isLeft  bool          // number counts the mines left: the mines minus the flags
	mines   []game.Cell   // the mines that the step uses; if isLeft, only the unflagged mines
	safe    []game.Cell   // the known safe cells around the number
	region  solver.Region // the other closed cells around the number, with their number of mines
}

// clue returns the number on the board around which the cells of the region r lie. The step s uses
// this region.
func (t Teller) clue(s solver.Step, r solver.Region) clue {
	cell := s.Numbers[r.From]
	u := clue{cell: cell, name: t.Name(cell), region: r, number: t.Game.Layout().Around(cell)}
	left := t.Game.Open(cell) && t.Game.Number(cell) < u.number
	var flagged, used []game.Cell
	for _, f := range r.Known {
		switch {
		case !f.Mine:
			u.safe = append(u.safe, f.Cell)
		case left && t.Game.Flagged(f.Cell):
			flagged = append(flagged, f.Cell)
		default:
			used = append(used, f.Cell)
		}
	}
	u.mines = used
	switch shown := t.Game.Number(cell); {
	case left && shown == r.Mines+len(used):
		u.number, u.isLeft = shown, true
	case left: // the board subtracts flags that the step does not use
		u.isTotal, u.mines = true, append(used, flagged...)
	}
	return u
}

// subject names a number at the start of a sentence: "El 1 de Eb".
func (t Teller) subject(u clue) string {
	switch {
	case !t.Game.Open(u.cell):
		return t.Say("El %s que viste en %s", "The %s you saw at %s", game.Digit(u.number), u.name)
	case u.isTotal:
		return t.Say("%[2]s, un %[1]d en total,", "%[2]s, a %[1]d in all,", u.number, u.name)
	}
	return t.Say("El %s de %s", "The %s at %s", game.Digit(u.number), u.name)
}

// toSubject names a number at the start of a sentence about the mines that it still needs: "Al 1 de
// Eb". In Spanish, the number is the indirect object of such a sentence.
func (t Teller) toSubject(u clue) string {
	switch {
	case !t.Game.Open(u.cell):
		return t.Say("Al %s que viste en %s", "The %s you saw at %s", game.Digit(u.number), u.name)
	case u.isTotal:
		return t.Say("A %[2]s, un %[1]d en total,", "%[2]s, a %[1]d in all,", u.number, u.name)
	}
	return t.Say("Al %s de %s", "The %s at %s", game.Digit(u.number), u.name)
}

// minesAt counts known mines and names their cells: "una mina en Fb", "dos minas en Fb y Fc".
func (t Teller) minesAt(mines []game.Cell) string {
	if len(mines) == 1 {
		return t.Say("una mina en %s", "a mine at %s", t.Name(mines[0]))
	}
	return t.Say("%s minas en %s", "%s mines at %s", text.Number(len(mines)), t.list(mines, most))
}

// both returns the cells that are in a and in b.
func both(a, b []game.Cell) (cells []game.Cell) {
	for _, c := range a {
		if slices.Contains(b, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// without returns the cells that are in a and not in b.
func without(a, b []game.Cell) (cells []game.Cell) {
	for _, c := range a {
		if !slices.Contains(b, c) {
			cells = append(cells, c)
		}
	}
	return cells
}
