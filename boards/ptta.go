package boards

import (
	"slices"
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// MinesInMF is the problem of a link with its mines in the field mf, which this package cannot
// read.
const MinesInMF files.Problem = "the mines are in mf=, which only the site of this link reads; " +
	"open it there and copy a link with m=, or save an .mbf file"

// A link holds a board in two of its fields, such as
//
//	https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/?b=4005&m=vvvv…
//
// The field b is the size. The size of a level is one digit: 1, 2 or 3. Any other size is the
// digits of the columns and then the digits of the rows: 412 is 4 columns and 12 rows. If the
// number of digits is odd, the rows have one digit more.
//
// The field m is the mines: each digit stands for five cells. A link without m has no mines. But
// appendPTTA always writes m, because the site Llamasweeper refuses a link without it. Links of
// some other sites have the mines in a field mf instead of m.
const (
	pttaSite   = "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/"
	pttaSize   = "b="
	pttaMines  = "m="
	otherMines = "mf="
)

// pttaLevels are the levels whose size is written as one digit: 1 for the first level, 2 for the
// second, and so on.
var pttaLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

func isPTTA(line string) bool { return pttaField(line, pttaSize) != "" }

// pttaField returns the value of a field of link, or "" if link lacks the field. The name of the
// field includes its "=".
func pttaField(link, name string) string {
	between := func(r rune) bool { return strings.ContainsRune("?#&", r) }
	for field := range strings.FieldsFuncSeq(link, between) {
		if value, ok := strings.CutPrefix(field, name); ok {
			return value
		}
	}
	return ""
}

func readPTTA(l *lines) (*Board, error) {
	link, _ := l.written()
	line := l.number
	rows, cols, err := parsePTTASize(pttaField(link, pttaSize), line)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: PTTA, Grid: square(rows, cols)}
	switch word := pttaField(link, pttaMines); {
	case word != "":
		mines, err := base32.bitmap(word, rows*cols, line)
		if err != nil {
			return nil, err
		}
		b.Mines = Cells{cols, mines}
	case pttaField(link, otherMines) != "":
		return nil, &files.Error{Problem: MinesInMF, Line: line}
	}
	return b, nil
}

func parsePTTASize(word string, line int) (rows, cols int, err error) {
	for i, level := range pttaLevels {
		if word == strconv.Itoa(i+1) {
			return level.Rows, level.Cols, nil
		}
	}
	if _, rest := cutDigits(word); rest != "" {
		return 0, 0, badSize(word, line)
	}
	half := len(word) / 2
	return parseSize(word[half:], word[:half], word, line)
}

// appendPTTA appends a link to PTTACGfans' calculator.
func appendPTTA(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = append(dst, pttaSite+"?"+pttaSize...)
	dst = appendPTTASize(dst, rows, cols)
	dst = append(dst, "&"+pttaMines...)
	dst = base32.append(dst, cellsOf(b.Grid, l.Mine).bits, rows*cols)
	return append(dst, '\n')
}

func appendPTTASize(dst []byte, rows, cols int) []byte {
	isLevel := func(l game.Level) bool { return l.Rows == rows && l.Cols == cols }
	if i := slices.IndexFunc(pttaLevels[:], isLevel); i >= 0 {
		return strconv.AppendInt(dst, int64(i+1), 10)
	}
	digits := max(2, len(strconv.Itoa(max(rows, cols))))
	for _, n := range []int{cols, rows} {
		word := strconv.Itoa(n)
		dst = append(dst, strings.Repeat("0", digits-len(word))+word...)
	}
	return dst
}
