package boards

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of the rows of a drawing.
const (
	// A note: a row is too short. Found is the number of its columns; Want is the number of columns
	// of the board.
	RowTooShort files.Problem = "{found} of {want} {want:column/columns}: the rest have no mines"
	// A note: there are many short rows. Each of the first maxNotes short rows has a note
	// RowTooShort. Found is the number of the other short rows.
	MoreShortRows files.Problem = "{found} more {found:row is/rows are} too short; the rest of each has no mines"
	// A row is too long. Found is the number of its columns; Want is the number of columns of the
	// board.
	WrongWidth files.Problem = "{found} {found:column/columns} instead of {want}"
	// Rows are missing. Found is the number of rows in the file; Want is the number of rows of the
	// board.
	MissingRows files.Problem = "{found} of {want} {want:row/rows}"
	// A line follows the last row. Found is the line, quoted; Want is the number of rows.
	ExtraLine files.Problem = "{found} where the board ends, after {want} {want:row/rows}"
)

// The characters for cells in a Map: mine for a mine, and free for a safe cell. Any other character
// is also read as a safe cell. But in a Map without *, another sign may stand for mines: see
// findMines.
const (
	mine = '*'
	free = '.'
)

// maxNotes is the largest number of notes on short rows of one Map. A Map may have a million short
// rows.
const maxNotes = 20

// readMap reads a Map. Every character of a row stands for a cell, even a blank. Blank lines after
// the size are skipped if enough lines for the rows follow.
func readMap(l *lines) (*Board, error) {
	size, _ := l.written()
	rows, cols, err := readSize(size, l.number)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: Map, Grid: hexagonal(rows, cols)}
	after := *l // the lines after the last row
	for row := range rows {
		if _, ok := after.next(); !ok {
			drawn := drawing{text: l.rest, line: l.number + 1}
			return nil, cmp.Or(drawn.checkWidths(b), error(miscount(MissingRows, after.number+1, row, rows)))
		}
	}
	for {
		line, _ := cutLine(l.rest)
		next, _ := cutLine(after.rest)
		if !blank(line) || blank(next) || isSize(next) {
			break
		}
		l.next()
		after.next()
	}
	drawn := drawing{text: strings.TrimSuffix(l.rest, after.rest), line: l.number + 1}
	if err := drawn.checkWidths(b); err != nil {
		return nil, err
	}
	*l = after
	b.findMines(drawn)
	return b, nil
}

// checkWidths returns an error if a row of the drawing is wider than the board. For rows that are
// narrower, it adds notes to the board.
func (d drawing) checkWidths(b *Board) error {
	_, cols := b.Grid.Size()
	short := 0
	rows := lines{rest: d.text, number: d.line - 1}
	for row, ok := rows.next(); ok; row, ok = rows.next() {
		width := utf8.RuneCountInString(row)
		if width > cols {
			return miscount(WrongWidth, rows.number, width, cols)
		}
		if width < cols { // many editors cut blanks at the end of a line
			if short++; short <= maxNotes {
				b.Notes = append(b.Notes, miscount(RowTooShort, rows.number, width, cols))
			}
		}
	}
	if short > maxNotes {
		b.Notes = append(b.Notes, &files.Error{Problem: MoreShortRows, Found: strconv.Itoa(short - maxNotes)})
	}
	return nil
}

// hasShortRows reports whether some rows in the file were too short.
func (b *Board) hasShortRows() bool { return len(b.Notes) > 0 && b.Notes[0].Problem == RowTooShort }

// appendMap appends a Map.
func appendMap(dst []byte, _ *Board, l *game.Layout) []byte {
	rows, cols := l.Grid().Size()
	dst = appendPair(dst, rows, cols)
	for row := range rows {
		for col := range cols {
			character := byte(free)
			if l.Mine(game.Cell{Row: row, Col: col}) {
				character = mine
			}
			dst = append(dst, character)
		}
		dst = append(dst, '\n')
	}
	return dst
}

// appendPair appends a line of two numbers.
func appendPair(dst []byte, a, b int) []byte {
	dst = strconv.AppendInt(dst, int64(a), 10)
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(b), 10)
	return append(dst, '\n')
}
