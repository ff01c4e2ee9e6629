package boards

import (
	"strings"

	"buscaminas/boards/files"
)

// A bitmap is a set of cells of a board, with one bit for each cell, row by row. The highest bit of
// the first byte stands for the first cell.
type bitmap []byte

func newBitmap(cells int) bitmap { return make(bitmap, (cells+7)/8) }

func (b bitmap) set(i int)      { b[i/8] |= 1 << (7 - i%8) }
func (b bitmap) has(i int) bool { return b[i/8]&(1<<(7-i%8)) != 0 }

// keepFirst keeps the first n bits of b and clears the bits after them. The last byte of b must
// hold bit n-1.
func (b bitmap) keepFirst(n int) {
	if used := n % 8; used > 0 {
		b[len(b)-1] &= ^byte(0xff >> used)
	}
}

// digits describes a way to write a bitmap as text. Each digit stands for several cells. The
// highest bit of the digit stands for the first of these cells. If the last digit has more bits
// than cells are left, its other bits are 0.
type digits struct {
	alphabet string // the digits, from 0 up
	bits     int    // the number of cells that a digit stands for
}

var (
	base16 = digits{"0123456789abcdef", 4}
	base32 = digits{"0123456789abcdefghijklmnopqrstuv", 5}
)

// bitmap parses word as a bitmap with this number of cells. It takes letters in upper and lower
// case. The parameter line is the number of the line that contains the word, for error messages.
func (d digits) bitmap(word string, cells, line int) (bitmap, error) {
	if want := (cells + d.bits - 1) / d.bits; len(word) != want {
		return nil, miscount(DigitCount, line, len(word), want)
	}
	b := newBitmap(cells)
	for i, r := range word {
		value := strings.IndexRune(d.alphabet, lower(r))
		if value < 0 {
			found := files.Quote(string(r))
			return nil, &files.Error{Problem: BadDigit, Line: line, Found: found, Want: d.alphabet}
		}
		for bit := range d.bits {
			if cell := i*d.bits + bit; cell < cells && value>>(d.bits-1-bit)&1 != 0 {
				b.set(cell)
			}
		}
	}
	return b, nil
}

// lower returns r in lower case if it is a letter from A to Z, and r itself otherwise.
func lower(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		return r + 'a' - 'A'
	}
	return r
}

// append writes b in digits, appends the digits to dst, and returns the extended slice. The
// parameter cells is the number of cells in b.
func (d digits) append(dst []byte, b bitmap, cells int) []byte {
	for first := 0; first < cells; first += d.bits {
		value := 0
		for cell := first; cell < first+d.bits; cell++ {
			value <<= 1
			if cell < cells && b.has(cell) {
				value |= 1
			}
		}
		dst = append(dst, d.alphabet[value])
	}
	return dst
}
