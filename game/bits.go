package game

// A frame maps the cells of a board to bits, which are stored in words of 64. Every row begins a
// new word. There are spare rows above and below the board, and spare bits at the end of each row.
// No set of cells contains a spare bit.
//
// A step of the grid moves every cell by the same number of bits. A step that leaves the board ends
// on a spare bit.
type frame struct {
	rows, cols int
	stride     int // the number of words in a row
}

const (
	wordBits  = 64
	spareRows = MaxStep + 1 // a step up that also leaves to the left ends one row higher
)

func newFrame(rows, cols int) frame {
	return frame{rows, cols, (cols + MaxStep + wordBits - 1) / wordBits}
}

// words returns the number of words for all rows, spare rows included.
func (f frame) words() int { return (f.rows + 2*spareRows) * f.stride }

// bit returns the index of the bit of c. If c is off the board by at most [MaxStep], its bit is a
// spare one.
func (f frame) bit(c Cell) int { return (c.Row+spareRows)*f.stride*wordBits + c.Col }

// step returns the number of bits by which a step of the grid moves a cell. The number is negative
// if the step goes to a lower bit.
func (f frame) step(by Cell) int { return by.Row*f.stride*wordBits + by.Col }

// index returns the position of c among the cells of the board, row by row from 0. Spare bits are
// not counted.
func (f frame) index(c Cell) int { return c.Row*f.cols + c.Col }

// row returns the row of the board to which the word with index w belongs. For a word of a spare
// row the result is negative or past the last row.
func (f frame) row(w int) int { return w/f.stride - spareRows }

// word returns the index of a word among all words, given its row and its place in the row. The row
// may be a spare one.
func (f frame) word(row, place int) int { return (row+spareRows)*f.stride + place }

// cells is a set of cells, with one bit for each cell. A [frame] says which bit a cell has.
type cells []uint64

func (s cells) has(bit int) bool { return s[bit/wordBits]>>(bit%wordBits)&1 != 0 }
func (s cells) add(bit int)      { s[bit/wordBits] |= 1 << (bit % wordBits) }
func (s cells) remove(bit int)   { s[bit/wordBits] &^= 1 << (bit % wordBits) }

// set adds the bit to s if member is true, and removes the bit otherwise.
func (s cells) set(bit int, member bool) {
	if member {
		s.add(bit)
	} else {
		s.remove(bit)
	}
}

// fill returns the set of all cells of the board.
func (f frame) fill() cells {
	s := make(cells, f.words())
	for row := range f.rows {
		for word := range f.stride {
			s[f.word(row, word)] = f.onBoard(row, word)
		}
	}
	return s
}

// onBoard returns a mask of the bits in a word that are not spare. The word is given by its row and
// its place in the row.
func (f frame) onBoard(row, place int) uint64 {
	left := f.cols - place*wordBits
	switch {
	case row < 0 || row >= f.rows || left <= 0:
		return 0
	case left < wordBits:
		return 1<<left - 1
	}
	return ^uint64(0)
}
