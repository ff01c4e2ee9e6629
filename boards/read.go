package boards

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of several formats.
var (
	// The file has nothing but white space.
	Empty = files.Problem{"está vacío", "is empty"}
	// The file is neither text nor .mbf. Found is the first byte that is NUL or not UTF-8, such as
	// 0xff.
	NotText = files.Problem{
		"no es texto ni un tablero .mbf: byte {found}",
		"neither text nor an .mbf board: byte {found}",
	}
	// The size is not two positive integers. Found is the text in the place of the size, quoted.
	BadSize = files.Problem{
		"{found} donde deben estar el número de filas y el de columnas",
		"{found} where the numbers of rows and columns should be",
	}
	// The size is too large. Found is the size, as 3×4; Want is [game.MaxCells].
	TooBig = files.Problem{
		"un tablero de {found}; el máximo es de {want} celdas, con " +
			"cada fila redondeada a un múltiplo de 64",
		"a board of {found}; the limit is {want} cells, with each row rounded up to a multiple of 64",
	}
	// The number of mines is not an integer, or is negative or too large. Found is the text in the
	// place of the number; Want is the number of cells.
	BadMineCount = files.Problem{
		"{found} minas; el número va de 0 a {want}",
		"{found} mines; the number goes from 0 to {want}",
	}
	// The number of mines does not match. Found is the number of mines in the file; Want is the
	// number that the line of the error says.
	WrongMineCount = files.Problem{
		"anuncia {want} minas, pero siguen {found}",
		"says {want} mines, but {found} follow",
	}
)

// MaxFile is the length, in bytes, of the longest file that is read. A Map of 10,000×10,000
// is shorter.
const MaxFile = 128 << 20

// Open reads a board from the file at path. Its errors are of type [*files.Error] and name
// the file by path.
func Open(path string) (*Board, error) {
	text, err := files.ReadText(path, MaxFile)
	if err != nil {
		return nil, err
	}
	return read(text, path)
}

// Read reads a board. It recognises the format from the content. Some formats have a beginning that
// no other format has: Read tries these first, then a List, then a Map. If data cannot be read as
// text, Read tries [MBF]. Its errors are of type [*files.Error]. The errors, and the notes of the
// board, show name as the name of the file.
//
// Read uses at most 7 bytes of memory for each byte of data, and two bits for each cell of the
// board. A short file may state the size of a large board.
func Read(data []byte, name string) (*Board, error) { return read(string(data), name) }

func read(text, name string) (*Board, error) {
	b, err := readNameless(text)
	var wrong *files.Error
	if errors.As(err, &wrong) {
		wrong.File = name
	}
	if err != nil {
		return nil, err
	}
	for _, note := range b.Notes {
		note.File = name
	}
	return b, nil
}

// readNameless is like read, but leaves the file name out of errors and notes.
func readNameless(text string) (*Board, error) {
	b, err := readText(strings.TrimPrefix(text, "\ufeff")) // the byte order mark that some editors write
	if err != nil {
		if mbf, ok := readMBF(text); ok {
			return mbf, nil
		}
		return nil, err
	}
	return b, nil
}

// readText reads a board in any format but [MBF].
func readText(text string) (*Board, error) {
	if i := files.Binary(text); i >= 0 {
		return nil, &files.Error{
			Problem: NotText,
			Line:    lineOf(text, i),
			Found:   fmt.Sprintf("0x%02x", text[i]),
		}
	}
	if blank(text) {
		return nil, &files.Error{Problem: Empty}
	}
	f := Formats - 1
	for !formats[f].suits(text) {
		f--
	}
	return formats[f].read(text)
}

// lineOf returns the number of the line that holds text[i]. Lines end as in [cutLine].
func lineOf(text string, i int) int {
	ends := func(end string) int { return strings.Count(text[:i], end) }
	return 1 + ends("\n") + ends("\r") - ends("\r\n")
}

// integers reports whether text has only integers and white space.
func integers(text string) bool {
	w := words{rest: text}
	for word := w.next(); word != ""; word = w.next() {
		if _, ok := integer(word); !ok {
			return false
		}
	}
	return true
}

// integer parses an integer. It returns the greatest or least int for a number out of range.
func integer(word string) (n int, ok bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil || errors.Is(err, strconv.ErrRange)
}

// readSize reads the size of a board from text, a line with two integers.
func readSize(text string, line int) (rows, cols int, err error) {
	w := words{rest: text}
	first, second := w.next(), w.next()
	if w.next() != "" {
		return 0, 0, badSize(text, line)
	}
	return parseSize(first, second, text, line)
}

// parseSize returns the size of a board from the words for its rows and its columns. The other
// parameters are for error messages: size is the text that contains both words, and line is the
// number of its line.
func parseSize(rowsWord, colsWord, size string, line int) (rows, cols int, err error) {
	rows, rowsOK := integer(rowsWord)
	cols, colsOK := integer(colsWord)
	switch {
	case !rowsOK, !colsOK, rows < 1, cols < 1:
		return 0, 0, badSize(size, line)
	case game.CheckSize(rows, cols) != nil:
		return 0, 0, &files.Error{
			Problem: TooBig,
			Line:    line,
			Found:   files.Cut(rowsWord) + "×" + files.Cut(colsWord),
			Want:    strconv.Itoa(game.MaxCells),
		}
	}
	return rows, cols, nil
}

func badSize(size string, line int) *files.Error {
	return &files.Error{Problem: BadSize, Line: line, Found: files.Quote(strings.TrimSpace(size))}
}

// parseMines reads the number of mines from word. It fails if the number is negative or greater
// than the number of cells. Errors name the line.
func parseMines(word string, cells, line int) (int, error) {
	n, ok := integer(word)
	if !ok || n < 0 || n > cells {
		most := strconv.Itoa(cells)
		return 0, &files.Error{Problem: BadMineCount, Line: line, Found: files.Cut(word), Want: most}
	}
	return n, nil
}

// miscount returns an Error that gives the number found and the number wanted.
func miscount(problem files.Problem, line, found, want int) *files.Error {
	return &files.Error{Problem: problem, Line: line, Found: strconv.Itoa(found), Want: strconv.Itoa(want)}
}

// SizeText returns the size of a board as text, as in 3×4.
func SizeText(rows, cols int) string { return strconv.Itoa(rows) + "×" + strconv.Itoa(cols) }
