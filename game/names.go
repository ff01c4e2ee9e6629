package game

import "strconv"

// Names is a way of naming cells, chosen for what is shown. Whatever it is, what is typed
// may be in each of them, and what is kept is the same.
type Names uint8

const (
	Letters Names = iota // "Hd", up to 30×30
	Numbers              // "7,3", from 0
	Mixed                // "H4", with the columns from 1, up to 30 rows
)

// An Axis is how the rows or the columns of a board are named: with a letter each, or with
// numbers.
type Axis struct {
	Letters string // in order; "": with numbers
	First   int    // the first number
}

// Append appends the name of row or column i, from 0, to dst.
func (a Axis) Append(dst []byte, i int) []byte {
	if a.Letters != "" {
		return append(dst, a.Letters[i])
	}
	return strconv.AppendInt(dst, int64(a.First+i), 10)
}

// Len returns how many characters the name of row or column i has.
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

// Axes returns how the rows and the columns of g are named. Where letters do not reach,
// all are numbered from 0.
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

// Of returns the name of cell c of g, as [ParseCell] reads it.
func (n Names) Of(g Grid, c Cell) string {
	rows, cols := n.Axes(g)
	if rows.Letters == "" || !Contains(g, c) {
		return c.String()
	}
	return string(cols.Append(rows.Append(nil, c.Row), c.Col))
}

// Action writes an action of a game on g, as [ParsePlay] reads it.
func (n Names) Action(g Grid, a Action) string { return a.text(n.Of(g, a.Cell)) }
