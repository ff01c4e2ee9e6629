package voice

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// faces maps each face that is not a number to its words, for one cell and for several cells.
var faces = map[game.Face]text.Text{
	game.Empty:        {"{vacía|vacías}", "empty"},
	game.Closed:       {"{cerrada|cerradas}", "closed"},
	game.Flagged:      {"{marcada|marcadas}", "flagged"},
	game.Overflagged:  {"con marcas de más", "with too many flags"},
	game.MissedMine:   {"{mina|minas}", "{a mine|mines}"},
	game.WrongFlag:    {"{marca mal puesta|marcas mal puestas}", "{a wrong flag|wrong flags}"},
	game.ExplodedMine: {"{mina que estalló|minas que estallaron}", "{the mine|mines} that exploded"},
}

// shows says what n cells with this face show.
func (t Teller) shows(f game.Face, n int) string {
	said, named := faces[f]
	switch {
	case f == game.Flagged && t.Game.Revealed():
		said = text.Text{"{mina marcada|minas marcadas}", "{a flagged mine|flagged mines}"}
	case !named:
		said = text.Text{"un %[2]d{| cada una}", "a %[2]d{| each}"}
		if f == 8 || f == 11 {
			said[text.English] = "an %[2]d{| each}"
		}
	}
	return said.In(t.Lang, n, int(f))
}

func (t Teller) face(c game.Cell) game.Face {
	return t.Game.FaceAs(c, t.Game.Rules().Numbering, t.Mines)
}

// Cell says what a cell and its neighbours show, clockwise from above.
func (t Teller) Cell(c game.Cell) string {
	said := t.Name(c) + ": " + t.shows(t.face(c), 1) + "."
	if !t.Game.Revealed() && t.Game.Open(c) {
		if n := numberOf(t.Game, c); len(n.Closed) > 0 {
			said = sentences(said, t.missing(n))
		}
	}
	around := clockwise(t.grid(), c)
	if len(around) == 0 {
		return said
	}
	return sentences(said, t.Say("Alrededor: ", "Around it: ")+t.shown(around)+".")
}

// shown says what each of the cells shows.
func (t Teller) shown(all []game.Cell) string {
	names := func(first, n int) string {
		return text.And(t.Lang, t.NameSome(all[first:first+n], n, n))
	}
	return strings.Join(t.runs(len(all), func(i int) game.Cell { return all[i] }, names), "; ")
}

// missing says how many mines a number still needs, and how many closed cells it touches.
func (t Teller) missing(n number) string {
	touches := text.Text{"le {falta|faltan} %d {mina|minas}, y toca %d {2:celda cerrada|celdas cerradas}.", "it needs %d more {mine|mines}, and touches %d closed {2:cell|cells}."}
	switch {
	case n.Left == 0:
		touches = text.Text{"no le falta ninguna mina, y toca %[2]d {2:celda cerrada|celdas cerradas}.", "it needs no more mines, and touches %[2]d closed {2:cell|cells}."}
	case n.Left < 0 && t.Game.Rules().Numbering == game.Total:
		touches = text.Text{"le sobran marcas, y toca %[2]d {2:celda cerrada|celdas cerradas}.", "it touches too many flags, and %[2]d closed {2:cell|cells}."}
	case n.Left < 0: // the number itself says it
		touches = text.Text{"toca %[2]d {2:celda cerrada|celdas cerradas}.", "it touches %[2]d closed {2:cell|cells}."}
	}
	return text.Capital(touches.In(t.Lang, n.Left, len(n.Closed)))
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
		is := text.Text{", ", " {is|are} "} // "A3 a 1" is hard to understand
		if shown == game.Empty || shown == game.Closed || shown == game.Overflagged || shown == game.Flagged && !t.Game.Revealed() {
			is = text.Same(" ")
		}
		all = append(all, names(first, i-first)+is.In(t.Lang, i-first)+t.shows(shown, i-first))
	}
	return all
}

// Row says what the cells of a row show, from left to right.
func (t Teller) Row(row int) string {
	_, cols := t.grid().Size()
	return t.line(rowWord, t.row(row), cols, func(i int) game.Cell { return game.Cell{Row: row, Col: i} })
}

// Col says what the cells of a column show, from top to bottom.
func (t Teller) Col(col int) string {
	rows, _ := t.grid().Size()
	return t.line(colWord, t.col(col), rows, func(i int) game.Cell { return game.Cell{Row: i, Col: col} })
}

func (t Teller) line(kind text.Text, name string, n int, at func(int) game.Cell) string {
	said := t.runs(n, at, func(first, n int) string { return span(t.Lang, t.Name(at(first)), t.Name(at(first+n-1)), n) })
	return text.Capital(kind.In(t.Lang, 1)) + " " + name + ": " + strings.Join(said, "; ") + "."
}
