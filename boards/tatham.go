package boards

import (
	"crypto/sha1"
	"crypto/subtle"
	"hash"
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a game ID or a link. A game ID and a link are single lines.
const (
	// There is a second line. Found is the line, quoted.
	ExtraText files.Problem = "{found} after the board, which is a single line"
	// The number of digits for the mines is wrong. Found is the number of digits; Want is the right
	// number.
	DigitCount files.Problem = "digits for the mines: {found} instead of {want}"
	// A character of the mines is not a digit. Found is the character, quoted; Want is a list of
	// the digits.
	BadDigit files.Problem = "{found} among the digits for the mines, which are {want}"
	// The game ID has a seed instead of mines. Found is the ID, quoted.
	NoLayout files.Problem = "{found} has a seed but no mines: only the program that wrote it can place them"
	// The start is not a cell of the board. Found is the text in the place of the start, quoted;
	// Want is the size of the board, as 3×4.
	BadStart files.Problem = "{found} where the cell to start at should be, column and row, on the {want} board"
	// A note: the start is a mine, so it stays closed. Found is the cell, as 3,4.
	StartOnMine files.Problem = "there is a mine at {found}, the cell to start at: it stays closed"
)

// A game ID of Simon Tatham's Mines is a line such as
//
//	9x9:4,4,mb071b49fbd1cb6a0d5868
//
// with the columns and rows, the column and row of the start, and the mines in
// hexadecimal digits. After "m" the mines are masked, so that the line gives nothing away;
// after "u" or neither letter they are not.

// isTatham reports whether a line begins like a game ID, as in "9x9:" or "9x9n10#". Such a line
// begins with a digit, and it has only letters, digits and dots before the first colon or "#".
func isTatham(line string) bool {
	end := strings.IndexAny(line, ":#")
	return end > 0 && isDigit(line[0]) && strings.Trim(line[:end], paramLetters) == ""
}

const paramLetters = ".0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func readTatham(l *lines) (*Board, error) {
	id, _ := l.written()
	line := l.number
	end := strings.IndexAny(id, ":#")
	params, desc := id[:end], id[end+1:]
	if id[end] == '#' || strings.HasPrefix(desc, "r") {
		return nil, &files.Error{Problem: NoLayout, Line: line, Found: files.Quote(id)}
	}
	width, rest := cutDigits(params)
	height := width
	if strings.HasPrefix(rest, "x") {
		height, _ = cutDigits(rest[1:]) // ignore the parameters after the size
	}
	rows, cols, err := parseSize(height, width, params, line)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: Tatham, Grid: square(rows, cols)}
	if comma := strings.LastIndexByte(desc, ','); comma >= 0 {
		start, err := parseStart(desc[:comma], b.Grid, line)
		if err != nil {
			return nil, err
		}
		b.Start = &start
		desc = desc[comma+1:]
	}
	masked := strings.HasPrefix(desc, "m")
	if masked || strings.HasPrefix(desc, "u") {
		desc = desc[1:]
	}
	mines, err := base16.bitmap(desc, rows*cols, line)
	if err != nil {
		return nil, err
	}
	if masked {
		mines.unmask(rows * cols)
	}
	b.Mines = Cells{cols, mines}
	if b.Start != nil && b.Mines.Has(*b.Start) {
		b.Notes = []*files.Error{{Problem: StartOnMine, Line: line, Found: b.Start.String()}}
		b.Start = nil
	}
	return b, nil
}

// cutDigits returns the decimal digits at the start of text and the text after them.
func cutDigits(text string) (number, rest string) {
	rest = strings.TrimLeft(text, "0123456789")
	return text[:len(text)-len(rest)], rest
}

// parseStart reads the start: the cell to open first, written as its column, a comma and its row.
func parseStart(text string, grid game.Grid, line int) (game.Cell, error) {
	x, y, _ := strings.Cut(text, ",")
	col, colOK := integer(x)
	row, rowOK := integer(y)
	c := game.Cell{Row: row, Col: col}
	if !colOK || !rowOK || !game.Contains(grid, c) {
		size := SizeText(grid.Size())
		return c, &files.Error{Problem: BadStart, Line: line, Found: files.Quote(text), Want: size}
	}
	return c, nil
}

// appendTatham appends a game ID with masked mines.
func appendTatham(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = strconv.AppendInt(dst, int64(cols), 10)
	dst = append(dst, 'x')
	dst = strconv.AppendInt(dst, int64(rows), 10)
	dst = append(dst, ':')
	if b.Start != nil {
		dst = strconv.AppendInt(dst, int64(b.Start.Col), 10)
		dst = append(dst, ',')
		dst = strconv.AppendInt(dst, int64(b.Start.Row), 10)
		dst = append(dst, ',')
	}
	dst = append(dst, 'm')
	mines := cellsOf(b.Grid, l.Mine).bits
	mines.mask()
	dst = base16.append(dst, mines, rows*cols)
	return append(dst, '\n')
}

// mask makes the mines unreadable. It combines each half of b with a stream of bytes made from the
// other half.
func (b bitmap) mask() {
	first, second := b[:len(b)/2], b[len(b)/2:]
	first.hide(second)
	second.hide(first)
}

// unmask undoes mask. The parameter cells is the number of cells of the board.
func (b bitmap) unmask(cells int) {
	first, second := b[:len(b)/2], b[len(b)/2:]
	second.hide(first)
	b.keepFirst(cells)
	first.hide(second)
}

// hide combines b by XOR with a stream of bytes made from seed. The stream is the SHA-1 of seed
// followed by "0", then the SHA-1 of seed followed by "1", and so on. A second call with the same
// seed restores b.
func (b bitmap) hide(seed bitmap) {
	seeded := sha1.New()
	seeded.Write(seed)
	for block := 0; len(b) > 0; block++ {
		// Copy the hash state of the seed instead of hashing the seed again: the seed is half as long
		// as the bitmap.
		sum, err := seeded.(hash.Cloner).Clone()
		if err != nil {
			panic(err) // SHA-1 can be copied
		}
		sum.Write(strconv.AppendInt(nil, int64(block), 10))
		b = b[subtle.XORBytes(b, b, sum.Sum(nil)):]
	}
}
