package voice

import (
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/survey"
	"buscaminas/ui/text"
)

// faces has the words for each face that is not a number: for one cell, and for several.
var faces = map[game.Face]text.Noun{
	game.Empty:   {text.Text{"vacía", "empty"}, text.Text{"vacías", "empty"}},
	game.Closed:  {text.Text{"cerrada", "closed"}, text.Text{"cerradas", "closed"}},
	game.Flagged: {text.Text{"marcada", "flagged"}, text.Text{"marcadas", "flagged"}},
	game.Overflagged: {text.Text{
		"con marcas de más",
		"with too many flags"}, text.Text{"con marcas de más", "with too many flags"}},
	game.MissedMine: {text.Text{"mina", "a mine"}, text.Text{"minas", "mines"}},
	game.WrongFlag: {text.Text{"marca mal puesta", "a wrong flag"}, text.Text{
		"marcas mal puestas",
		"wrong flags"}},
	game.ExplodedMine: {text.Text{"mina que estalló", "the mine that exploded"}, text.Text{
		"minas que estallaron",
		"mines that exploded"}},
}

// minesFound has the words for the flagged mines of a game that is over.
var minesFound = text.Noun{text.Text{"mina marcada", "a flagged mine"}, text.Text{
	"minas marcadas",
	"flagged mines"}}

// shows says what n cells with this face show.
func (t Teller) shows(f game.Face, n int) string {
	said, named := faces[f]
	if f == game.Flagged && t.Game.Revealed() {
		said = minesFound
	}
	if !named {
		said = number(int(f))
	}
	return said.Form(n).In(t.Lang)
}

// number returns the words for a number on a cell, as in "un 2".
func number(n int) text.Noun {
	one := text.Text{"un " + strconv.Itoa(n), "a " + strconv.Itoa(n)}
	if n == 8 || n == 11 {
		one[text.English] = "an " + strconv.Itoa(n)
	}
	return text.Noun{one, text.Text{one[text.Spanish] + " cada una", one[text.English] + " each"}}
}

func (t Teller) face(c game.Cell) game.Face {
	return t.Game.FaceAs(c, t.Game.Rules().Numbering, t.Mines)
}

// Cell says what a cell and its neighbours show, clockwise from above.
func (t Teller) Cell(c game.Cell) string {
	said := t.name(c) + ": " + t.shows(t.face(c), 1) + "."
	if !t.Game.Revealed() && t.Game.Open(c) {
		if n := survey.NumberOf(t.Game, c); len(n.Closed) > 0 {
			said = sentences(said, t.missing(n))
		}
	}
	around := survey.Clockwise(t.grid(), c)
	if len(around) == 0 {
		return said
	}
	return sentences(said, t.Say("Alrededor: ", "Around it: ")+t.shown(around)+".")
}

// shown says what each of the cells shows.
func (t Teller) shown(all []game.Cell) string {
	names := func(first, n int) string {
		var names []string
		for _, c := range all[first : first+n] {
			names = append(names, t.name(c))
		}
		return text.And(t.Lang, names)
	}
	return strings.Join(t.runs(len(all), func(i int) game.Cell { return all[i] }, names), "; ")
}

// missing says how many mines a number still needs, and how many closed cells it touches.
func (t Teller) missing(n survey.Number) string {
	closed := closedCells.Count(len(n.Closed), t.Lang)
	switch {
	case n.Left > 1:
		return t.Say("Faltan %d minas en %s.", "%d mines are left in %s.", n.Left, closed)
	case n.Left == 1:
		return t.Say("Falta 1 mina en %s.", "1 mine is left in %s.", closed)
	case n.Left == 0:
		return t.Say("No falta ninguna mina en %s.", "No mines are left in %s.", closed)
	}
	if t.Game.Rules().Numbering == game.Total { // otherwise the number itself says it
		return t.Say(
			"Sobran marcas alrededor, y hay %s.",
			"There are too many flags around it, and %s.", closed)
	}
	remain := text.Noun{text.Text{"Queda %s.", "%s is left."}, text.Text{"Quedan %s.", "%s are left."}}
	return remain.Form(len(n.Closed)).In(t.Lang, closed)
}

// runs says what the n cells of a line show. Neighbouring cells that show the same are named
// together. The call cellAt(i) returns cell i of the line. The call names(first, count) returns the
// names of the cells from first to first+count-1.
func (t Teller) runs(
	n int,
	cellAt func(int) game.Cell,
	names func(first, count int) string,
) []string {
	var all []string
	for i := 0; i < n; {
		shown, first := t.face(cellAt(i)), i
		for i < n && t.face(cellAt(i)) == shown {
			i++
		}
		is := text.Noun{text.Text{", ", " is "}, text.Text{", ", " are "}}.Form(i - first) // "A3 a 1" is hard to understand
		if shown == game.Empty || shown == game.Closed || shown == game.Overflagged || shown == game.Flagged && !t.Game.Revealed() {
			is = text.Same(" ")
		}
		all = append(all, names(first, i-first)+is.In(t.Lang)+t.shows(shown, i-first))
	}
	return all
}

// Row says what the cells of a row show, from left to right.
func (t Teller) Row(row int) string {
	_, cols := t.grid().Size()
	return t.line(rowNoun, t.row(row), cols, func(i int) game.Cell { return game.Cell{Row: row, Col: i} })
}

// Col says what the cells of a column show, from top to bottom.
func (t Teller) Col(col int) string {
	rows, _ := t.grid().Size()
	return t.line(colNoun, t.col(col), rows, func(i int) game.Cell { return game.Cell{Row: i, Col: col} })
}

func (t Teller) line(kind text.Noun, name string, n int, at func(int) game.Cell) string {
	said := t.runs(n, at, func(first, n int) string { return span(t.Lang, t.name(at(first)), t.name(at(first+n-1)), n) })
	return text.Capital(kind.Form(1).In(t.Lang)) + " " + name + ": " + strings.Join(said, "; ") + "."
}
