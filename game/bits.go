package game

// A frame maps the cells of a board to the bits of a long string of bits, divided into words of 64.
// Every row begins a new word. There are spare rows above and below the board, and spare bits at
// the end of each row. So a step of the grid is the same distance in the string from every cell. A
// step that leaves the board ends on a spare bit, which is in no set of cells.
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

// words returns the number of words in the string.
func (f frame) words() int { return (f.rows + 2*spareRows) * f.stride }

// bit returns the index of the bit of c. A cell off the board by at most [MaxStep] has a
// spare bit.
func (f frame) bit(c Cell) int { return (c.Row+spareRows)*f.stride*wordBits + c.Col }

// step returns the distance of a step in bits.
func (f frame) step(by Cell) int { return by.Row*f.stride*wordBits + by.Col }

// index returns the index of c in a slice of the cells of the board, row by row,
// without spare ones.
func (f frame) index(c Cell) int { return c.Row*f.cols + c.Col }

// row returns the row of word w. Spare rows are negative or past the last row.
func (f frame) row(w int) int { return w/f.stride - spareRows }

// word returns the index in the string of a word, given its row and its place in the row. The row
// may be spare.
func (f frame) word(row, word int) int { return (row+spareRows)*f.stride + word }

// cells is a set of cells: the string of bits that a [frame] describes.
type cells []uint64

func (s cells) has(bit int) bool { return s[bit/wordBits]>>(bit%wordBits)&1 != 0 }
func (s cells) add(bit int)      { s[bit/wordBits] |= 1 << (bit % wordBits) }
func (s cells) remove(bit int)   { s[bit/wordBits] &^= 1 << (bit % wordBits) }

// set adds the bit if member is true, and removes it otherwise.
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

// onBoard returns the bits in a word of a row that are cells of the board, and not spare.
func (f frame) onBoard(row, word int) uint64 {
	left := f.cols - word*wordBits
	switch {
	case row < 0 || row >= f.rows || left <= 0:
		return 0
	case left < wordBits:
		return 1<<left - 1
	}
	return ^uint64(0)
}
