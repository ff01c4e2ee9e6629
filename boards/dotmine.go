package boards

import (
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a .mine file.
const (
	// A position does not show all mines. Found is the number of mines drawn; Want is the
	// number in the first line.
	MinesHidden files.Problem = "a position that shows {found} of {want} {want:mine/mines}, and hides the rest among the H cells"
	// Writing the board loses its open mines and its flags on safe cells. Found is the number of
	// these cells; Want is the name of the format.
	MistakesLost files.Problem = "{want} does not keep flags without a mine or open mines: {found} in all"
)

// A .mine file begins with a line such as 9x9x10: the columns, the rows and the number of mines.
// Then come the rows of a position. JSMinesweeper reads each character of dotMines as a mine.
// JSMinesweeper writes a mine with a flag as dotFlagged, and a mine without a flag as dotHidden. A
// character that is neither a mine nor a number is a closed cell.
const (
	dotMine    = 'M'
	dotFlagged = 'F' // a mine with a flag
	dotHidden  = 'H'
	dotMines   = string(dotMine) + string(dotFlagged) + "?m"
	dotOpen    = "012345678"
)

func isDotMine(line string) bool {
	_, _, _, ok := cutDotMine(line)
	return ok
}

// cutDotMine divides the first line of a .mine file into its words. It reports false if the line
// has another form.
func cutDotMine(line string) (cols, rows, mines string, ok bool) {
	cols, rest, _ := strings.Cut(line, "x")
	rows, mines, _ = strings.Cut(rest, "x")
	for _, word := range []string{cols, rows, mines} {
		if _, isNumber := integer(word); !isNumber {
			return "", "", "", false
		}
	}
	return cols, rows, mines, true
}

func readDotMine(l *lines) (*Board, error) {
	header, _ := l.written()
	line := l.number
	colsWord, rowsWord, minesWord, _ := cutDotMine(header)
	rows, cols, err := parseSize(rowsWord, colsWord, header, line)
	if err != nil {
		return nil, err
	}
	wanted, err := parseMines(minesWord, rows*cols, line)
	if err != nil {
		return nil, err
	}
	drawn, err := l.drawing(rows, cols)
	if err != nil {
		return nil, err
	}
	grid := square(rows, cols)
	b := &Board{
		Format:  DotMine,
		Grid:    grid,
		Mines:   drawn.cells(grid, dotMines),
		Open:    drawn.cells(grid, dotOpen),
		Flagged: drawn.cells(grid, string(dotFlagged)),
	}
	if found := b.Mines.Len(); found != wanted {
		problem := WrongMineCount
		hidden := strings.Count(drawn.text, string(dotHidden))
		if shown := b.Flagged.Len(); shown == found && shown < wanted && wanted <= shown+hidden {
			problem = MinesHidden
		}
		return nil, miscount(problem, line, found, wanted)
	}
	if err := checkNumbers(b, drawn); err != nil {
		return nil, err
	}
	return b, nil
}

// checkNumbers returns an error if the number of an open cell contradicts the mines.
func checkNumbers(b *Board, drawn drawing) error {
	if b.Open.Len() == 0 {
		return nil
	}
	l, err := b.Layout()
	if err != nil {
		return err
	}
	for c, r := range drawn.all() {
		if strings.ContainsRune(dotOpen, r) && r != rune(realCell(l, c)) {
			return drawn.wrongCell(c, r)
		}
	}
	return nil
}

// appendDotMine appends a .mine file. A flag on a safe cell would be read as a mine, and no
// character stands for an open mine, so both are written as closed cells.
func appendDotMine(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = strconv.AppendInt(dst, int64(cols), 10)
	dst = append(dst, 'x')
	dst = strconv.AppendInt(dst, int64(rows), 10)
	dst = append(dst, 'x')
	dst = strconv.AppendInt(dst, int64(l.Mines()), 10)
	dst = append(dst, '\n')
	return appendDrawing(dst, b.Grid, func(c game.Cell) byte {
		switch {
		case l.Mine(c) && b.Flagged.Has(c):
			return dotFlagged
		case l.Mine(c):
			return dotMine
		case b.Open.Has(c):
			return realCell(l, c)
		default:
			return dotHidden
		}
	})
}
