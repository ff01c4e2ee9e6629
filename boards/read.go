package boards

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/boards/files"
)

// Problems of several formats.
const (
	// The file has nothing but white space.
	Empty files.Problem = "is empty"
	// A note: only the first board of several was read. Want is the name of the second.
	FirstOfSeveral files.Problem = "has several boards, and this is the first; the second is {want}"
	// A note: only the first board of several was read. The boards come from the standard input or
	// another source that is not a file.
	FirstOfInput files.Problem = "has several boards, and this is the first; save them in a file, and the second is FILE#2"
	// A file does not have a board with this number. Found is the number; Want is the number of
	// boards in the file.
	NoSuchBoard files.Problem = "there is no board {found}: the file has {want}"
	// The file is neither text nor .mbf. Found is the first byte that is NUL or not UTF-8, such as
	// 0xff.
	NotText files.Problem = "neither text nor an .mbf board: byte {found}"
	// The size is not two positive integers. Found is the text in the place of the size, quoted.
	BadSize files.Problem = "{found} where the numbers of rows and columns should be"
	// The size is too large. Found is the size, as 3×4; Want is [game.MaxCells].
	TooBig files.Problem = "a board of {found}; the limit is {want} cells"
	// The number of mines is not an integer, or is negative or too large. Found is the text in the
	// place of the number; Want is the number of cells.
	BadMineCount files.Problem = "{found} {found:mine/mines}; the number goes from 0 to {want}"
	// The number of mines is not the stated number. Found is the number of mines in the file; Want
	// is the stated number.
	WrongMineCount files.Problem = "says {want} {want:mine/mines}, but {found} {found:follows/follow}"
)

// Read reads a board. It recognises the format from the content. It first tries the formats that
// begin in a unique way, then [List] and then [Map]. If that fails, it tries [MBF]. If there are
// several boards, Read returns the first, with a note. Errors are of type [*files.Error]. Errors
// and notes show name as the name of the file.
//
// Read uses at most 7 bytes of memory for each byte of data, plus two bits for each cell of the
// board. The cells may take more memory than the data, because a short file may state a large size.
func Read(data []byte, name string) (*Board, error) {
	return (&Source{Name: name, Data: data}).Board()
}

// checkText returns an error if text is blank or holds binary data.
func checkText(text string) error {
	if i := files.IndexBinary(text); i >= 0 {
		return &files.Error{
			Problem: NotText,
			Line:    lineOf(text, i),
			Found:   fmt.Sprintf("0x%02x", text[i]),
		}
	}
	if blank(text) {
		return &files.Error{Problem: Empty}
	}
	return nil
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

// parseMines reads the number of mines from word. It fails if the number is negative or greater
// than the number of cells. Errors name the line.
func parseMines(word string, cells, line int) (int, error) {
	n, ok := integer(word)
	if !ok || n < 0 || n > cells {
		most := strconv.Itoa(cells)
		return 0, &files.Error{Problem: BadMineCount, Line: line, Found: files.Shorten(word), Want: most}
	}
	return n, nil
}

// miscount returns an Error with the number found and the number wanted.
func miscount(problem files.Problem, line, found, want int) *files.Error {
	return &files.Error{Problem: problem, Line: line, Found: strconv.Itoa(found), Want: strconv.Itoa(want)}
}

// SizeText returns the size of a board as text, as in 3×4.
func SizeText(rows, cols int) string { return strconv.Itoa(rows) + "×" + strconv.Itoa(cols) }
