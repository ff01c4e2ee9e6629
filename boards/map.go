package boards

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
)

// mine is the character for a mine in a Map. Any other stands for none; free is
// the one that is written.
const (
	mine = '*'
	free = '.'
)

// maxNotes bounds the notes on one Map: a file could have a million short rows.
const maxNotes = 20

// readMap reads a Map. Its columns are characters, whatever they are.
func readMap(text string) (*Board, error) {
	line, rest := cutLine(text)
	rows, cols, err := readSize(line, 1)
	if err != nil {
		return nil, err
	}
	b := &Board{
		Format: Map,
		Grid:   game.Hex{Rows: rows, Cols: cols},
		Mines:  make([]game.Cell, 0, strings.Count(rest, string(mine))),
	}
	short := 0
	for row := range rows {
		number := row + 2 // of the line
		if rest == "" {
			return nil, miscount(MissingRows, number, row, rows)
		}
		line, rest = cutLine(rest)
		width := utf8.RuneCountInString(line)
		if width > cols {
			return nil, miscount(RowTooLong, number, width, cols)
		}
		if width < cols { // many editors strip blanks
			if short++; short <= maxNotes {
				b.Notes = append(b.Notes, miscount(RowTooShort, number, width, cols))
			}
		}
		b.Mines = appendRow(b.Mines, row, line)
	}
	if short > maxNotes {
		b.Notes = append(b.Notes, &Error{Problem: MoreShortRows, Found: strconv.Itoa(short - maxNotes)})
	}
	for number := rows + 2; rest != ""; number++ {
		line, rest = cutLine(rest)
		if !blank(line) {
			return nil, &Error{Problem: ExtraLine, Line: number, Found: quote(line), Want: strconv.Itoa(rows)}
		}
	}
	return b, nil
}

// appendRow appends the mines of one row.
func appendRow(mines []game.Cell, row int, line string) []game.Cell {
	col := 0
	for _, r := range line {
		if r == mine {
			mines = append(mines, game.Cell{Row: row, Col: col})
		}
		col++
	}
	return mines
}

// AppendMap appends the board to dst as a Map and returns the extended slice.
func AppendMap(dst []byte, l *game.Layout) []byte {
	rows, cols := l.Grid().Size()
	dst = appendPair(dst, rows, cols)
	for r := range rows {
		for c := range cols {
			if l.Mine(game.Cell{Row: r, Col: c}) {
				dst = append(dst, mine)
			} else {
				dst = append(dst, free)
			}
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
