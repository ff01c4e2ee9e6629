package boards

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// readSize reads the size of a board from its first line: two integers, as in "3 4", "3,4" or
// "3x4".
func readSize(text string, line int) (rows, cols int, err error) {
	first, second, ok := cutSize(text)
	if !ok {
		return 0, 0, badSize(text, line)
	}
	return parseSize(first, second, text, line)
}

// cutSize returns the two words of a line. It reports false if the number of words is not two.
func cutSize(line string) (first, second string, ok bool) {
	isBetween := func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("xX×,", r) }
	line = strings.TrimSpace(line)
	end := strings.IndexFunc(line, isBetween)
	if end < 0 {
		return "", "", false
	}
	first, second = line[:end], strings.TrimSpace(line[end:])
	if r, size := utf8.DecodeRuneInString(second); isBetween(r) {
		second = strings.TrimSpace(second[size:])
	}
	return first, second, first != "" && second != "" && strings.IndexFunc(second, isBetween) < 0
}

// isSize reports whether a line is the size of a board.
func isSize(line string) bool {
	_, _, err := readSize(line, 0)
	return err == nil
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
			Found:   files.Shorten(rowsWord) + "×" + files.Shorten(colsWord),
			Want:    strconv.Itoa(game.MaxCells),
		}
	}
	return rows, cols, nil
}

func badSize(size string, line int) *files.Error {
	return &files.Error{Problem: BadSize, Line: line, Found: files.Quote(strings.TrimSpace(size))}
}
