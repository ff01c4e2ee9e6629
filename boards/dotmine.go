package boards

import (
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// A .mine file begins with a line such as 9x9x10, the columns, the rows and the
// number of mines. Then come the rows. JSMinesweeper writes a mine as one of
// dotMines, by what is known of it, and another cell as its number or as
// dotHidden; of these nothing is read.
const (
	dotMines  = "MF?m"
	dotHidden = 'H'
)

func isDotMine(text string) bool {
	line, _ := firstLine(text)
	_, _, _, ok := cutDotMine(line)
	return ok
}

// cutDotMine takes the first line apart; ok is false where it is none of a .mine
// file.
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

func readDotMine(text string) (*Board, error) {
	l := lines{rest: text}
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
	if extra, ok := l.written(); ok {
		return nil, &files.Error{Problem: ExtraLine, Line: l.number, Found: files.Quote(extra), Want: strconv.Itoa(rows)}
	}
	b := &Board{Format: DotMine, Grid: square(rows, cols), Mines: drawn.cells(dotMines)}
	if len(b.Mines) != wanted {
		return nil, miscount(WrongMineCount, line, len(b.Mines), wanted)
	}
	return b, nil
}

// appendDotMine appends a .mine file.
func appendDotMine(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = strconv.AppendInt(dst, int64(cols), 10)
	dst = append(dst, 'x')
	dst = strconv.AppendInt(dst, int64(rows), 10)
	dst = append(dst, 'x')
	dst = strconv.AppendInt(dst, int64(l.Mines()), 10)
	dst = append(dst, '\n')
	return appendDrawing(dst, b.Grid, func(c game.Cell) byte {
		if l.Mine(c) {
			return dotMines[0]
		}
		return dotHidden
	})
}
