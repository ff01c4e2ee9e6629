package boards

import (
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
)

// A drawing is a text with a line for each row of a board. Each line has a character for each
// column.
type drawing struct {
	text string
	line int // the line number of the first row in the file
}

// drawing reads a drawing of exactly this size from the next lines.
func (l *lines) drawing(rows, cols int) (drawing, error) {
	d := drawing{text: l.rest, line: l.number + 1}
	for row := range rows {
		line, ok := l.next()
		if !ok {
			return d, miscount(MissingRows, l.number+1, row, rows)
		}
		if width := utf8.RuneCountInString(line); width != cols {
			return d, miscount(WrongWidth, l.number, width, cols)
		}
	}
	d.text = d.text[:len(d.text)-len(l.rest)]
	return d, nil
}

// all yields the cells of the drawing with their characters, row by row.
func (d drawing) all() iter.Seq2[game.Cell, rune] {
	return func(yield func(game.Cell, rune) bool) {
		l := lines{rest: d.text}
		for line, ok := l.next(); ok; line, ok = l.next() {
			c := game.Cell{Row: l.number - 1}
			for _, r := range line {
				if !yield(c, r) {
					return
				}
				c.Col++
			}
		}
	}
}

// cells returns the cells whose character is in characters.
func (d drawing) cells(grid game.Grid, characters string) Cells {
	s := newCells(grid.Size())
	for c, r := range d.all() {
		if strings.ContainsRune(characters, r) {
			s.add(c)
		}
	}
	return s
}

// appendDrawing appends to dst a drawing of a board on grid. The function character returns the
// character of a cell.
func appendDrawing(dst []byte, grid game.Grid, character func(game.Cell) byte) []byte {
	rows, cols := grid.Size()
	dst = slices.Grow(dst, rows*(cols+1)) // growing step by step would take twice the memory
	for row := range rows {
		for col := range cols {
			dst = append(dst, character(game.Cell{Row: row, Col: col}))
		}
		dst = append(dst, '\n')
	}
	return dst
}
