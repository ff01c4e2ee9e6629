package boards

import (
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a List.
var (
	// The file ends with the size, where a List goes on with the number of mines.
	NoMineCount = files.Problem{
		"acaba tras el tamaño del tablero: falta el número de minas",
		"ends after the size of the board: the number of mines is missing",
	}
	// A row without a column, at the end of the file; Found is the row.
	HalfMine = files.Problem{
		"una mina en la fila {found}, sin columna",
		"a mine in row {found}, without a column",
	}
	// Found is the mine, as 3,4, Want the size of the board, as 3×4.
	OffBoard = files.Problem{
		"una mina en {found}, fuera del tablero de {want}",
		"a mine at {found}, off the board of {want}",
	}
	// Found is the mine, as 3,4, Want the line where it is first.
	MineTwice = files.Problem{
		"otra vez una mina en {found}, como en la línea {want}",
		"a mine at {found} again, as in line {want}",
	}
)

// shortestMine is the length of the shortest way to write a mine in a List.
const shortestMine = len("0 0\n")

// readIntegers reads a text of nothing but integers and white space.
func readIntegers(text string) (*Board, error) {
	list, err := readList(text)
	if err == nil {
		return list, nil
	}
	// Digits may draw a Map too, one without a mine. But if there is the least
	// thing wrong with it, a List is what was meant.
	if board, mapErr := readMap(text); mapErr == nil && len(board.Notes) == 0 {
		return board, nil
	}
	return nil, err
}

// readList reads a List. The text must be nothing but integers and white space.
//
// Each mine takes 16 bytes, and while it reads at most 21 more, to know a mine
// that comes twice: in all, about ten times the length of the text at most.
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
	room := min(wanted, len(text)/shortestMine)
	l := listed{
		grid:  square(rows, cols),
		mines: make([]game.Cell, 0, room),
		lines: make(map[int32]int32, room),
	}
	found := 0
	for row := w.next(); row != ""; row = w.next() {
		line := w.line
		col := w.next()
		if col == "" {
			return nil, &files.Error{Problem: HalfMine, Line: line, Found: files.Cut(row)}
		}
		if found++; found > wanted {
			continue // to count them
		}
		if err := l.add(row, col, line); err != nil {
			return nil, err
		}
	}
	if found != wanted {
		return nil, miscount(WrongMineCount, line, found, wanted)
	}
	return &Board{Format: List, Grid: l.grid, Mines: l.mines}, nil
}

// listed is what has been read of the mines of a List.
type listed struct {
	grid  game.Grid
	mines []game.Cell
	lines map[int32]int32 // the line that each mine is in, by the number of its cell
}

// add adds the mine that is written in this line.
func (l *listed) add(row, col string, line int) error {
	r, _ := integer(row)
	c, _ := integer(col)
	cell := game.Cell{Row: r, Col: c}
	if !game.Contains(l.grid, cell) {
		found, size := files.Cut(row)+","+files.Cut(col), SizeText(l.grid.Size())
		return &files.Error{Problem: OffBoard, Line: line, Found: found, Want: size}
	}
	_, cols := l.grid.Size()
	index := int32(r*cols + c) // of game.MaxCells at most
	if before, twice := l.lines[index]; twice {
		first := strconv.Itoa(int(before))
		return &files.Error{Problem: MineTwice, Line: line, Found: cell.String(), Want: first}
	}
	l.lines[index] = int32(line)
	l.mines = append(l.mines, cell)
	return nil
}

// listRows is how a List is written: its mines row after row.
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
