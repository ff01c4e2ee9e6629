// Package argue tells an argument of the solver as a person tells it at the table: how many mines a
// number still needs, where those mines must be, and what follows for its neighbours.
//
//	t := argue.Teller{Game: g, Name: name}
//	for _, thought := range a.Thoughts() {
//		fmt.Println(t.Thought(thought)) // El 1 de Ec solo toca una celda cerrada, Fb: ahí está la mina.
//	}
//
// The sentences are the same for the eye and for the ear; only the names of the cells differ.
package argue

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A Teller puts the steps of an argument into words. Game is the position that the player sees.
// Sentences give each number as the board shows it. With the numbering [game.Left], that is the
// number of mines left around the cell.
type Teller struct {
	Game *game.Game
	text.Lang
	Name func(game.Cell) string
}

// Thought returns a thought as one sentence.
func (t Teller) Thought(h solver.Thought) string {
	switch h.Says {
	case solver.Alone, solver.Around, solver.Rest:
		return t.ofOne(h)
	case solver.Pairs, solver.ManyMines, solver.ManySafe:
		return t.ofMany(h)
	case solver.MinesLeft, solver.Beside, solver.Elsewhere:
		return t.ofRemain(h)
	case solver.Suppose, solver.Assume, solver.Impossible:
		return t.ofCases(h)
	case solver.Layouts, solver.InAll:
		return t.ofExact(h)
	}
	return chain{t, h}.told()
}

// Thoughts returns the thoughts of an argument, one sentence for each.
func (t Teller) Thoughts(thoughts []solver.Thought) []string {
	said := make([]string, len(thoughts))
	for i, h := range thoughts {
		said[i] = t.Thought(h)
	}
	return said
}

// Step returns a step, with all its thoughts.
func (t Teller) Step(s solver.Step) string { return strings.Join(t.Thoughts(s.Thoughts()), " ") }

var (
	isSafe   = text.Text{"%s no tiene mina", "%s is safe"}
	areSafe  = text.Text{"%s no tienen mina", "%s are safe"}
	restSafe = text.Text{"lo demás no tiene mina", "everything else is safe"}
	isMine   = text.Text{"%s es una mina", "%s is a mine"}
	areMines = text.Text{"%s son minas", "%s are mines"}
	restMine = text.Text{"lo demás son minas", "everything else is a mine"}
)

// allAre returns the sentence that the cells are all mines or, if the parameter mines is false,
// that they are all safe.
func (t Teller) allAre(cells []game.Cell, mines bool) string {
	one, several := isSafe, areSafe
	if mines {
		one, several = isMine, areMines
	}
	if len(cells) == 1 {
		return one.In(t.Lang, t.Name(cells[0]))
	}
	return several.In(t.Lang, t.and(cells))
}

// concludes says all that a step proves, the mines first.
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

// most is the number of cells that a sentence names one by one, and fewest that of a sentence that
// says something else as well.
const (
	most   = 4
	fewest = 3
)

// names returns the names of the cells. If there are more than most, and not just one more, it returns
// only the first names, and then a count of the other cells, as in "3 more".
func (t Teller) names(cells []game.Cell, most int) []string {
	if len(cells) == most+1 {
		most++
	}
	var names []string
	for _, c := range cells[:min(len(cells), most)] {
		names = append(names, t.Name(c))
	}
	if more := len(cells) - most; more > 0 {
		names = append(names, t.Say("%d más", "%d more", more))
	}
	return names
}

func (t Teller) and(cells []game.Cell) string { return text.And(t.Lang, t.names(cells, most)) }

// none joins the names of cells, to follow words such as "no mine at": "Aa, Ab ni Ac" or "Aa, Ab or
// Ac".
func (t Teller) none(cells []game.Cell, most int) string {
	names := t.names(cells, most)
	last := len(names) - 1
	if t.Lang == text.English || last == 0 {
		return text.Or(t.Lang, names)
	}
	return strings.Join(names[:last], ", ") + " ni " + names[last]
}

// place returns the words for the place of n mines among some cells: "en Ff o en Fg", "entre Ff, Fg
// y Fh".
func (t Teller) place(cells []game.Cell, n int) string {
	names := t.names(cells, most)
	if len(names) == 2 && t.Lang == text.Spanish {
		names[1] = "en " + names[1]
	}
	if len(names) <= 2 || n == 1 {
		return t.Say("en %s", "at %s", text.Or(t.Lang, names))
	}
	return t.Say("entre %s", "among %s", text.And(t.Lang, names))
}

// count returns a number of mines or cells in words.
func (t Teller) count(n int) string { return text.Count(t.Lang, n) }

// A clue is a number on the board, with the facts around it that a step of an argument uses.
type clue struct {
	cell    game.Cell
	name    string
	number  int           // the number that a sentence gives for this cell
	isTotal bool          // number is the count of all mines, but the board shows the mines left
	isLeft  bool          // number is the count of the mines left: the mines minus the flags
	mines   []game.Cell   // the mines that the step uses; if isLeft, only the unflagged mines
	safe    []game.Cell   // the known safe cells around the number
	region  solver.Region // the other closed cells around the number, and their mines
}

// clue returns the number on the board that the region r of the step s belongs to.
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
	return t.Say("%s minas en %s", "%s mines at %s", t.count(len(mines)), t.and(mines))
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
