package boards

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
)

// A Board is a board as read.
type Board struct {
	Format Format
	// Grid is the size of the board, on the grid that is usual for its format.
	// The caller may put another grid of the same size here.
	Grid  game.Grid
	Mines []game.Cell
	// Notes say what was completed while reading, for the player to be told.
	Notes []*Error
}

// A Format is a way to write a board down.
type Format uint8

const (
	Map  Format = iota // a character for each cell
	List               // the places of the mines
)

// Layout returns the board for a game to be played on.
func (b *Board) Layout() (*game.Layout, error) {
	return game.NewLayout(b.Grid, slices.Values(b.Mines))
}

// Read reads a board. Which format it has is found from the content: what fits
// List is a List, anything else is read as a Map. Its errors are of type
// [*Error], without a file.
//
// It takes no memory on the word of the file: at most 18 times the length of
// data. That is for a Map of nothing but mines, of 16 bytes each, and for the
// text, which is copied, as is a word of it that makes no number.
func Read(data []byte) (*Board, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // some editors begin every text with this
	if i := notText(data); i >= 0 {
		return nil, &Error{
			Problem: NotText,
			Line:    lineOf(data, i),
			Found:   fmt.Sprintf("0x%02x", data[i]),
		}
	}
	text := string(data)
	if blank(text) {
		return nil, &Error{Problem: Empty}
	}
	if !integers(text) {
		return readMap(text)
	}
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

// notText returns the index of the first byte that no text has, or -1.
func notText(data []byte) int {
	nul := bytes.IndexByte(data, 0)
	if nul >= 0 {
		data = data[:nul]
	}
	if utf8.Valid(data) {
		return nul
	}
	for i := 0; ; {
		r, size := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
}

// lineOf returns the number of the line that data[i] lies in. See [cutLine] for
// how lines end.
func lineOf(data []byte, i int) int {
	ends := func(end string) int { return bytes.Count(data[:i], []byte(end)) }
	return 1 + ends("\n") + ends("\r") - ends("\r\n")
}

// integers reports whether text is nothing but integers and white space.
func integers(text string) bool {
	w := words{rest: text}
	for word := w.next(); word != ""; word = w.next() {
		if _, ok := integer(word); !ok {
			return false
		}
	}
	return true
}

// integer reads an integer. One that is out of range comes out as the greatest,
// or the least, that an int can be.
func integer(word string) (n int, ok bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil || errors.Is(err, strconv.ErrRange)
}

// readSize reads the size of a board, two integers, which stand in this line.
func readSize(text string, line int) (rows, cols int, err error) {
	w := words{rest: text}
	first, second := w.next(), w.next()
	rows, rowsOK := integer(first)
	cols, colsOK := integer(second)
	switch {
	case !rowsOK, !colsOK, rows < 1, cols < 1, w.next() != "":
		return 0, 0, &Error{Problem: BadSize, Line: line, Found: quote(strings.TrimSpace(text))}
	case game.CheckSize(rows, cols) != nil:
		return 0, 0, &Error{
			Problem: TooBig,
			Line:    line,
			Found:   cut(first) + "×" + cut(second),
			Want:    strconv.Itoa(game.MaxCells),
		}
	}
	return rows, cols, nil
}
