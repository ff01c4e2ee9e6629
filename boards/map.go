package boards

import (
	"strconv"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of the rows of a drawing.
var (
	// A note on a short row. Found is the number of its columns; Want is the number it should have.
	RowTooShort = files.Problem{
		"{found} de {want} columnas: en el resto no hay minas",
		"{found} of {want} columns: the rest have no mines",
	}
	// A note on a file with more short rows than maxNotes. Found is the number of short rows
	// without a note of their own.
	MoreShortRows = files.Problem{
		"otras {found} filas son cortas; en el resto de cada una no hay minas",
		"{found} more rows are too short; the rest of each has no mines",
	}
	// A row is too long. Found is the number of its columns; Want is the number it should have.
	WrongWidth = files.Problem{"{found} columnas en lugar de {want}", "{found} columns instead of {want}"}
	// Rows are missing. Found is the number of rows; Want is the number there should be.
	MissingRows = files.Problem{"{found} de {want} filas", "{found} of {want} rows"}
	// A line follows the last row. Found is the line, quoted; Want is the number of rows.
	ExtraLine = files.Problem{
		"{found} tras la última de {want} filas",
		"{found} after the last of {want} rows",
	}
)

// The characters for cells in a Map: mine for a mine, and free for a safe cell. Any other character
// is also read as a safe cell.
const (
	mine = '*'
	free = '.'
)

// maxNotes is the largest number of notes on short rows of one Map. A Map may have a million short
// rows.
const maxNotes = 20

// readMap reads a Map. Every character of a row stands for a cell, even a blank.
func readMap(text string) (*Board, error) {
	l := lines{rest: text}
	size, _ := l.next()
	rows, cols, err := readSize(size, 1)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: Map, Grid: hexagonal(rows, cols)}
	drawn := drawing{text: l.rest}
	short := 0
	for row := range rows {
		line, ok := l.next()
		if !ok {
			return nil, miscount(MissingRows, l.number+1, row, rows)
		}
		width := utf8.RuneCountInString(line)
		if width > cols {
			return nil, miscount(WrongWidth, l.number, width, cols)
		}
		if width < cols { // many editors cut blanks at the end of a line
			if short++; short <= maxNotes {
				b.Notes = append(b.Notes, miscount(RowTooShort, l.number, width, cols))
			}
		}
	}
	if short > maxNotes {
		b.Notes = append(b.Notes, &files.Error{Problem: MoreShortRows, Found: strconv.Itoa(short - maxNotes)})
	}
	if err := l.checkEnd(rows); err != nil {
		return nil, err
	}
	b.Mines = drawn.cells(b.Grid, string(mine))
	return b, nil
}

// mapRows writes a Map.
var mapRows = byRows{
	head: func(dst []byte, l *game.Layout) []byte {
		rows, cols := l.Grid().Size()
		return appendPair(dst, rows, cols)
	},
	row: func(dst []byte, l *game.Layout, row int) []byte {
		_, cols := l.Grid().Size()
		for col := range cols {
			character := byte(free)
			if l.Mine(game.Cell{Row: row, Col: col}) {
				character = mine
			}
			dst = append(dst, character)
		}
		return append(dst, '\n')
	},
}

// appendPair appends a line of two numbers.
func appendPair(dst []byte, a, b int) []byte {
	dst = strconv.AppendInt(dst, int64(a), 10)
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(b), 10)
	return append(dst, '\n')
}
