package game

import (
	"strconv"
	"strings"
)

// A Cell is the place of one cell: row and column, both from 0. It also serves
// as the step from one cell to another.
type Cell struct{ Row, Col int }

// Add returns the cell that lies one step away from c.
func (c Cell) Add(step Cell) Cell { return Cell{c.Row + step.Row, c.Col + step.Col} }

// String writes c with numbers, as in "12,40". It can be read on any board;
// [Names.Of] is what players call the cell.
func (c Cell) String() string {
	return strconv.Itoa(c.Row) + "," + strconv.Itoa(c.Col)
}

// The letters that name rows and columns, in order.
const (
	RowLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#%&"
	ColLetters = "abcdefghijklmnopqrstuvwxyz+-:/"
)

// Name returns the name of cell c of g with [Letters], as far as they reach.
func Name(g Grid, c Cell) string { return Letters.Of(g, c) }

// ParseCell reads a cell, written in any way: "Hd", "7,3", "7 3", "H4" or "h4". Its error
// is [NotAPlay]. It cannot tell whether the cell lies on the board.
func ParseCell(text string) (Cell, error) {
	c, rest, ok := cutCell(text)
	if !ok || rest != "" {
		return Cell{}, NotAPlay
	}
	return c, nil
}

// ParseRow reads a row alone: its letter, small or not, or its number from 0. It also
// returns the number of the first column beside it, which is 1 after a letter. Its error
// is [NotAPlay].
func ParseRow(text string) (row, first int, err error) {
	row, first, rest, ok := cutRow(text)
	if !ok || rest != "" {
		return 0, 0, NotAPlay
	}
	return row, first, nil
}

// ParseCol reads a column alone: its letter, or its number, where the first one has that
// number. Its error is [NotAPlay].
func ParseCol(text string, first int) (int, error) {
	if col, rest, ok := cutNumber(text, first); ok && rest == "" {
		return col, nil
	}
	if col := strings.Index(ColLetters, text); col >= 0 && len(text) == 1 {
		return col, nil
	}
	return 0, NotAPlay
}

// cutCell reads the cell that text begins with and returns what follows it.
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
	case RowLetters[row] == text[0] && strings.IndexByte(ColLetters, rest[0]) >= 0:
		return Cell{row, strings.IndexByte(ColLetters, rest[0])}, rest[1:], true
	}
	col, rest, ok := cutNumber(rest, first)
	return Cell{row, col}, rest, ok
}

// cutRow reads the row that text begins with, and returns the number of the first column
// beside it and what follows.
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
	row = strings.IndexByte(RowLetters, letter)
	return row, 1, text[1:], row >= 0
}

// cutNumber reads the number that text begins with, and returns how far it is from the
// first one and what follows.
func cutNumber(text string, first int) (n int, rest string, ok bool) {
	rest = strings.TrimLeft(text, "0123456789")
	n, err := strconv.Atoi(text[:len(text)-len(rest)]) // it refuses nothing, and what overflows
	return n - first, rest, err == nil && n >= first
}
