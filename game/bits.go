package game

// A frame lays the cells of a board out as one long string of bits, 64 to a
// word. Every row begins a word. There are spare rows above and below the board
// and spare bits at the end of each row, so that a step of the grid is one and
// the same shift of the whole string, and a step that leaves the board ends on a
// spare bit, which belongs to no set of cells.
type frame struct {
	rows, cols int
	stride     int // words a row
}

const (
	wordBits  = 64
	spareRows = MaxStep + 1 // one more than a step goes: it may also leave to the left
)

func newFrame(rows, cols int) frame {
	return frame{rows, cols, (cols + MaxStep + wordBits - 1) / wordBits}
}

// words returns the length of a set of cells.
func (f frame) words() int { return (f.rows + 2*spareRows) * f.stride }

// bit returns the place of c in the string.
func (f frame) bit(c Cell) int { return (c.Row+spareRows)*f.stride*wordBits + c.Col }

// step returns how far a step leads in the string.
func (f frame) step(by Cell) int { return by.Row*f.stride*wordBits + by.Col }

// index returns the place of c in a slice that holds the cells of the board
// alone, row after row.
func (f frame) index(c Cell) int { return c.Row*f.cols + c.Col }

// row returns the row, on the board or spare, that word w lies in.
func (f frame) row(w int) int { return w/f.stride - spareRows }

// word returns the place of one of the words of a row, on the board or spare.
func (f frame) word(row, word int) int { return (row+spareRows)*f.stride + word }

// cells is a set of cells of a frame.
type cells []uint64

func (s cells) has(bit int) bool { return s[bit/wordBits]>>(bit%wordBits)&1 != 0 }
func (s cells) add(bit int)      { s[bit/wordBits] |= 1 << (bit % wordBits) }
func (s cells) remove(bit int)   { s[bit/wordBits] &^= 1 << (bit % wordBits) }

// set is add or remove.
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
	for r := range f.rows {
		row := s[(r+spareRows)*f.stride:][:f.stride]
		for w := range row {
			if left := f.cols - w*wordBits; left >= wordBits {
				row[w] = ^uint64(0)
			} else if left > 0 {
				row[w] = 1<<left - 1
			}
		}
	}
	return s
}
