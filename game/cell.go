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
// [Name] is what players call the cell.
func (c Cell) String() string {
	return strconv.Itoa(c.Row) + "," + strconv.Itoa(c.Col)
}

// The letters that name rows and columns, in order.
const (
	RowLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ@#%&"
	ColLetters = "abcdefghijklmnopqrstuvwxyz+-:/"
)

// Lettered reports whether the rows and columns of g have letters for names,
// which they do up to 30×30. Those of bigger boards are numbered from 0.
func Lettered(g Grid) bool {
	rows, cols := g.Size()
	return rows <= len(RowLetters) && cols <= len(ColLetters)
}

// Name returns what players call cell c of g: "Hd" on a lettered board, "7,3"
// on a bigger one.
func Name(g Grid, c Cell) string {
	if Lettered(g) && Contains(g, c) {
		return RowLetters[c.Row:c.Row+1] + ColLetters[c.Col:c.Col+1]
	}
	return c.String()
}

// ParseCell reads a cell, written with letters ("Hd") or numbers ("7,3"). Its
// error is [NotAPlay].
func ParseCell(text string) (Cell, error) {
	c, rest, ok := cutCell(text)
	if !ok || rest != "" {
		return Cell{}, NotAPlay
	}
	return c, nil
}

// cutCell reads the cell that text begins with and returns what follows it.
func cutCell(text string) (c Cell, rest string, ok bool) {
	if text == "" {
		return Cell{}, text, false
	}
	if '0' <= text[0] && text[0] <= '9' {
		return cutNumbers(text)
	}
	if len(text) < 2 {
		return Cell{}, text, false
	}
	c = Cell{strings.IndexByte(RowLetters, text[0]), strings.IndexByte(ColLetters, text[1])}
	return c, text[2:], c.Row >= 0 && c.Col >= 0
}

func cutNumbers(text string) (c Cell, rest string, ok bool) {
	row, rest := cutDigits(text)
	if !strings.HasPrefix(rest, ",") {
		return Cell{}, text, false
	}
	col, rest := cutDigits(rest[1:])
	// Atoi refuses the empty string and what overflows.
	r, rowErr := strconv.Atoi(row)
	k, colErr := strconv.Atoi(col)
	return Cell{r, k}, rest, rowErr == nil && colErr == nil
}

func cutDigits(text string) (digits, rest string) {
	rest = strings.TrimLeft(text, "0123456789")
	return text[:len(text)-len(rest)], rest
}
