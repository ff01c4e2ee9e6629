package boards

import (
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a List.
const (
	// The file ends after the size: it is a Map without its rows, or a List without its number of mines.
	NoMineCount files.Problem = "ends after the size of the board: the rows of a map are missing, or the number of mines of a list"
	// The last mine has a row and no column. Found is the row.
	HalfMine files.Problem = "a mine in row {found}, without a column"
	// A mine is off the board. Found is the mine, as 3,4; Want is the size of the board, as 3×4.
	OffBoard files.Problem = "a mine at {found}, outside the {want} board"
	// A mine is listed twice. Found is the mine, as 3,4; Want is the line where it is listed first.
	MineTwice files.Problem = "another mine at {found}, as in line {want}"
)

// readList reads a List, up to the end of the line with its last mine. If there are more mines than
// the List says, the error is of type [*moreMines].
func readList(l *lines) (*Board, error) {
	head, _ := l.written()
	w := words{rest: l.rest, line: l.number}
	first, second, ok := cutSize(head)
	if !ok { // the size takes two lines, or all is in one line
		w.now = head
		first, second = w.next(), w.next()
	}
	rows, cols, err := parseSize(first, second, head, l.number)
	if err != nil {
		return nil, err
	}
	count := w.next()
	if count == "" {
		return nil, &files.Error{Problem: NoMineCount}
	}
	line := w.line
	wanted, err := parseMines(count, rows*cols, line)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: List, Grid: square(rows, cols), Mines: newCells(rows, cols)}
	again, twice := game.Cell{}, false
	listed := w
	for found := range wanted {
		row := w.next()
		if row == "" {
			return nil, miscount(WrongMineCount, line, found, wanted)
		}
		line := w.line
		col := w.next()
		if col == "" {
			return nil, &files.Error{Problem: HalfMine, Line: line, Found: files.Shorten(row)}
		}
		mine, ok := cellAt(row, col)
		if !ok || !game.Contains(b.Grid, mine) {
			at, size := files.Shorten(row)+","+files.Shorten(col), SizeText(rows, cols)
			return nil, &files.Error{Problem: OffBoard, Line: line, Found: at, Want: size}
		}
		if !twice && b.Mines.Has(mine) {
			again, twice = mine, true
		}
		b.Mines.add(mine)
	}
	if !w.endsList() {
		return nil, &moreMines{listed, line, wanted}
	}
	if twice {
		return nil, listedTwice(listed, again)
	}
	*l = lines{rest: w.rest, number: w.line}
	return b, nil
}

// endsList reports whether a List can end before the next word. It can end if no word follows, or
// if the next line that is not blank begins another board. A line of two integers may be another
// mine. Such a line begins a board only if a blank line comes before it, or if another line comes after
// it and is not two integers.
func (w words) endsList() bool {
	if !blank(w.now) {
		return false
	}
	after := lines{rest: w.rest, number: w.line}
	line, ok := after.written()
	switch {
	case !ok:
		return true
	case !begins(line):
		return false
	case !integers(line) || after.number > w.line+1:
		return true
	}
	next, ok := after.written()
	_, _, pair := cutSize(next)
	return ok && !(pair && integers(next))
}

// moreMines is the error of a List that lists more mines than its stated number. The mines are
// counted only when the error is shown. Counting may take long, and it is needless if the text
// turns out to be a Map.
type moreMines struct {
	listed       words // the text that lists the mines
	line, wanted int
}

// Error implements error.
func (m *moreMines) Error() string { return "more mines than the list says" }

// count counts the mines and returns the error to show.
func (m *moreMines) count() error {
	w, found := m.listed, 0
	for row := w.next(); row != ""; row = w.next() {
		if line := w.line; w.next() == "" {
			return &files.Error{Problem: HalfMine, Line: line, Found: files.Shorten(row)}
		}
		found++
	}
	return miscount(WrongMineCount, m.line, found, m.wanted)
}

// cellAt returns the cell with this row and column. It reports false if row or col is not an integer.
func cellAt(row, col string) (c game.Cell, ok bool) {
	r, rowOK := integer(row)
	n, colOK := integer(col)
	return game.Cell{Row: r, Col: n}, rowOK && colOK
}

// listedTwice returns the error for a mine that is listed twice. It reads the list again from w to
// find both lines.
func listedTwice(w words, mine game.Cell) error {
	first := 0 // the line where the mine is listed first
	for row := w.next(); row != ""; row = w.next() {
		line := w.line
		if at, _ := cellAt(row, w.next()); at != mine {
			continue
		}
		if first > 0 {
			return &files.Error{
				Problem: MineTwice, Line: line, Found: mine.String(), Want: strconv.Itoa(first),
			}
		}
		first = line
	}
	return nil
}

// appendList appends a List, with its mines row by row.
func appendList(dst []byte, _ *Board, l *game.Layout) []byte {
	rows, cols := l.Grid().Size()
	dst = appendPair(dst, rows, cols)
	dst = append(strconv.AppendInt(dst, int64(l.Mines()), 10), '\n')
	for c := range game.Cells(l.Grid()) {
		if l.Mine(c) {
			dst = appendPair(dst, c.Row, c.Col)
		}
	}
	return dst
}
