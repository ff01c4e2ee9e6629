package game

import "strconv"

// Names is a way of naming cells on the screen. It has no effect on files or input: a player may
// type cells in any form.
type Names uint8

const (
	Letters Names = iota // "Hd", up to 30×30
	Numbers              // "7,3", from 0
	Mixed                // "H4", with the columns from 1, up to 30 rows
)

// An Axis names the rows or the columns of a board, with letters or with numbers.
type Axis struct {
	Letters string // one for each row or column; "" for numbers
	First   int    // the number of the first row or column, if Letters is ""
}

// Append appends to dst the name of row or column i, counted from 0.
func (a Axis) Append(dst []byte, i int) []byte {
	if a.Letters != "" {
		return append(dst, a.Letters[i])
	}
	return strconv.AppendInt(dst, int64(a.First+i), 10)
}

// Len returns the length of the name of row or column i.
func (a Axis) Len(i int) int {
	if a.Letters != "" {
		return 1
	}
	length := 1
	for n := a.First + i; n >= 10; n /= 10 {
		length++
	}
	return length
}

// Axes returns the names of the rows and the columns of g. If g is too large for letters,
// both are numbers from 0.
func (n Names) Axes(g Grid) (rows, cols Axis) {
	height, width := g.Size()
	switch reach := height <= len(RowLetters); {
	case n == Letters && reach && width <= len(ColLetters):
		return Axis{Letters: RowLetters}, Axis{Letters: ColLetters}
	case n == Mixed && reach:
		return Axis{Letters: RowLetters}, Axis{First: 1}
	}
	return Axis{}, Axis{}
}

// Of returns the name of cell c of g, in a form that [ParseCell] reads.
func (n Names) Of(g Grid, c Cell) string {
	rows, cols := n.Axes(g)
	if rows.Letters == "" || !Contains(g, c) {
		return c.String()
	}
	return string(cols.Append(rows.Append(nil, c.Row), c.Col))
}

// Action returns the text of an action of a game on g, in a form that [ParsePlay] reads.
func (n Names) Action(g Grid, a Action) string { return a.text(n.Of(g, a.Cell)) }
