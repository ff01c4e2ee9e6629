package boards

import (
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a List.
var (
	// The file ends after the size: the number of mines is missing.
	NoMineCount = files.Problem{
		"acaba tras el tamaño del tablero: falta el número de minas",
		"ends after the size of the board: the number of mines is missing",
	}
	// The last mine has a row and no column. Found is the row.
	HalfMine = files.Problem{
		"una mina en la fila {found}, sin columna",
		"a mine in row {found}, without a column",
	}
	// A mine is off the board. Found is the mine, as 3,4; Want is the size of the board, as 3×4.
	OffBoard = files.Problem{
		"una mina en {found}, fuera del tablero de {want}",
		"a mine at {found}, outside the {want} board",
	}
	// A mine is listed twice. Found is the mine, as 3,4; Want is the line where it is listed first.
	MineTwice = files.Problem{
		"otra vez una mina en {found}, como en la línea {want}",
		"another mine at {found}, as in line {want}",
	}
)

// readIntegers reads a board from a text that has only integers and white space. The text may be a
// List, or a Map in which the characters of all cells are digits.
func readIntegers(text string) (*Board, error) {
	list, err := readList(text)
	if err == nil {
		return list, nil
	}
	// A Map without a mine may be drawn in digits. If that drawing has an error, the text is
	// read as a List.
	if board, mapErr := readMap(text); mapErr == nil && len(board.Notes) == 0 {
		return board, nil
	}
	return nil, err
}

// readList reads a List. The text must have only integers and white space.
func readList(text string) (*Board, error) {
	w := words{rest: text}
	first := w.next()
	line := w.line
	rows, cols, err := readSize(first+" "+w.next(), line)
	if err != nil {
		return nil, err
	}
	count := w.next()
	line = w.line
	if count == "" {
		return nil, &files.Error{Problem: NoMineCount}
	}
	wanted, err := parseMines(count, rows*cols, line)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: List, Grid: square(rows, cols)}
	b.Mines = newCells(rows, cols)
	again, twice := game.Cell{}, false
	listed, found := w, 0
	for row := w.next(); row != ""; row = w.next() {
		line := w.line
		col := w.next()
		if col == "" {
			return nil, &files.Error{Problem: HalfMine, Line: line, Found: files.Cut(row)}
		}
		if found++; found > wanted {
			continue // only count further mines
		}
		mine := cellAt(row, col)
		if !game.Contains(b.Grid, mine) {
			at, size := files.Cut(row)+","+files.Cut(col), SizeText(rows, cols)
			return nil, &files.Error{Problem: OffBoard, Line: line, Found: at, Want: size}
		}
		if !twice && b.Mines.Has(mine) {
			again, twice = mine, true
		}
		b.Mines.add(mine)
	}
	if found != wanted {
		return nil, miscount(WrongMineCount, line, found, wanted)
	}
	if twice {
		return nil, listedTwice(listed, again)
	}
	return b, nil
}

// cellAt returns the cell whose row and column are these two words.
func cellAt(row, col string) game.Cell {
	r, _ := integer(row)
	c, _ := integer(col)
	return game.Cell{Row: r, Col: c}
}

// listedTwice returns the error for a mine that is listed twice. It reads the list again from w to
// find both lines.
func listedTwice(w words, mine game.Cell) error {
	first := 0 // the line where the mine is listed first
	for row := w.next(); row != ""; row = w.next() {
		line := w.line
		if cellAt(row, w.next()) != mine {
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

// listRows writes a List, with its mines row by row.
var listRows = byRows{
	head: func(dst []byte, l *game.Layout) []byte {
		rows, cols := l.Grid().Size()
		dst = appendPair(dst, rows, cols)
		return append(strconv.AppendInt(dst, int64(l.Mines()), 10), '\n')
	},
	row: func(dst []byte, l *game.Layout, row int) []byte {
		_, cols := l.Grid().Size()
		for col := range cols {
			if l.Mine(game.Cell{Row: row, Col: col}) {
				dst = appendPair(dst, row, col)
			}
		}
		return dst
	},
}
