package game

import (
	"strconv"
	"strings"
)

// Names is a way of naming cells on the screen. It has no effect on files or input: a player may
// type cells in any form.
type Names uint8

const (
	Letters Names = iota // letters for rows and columns, as in "Hd"; needs a board of at most 30×30
	Numbers              // numbers from 0 for rows and columns, as in "7,3"
	Mixed                // letters for rows and numbers from 1 for columns, as in "H4"; needs at most 30 rows
)

// The names of the rows and of the columns, one letter each, in order.
const (
	rowLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#%&"
	colLetters = "abcdefghijklmnopqrstuvwxyz+-:/"
)

// An Axis names the rows or the columns of a board, with letters or with numbers.
type Axis struct {
	Letters string // the names of the rows or columns, a letter each; "" if they are numbers
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

// Axes returns the names of the rows and of the columns of g. If g is too large for letters, rows
// and columns are numbers from 0.
func (n Names) Axes(g Grid) (rows, cols Axis) {
	height, width := g.Size()
	switch reach := height <= len(rowLetters); {
	case n == Letters && reach && width <= len(colLetters):
		return Axis{Letters: rowLetters}, Axis{Letters: colLetters}
	case n == Mixed && reach:
		return Axis{Letters: rowLetters}, Axis{First: 1}
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

// ParseCell reads the name of a cell in any of its forms: "Hd", "7,3", "7 3", "H4" or "h4". It
// fails with [NotAPlay] if text is not such a name. It does not check that the cell is on a board.
func ParseCell(text string) (Cell, error) {
	c, rest, ok := cutCell(text)
	if !ok || rest != "" {
		return Cell{}, NotAPlay
	}
	return c, nil
}

// ParseRow reads the name of a row: a letter, in either case, or a number from 0. It also returns
// first, the number of the first column in the names of the cells of that row: 1 if the row is a
// letter, as in "H1", and 0 if it is a number, as in "7,0". ParseRow fails with [NotAPlay] if text is
// not the name of a row.
func ParseRow(text string) (row, first int, err error) {
	row, first, rest, ok := cutRow(text)
	if !ok || rest != "" {
		return 0, 0, NotAPlay
	}
	return row, first, nil
}

// ParseCol reads the name of a column: a letter, or a number. The parameter first is the number of
// the first column, as [ParseRow] returns it. ParseCol fails with [NotAPlay] if text is not the
// name of a column.
func ParseCol(text string, first int) (int, error) {
	if col, rest, ok := cutNumber(text, first); ok && rest == "" {
		return col, nil
	}
	if col := strings.Index(colLetters, text); col >= 0 && len(text) == 1 {
		return col, nil
	}
	return 0, NotAPlay
}

// cutCell reads a cell at the start of text, and returns the cell and the text after it. It reports
// false if text does not begin with a cell.
func cutCell(text string) (c Cell, rest string, ok bool) {
	row, first, rest, ok := cutRow(text)
	switch {
	case !ok || rest == "":
		return Cell{}, text, false
	case first == 0 && rest[0] == ',':
		rest = rest[1:]
	case first == 0 && (rest[0] == ' ' || rest[0] == '\t'):
		rest = strings.TrimLeft(rest, " \t")
	case first == 0:
		return Cell{}, text, false
	case rowLetters[row] == text[0] && strings.IndexByte(colLetters, rest[0]) >= 0:
		return Cell{row, strings.IndexByte(colLetters, rest[0])}, rest[1:], true
	}
	col, rest, ok := cutNumber(rest, first)
	return Cell{row, col}, rest, ok
}

// cutRow reads the name of a row at the start of text. It returns the results of [ParseRow], and
// the text after the name. It reports false if text does not begin with the name of a row.
func cutRow(text string) (row, first int, rest string, ok bool) {
	if row, rest, ok := cutNumber(text, 0); ok {
		return row, 0, rest, true
	}
	if text == "" {
		return 0, 0, text, false
	}
	letter := text[0]
	if 'a' <= letter && letter <= 'z' {
		letter -= 'a' - 'A'
	}
	row = strings.IndexByte(rowLetters, letter)
	return row, 1, text[1:], row >= 0
}

// cutNumber reads a number at the start of text. It returns the number minus base, and the text
// after the number. It reports false if text does not begin with a number, or if the number
// overflows or is smaller than base.
func cutNumber(text string, base int) (n int, rest string, ok bool) {
	rest = strings.TrimLeft(text, "0123456789")
	n, err := strconv.Atoi(text[:len(text)-len(rest)])
	return n - base, rest, err == nil && n >= base
}
