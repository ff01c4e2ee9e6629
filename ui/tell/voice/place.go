package voice

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/survey"
	"buscaminas/ui/text"
)

// NamesFor returns the names to speak for the cells of a board. If the preferred names would need
// letters after Z, it returns [game.Numbers]. Otherwise it returns the preferred names.
func NamesFor(g game.Grid, preferred game.Names) game.Names {
	const letters = 'Z' - 'A' + 1
	height, width := g.Size()
	rows, cols := preferred.Axes(g)
	if rows.Letters != "" && height > letters || cols.Letters != "" && width > letters {
		return game.Numbers
	}
	return preferred
}

func (t Teller) name(c game.Cell) string { return t.names().Of(t.grid(), c) }

func (t Teller) names() game.Names { return NamesFor(t.grid(), t.Names) }

func (t Teller) grid() game.Grid { return t.Game.Layout().Grid() }

func (t Teller) row(i int) string {
	rows, _ := t.names().Axes(t.grid())
	return string(rows.Append(nil, i))
}

func (t Teller) col(i int) string {
	_, cols := t.names().Axes(t.grid())
	return string(cols.Append(nil, i))
}

// most is the greatest number of cells that a sentence names one by one.
const most = 4

// list names cells. If there are many, it names the first and counts the others.
func (t Teller) list(all []game.Cell) string { return t.listOf(all, len(all)) }

// listOf names the first cells of a list and counts the others. The parameter total is the length
// of the list.
func (t Teller) listOf(first []game.Cell, total int) string {
	var names []string
	for _, c := range first[:min(len(first), most)] {
		names = append(names, t.name(c))
	}
	if more := total - len(names); more > 0 {
		return strings.Join(names, ", ") + t.Say(" y %d más", " and %d more", more)
	}
	return text.And(t.Lang, names)
}

// extent names the rows and columns of a region, as "filas F a I, columnas 3 a 8". If the region
// has only one cell, it names the cell.
func (t Teller) extent(r survey.Region) string {
	if r.Cells == 1 {
		return t.name(r.First)
	}
	return t.lines(rowNoun, t.row, r.First.Row, r.Last.Row) + ", " +
		t.lines(colNoun, t.col, r.First.Col, r.Last.Col)
}

// lines returns the names of the rows or columns from first to last, as "filas F a I".
func (t Teller) lines(kind text.Noun, name func(int) string, first, last int) string {
	n := last - first + 1
	return kind.Form(n).In(t.Lang) + " " + span(t.Lang, name(first), name(last), n)
}

var (
	rowNoun = text.Noun{text.Text{"fila", "row"}, text.Text{"filas", "rows"}}
	colNoun = text.Noun{text.Text{"columna", "column"}, text.Text{"columnas", "columns"}}
)

// Reach says how the rows and columns of the board are named.
func (t Teller) Reach() string {
	rows, cols := t.grid().Size()
	top, bottom, left, right := t.row(0), t.row(rows-1), t.col(0), t.col(cols-1)
	switch {
	case rows == 1 && cols == 1:
		return t.Say("Solo hay una celda, %s.", "There is only one cell, %s.", t.name(game.Cell{}))
	case rows == 1:
		return t.Say(
			"Solo hay una fila, la %s, y las columnas van de la %s a la %s.",
			"There is only one row, %s, and columns go from %s to %s.", top, left, right)
	case cols == 1:
		return t.Say(
			"Solo hay una columna, la %s, y las filas van de la %s a la %s.",
			"There is only one column, %s, and rows go from %s to %s.", left, top, bottom)
	}
	return t.Say(
		"Las filas van de la %s a la %s, y las columnas de la %s a la %s.",
		"Rows go from %s to %s, and columns from %s to %s.", top, bottom, left, right)
}

// Touches names all the cells that touch a cell, clockwise from straight above.
func (t Teller) Touches(c game.Cell) string {
	var names []string
	for _, n := range survey.Clockwise(t.grid(), c) {
		names = append(names, t.name(n))
	}
	return t.Say("%s toca %s.", "%s touches %s.", t.name(c), text.And(t.Lang, names))
}
