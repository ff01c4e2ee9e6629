package voice

import (
	"buscaminas/game"
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

func (t Teller) grid() game.Grid { return t.Game.Layout().Grid() }

func (t Teller) row(i int) string {
	rows, _ := t.Names.Axes(t.grid())
	return string(rows.Append(nil, i))
}

func (t Teller) col(i int) string {
	_, cols := t.Names.Axes(t.grid())
	return string(cols.Append(nil, i))
}

// most is the greatest number of cells that a sentence names one by one.
const most = 4

// list names cells. If there are many, it names the first and counts the others.
func (t Teller) list(all []game.Cell) text.List { return t.NameSome(all, len(all), most) }

// extent names the rows and columns of a region, as "filas F a I, columnas 3 a 8". If the region
// has only one cell, it names the cell.
func (t Teller) extent(r region) string {
	if r.Cells == 1 {
		return t.Name(r.First)
	}
	return t.lines(rowWord, t.row, r.First.Row, r.Last.Row) + ", " +
		t.lines(colWord, t.col, r.First.Col, r.Last.Col)
}

// lines returns the names of the rows or columns from first to last, as "filas F a I".
func (t Teller) lines(kind text.Text, name func(int) string, first, last int) string {
	n := last - first + 1
	return kind.In(t.Lang, n) + " " + span(t.Lang, name(first), name(last), n)
}

var (
	rowWord = text.Text{"{fila|filas}", "{row|rows}"}
	colWord = text.Text{"{columna|columnas}", "{column|columns}"}
)

// RowsAndColumns says how the rows and columns of the board are named.
func (t Teller) RowsAndColumns() string {
	rows, cols := t.grid().Size()
	top, bottom, left, right := t.row(0), t.row(rows-1), t.col(0), t.col(cols-1)
	switch {
	case rows == 1 && cols == 1:
		return t.Say("Solo hay una celda, %s.", "There is only one cell, %s.", t.Name(game.Cell{}))
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
	around := clockwise(t.grid(), c)
	return t.Say("%s toca %s.", "%s touches %s.", t.Name(c), t.NameSome(around, len(around), len(around)))
}
