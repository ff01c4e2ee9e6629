package game

import (
	"bytes"
	"math/bits"
)

// The searches here find the n-th cell of some kind after a given cell, row by row, or before it if
// n is negative. They go on at the first cell after the last one. They look at 64 cells at a time,
// so that searching the largest board delays the screen by no more than a frame.

// NextClosed returns the n-th closed, unflagged cell after c, row by row; a negative n goes
// backwards. After the last cell of the board it goes on at the first. It returns c if there is no
// such cell or the game is over. Cell c must be on the board.
func (g *Game) NextClosed(c Cell, n int) Cell {
	if g.Status() != Playing {
		return c
	}
	return g.next(c, n, func(row, word int) uint64 { return g.shut[g.layout.frame.word(row, word)] })
}

// nextOnFrontier returns the n-th cell of the frontier after c, row by row; a negative n goes
// backwards. It returns c if there is no frontier.
func (g *Game) nextOnFrontier(c Cell, n int) Cell {
	if g.Status() != Playing || g.opened == 0 {
		return c
	}
	return g.next(c, n, g.frontier)
}

// NextOpen returns the n-th open cell after c that shows the face f, row by row; a negative n goes
// backwards. After the last cell of the board it goes on at the first. The faces depend on the
// numbering: see [Game.FaceAs]. NextOpen returns c if no open cell shows f. Cell c must be on the
// board.
func (g *Game) NextOpen(c Cell, n int, f Face, numbering Numbering) Cell {
	revealed := g.Revealed()
	return g.next(c, n, func(row, word int) uint64 {
		return g.showing(row, word, f, numbering, revealed)
	})
}

// next returns the n-th cell after c that belongs to a set; a negative n goes backwards. The
// function find returns the cells of the set that are in one word of a row. If the set is empty,
// next returns c. However large n is, next goes through the board at most twice.
func (g *Game) next(c Cell, n int, find func(row, word int) uint64) Cell {
	f := g.layout.frame
	words := (f.cols + wordBits - 1) / wordBits
	step := 1
	if n < 0 {
		step, n = -1, -n
	}
	for left := n; left > 0; {
		before := left
		row, word := c.Row, c.Col/wordBits
		for i := range f.rows*words + 1 {
			if set := ahead(find(row, word), c.Col%wordBits, step, i == 0, i == f.rows*words); set != 0 {
				if count := bits.OnesCount64(set); count < left {
					left -= count
				} else {
					return Cell{row, word*wordBits + nth(set, left, step)}
				}
			}
			switch word += step; {
			case word == words:
				row, word = (row+1)%f.rows, 0
			case word < 0:
				row, word = (row+f.rows-1)%f.rows, words-1
			}
		}
		if left == before {
			break // the set is empty
		}
		left = (left-1)%(before-left) + 1 // skip whole rounds of the board
	}
	return c
}

// ahead returns the cells of set that a search has to visit in one word. A search begins inside a
// word, goes around the board, and ends in the same word. On the first visit of that word, ahead
// returns the cells past the given bit, in the direction of step. On the last visit, it returns the
// other cells.
func ahead(set uint64, bit, step int, isFirst, isLast bool) uint64 {
	after := ^uint64(0) << bit << 1
	if step < 0 {
		after = 1<<bit - 1
	}
	switch {
	case isFirst:
		return set & after
	case isLast:
		return set &^ after
	}
	return set
}

// nth returns the index of the n-th bit of set, where n counts from 1. It counts from the lowest
// bit if step is positive, and otherwise from the highest.
func nth(set uint64, n, step int) int {
	for ; n > 1; n-- {
		if step > 0 {
			set &= set - 1
		} else {
			set &^= 1 << (bits.Len64(set) - 1)
		}
	}
	if step > 0 {
		return bits.TrailingZeros64(set)
	}
	return bits.Len64(set) - 1
}

// filter returns the cells of set for which keep returns true. All cells of set are in one word of
// a row.
func filter(set uint64, row, word int, keep func(Cell) bool) uint64 {
	for rest := set; rest != 0; rest &= rest - 1 {
		if bit := bits.TrailingZeros64(rest); !keep(Cell{row, word*wordBits + bit}) {
			set &^= 1 << bit
		}
	}
	return set
}

// showing returns the open cells in a word of a row that show the face f under this numbering. When
// the whole board is revealed, all safe cells count as open.
func (g *Game) showing(row, word int, f Face, numbering Numbering, revealed bool) uint64 {
	l := g.layout
	at := l.frame.word(row, word)
	open := g.openIn(row, word)
	if revealed {
		open = l.frame.onBoard(row, word) &^ l.mine[at]
	}
	if f != Empty && f != Overflagged {
		open &^= l.bare[at] // these never show a number
	}
	if open == 0 {
		return 0
	}
	flagsCount := !revealed && numbering == Left && g.flags > 0 && g.flagNear(row, word)
	if !flagsCount {
		switch f {
		case Overflagged:
			return 0
		case Empty:
			return open & l.bare[at]
		}
		first := l.frame.index(Cell{row, word * wordBits})
		around := l.around[first:][:min(wordBits, l.frame.cols-word*wordBits)]
		if bytes.IndexByte(around, byte(f)) < 0 {
			return 0
		}
	}
	return filter(open, row, word, func(c Cell) bool { return g.FaceAs(c, numbering, false) == f })
}

// openIn returns the open cells in a word of a row. A spare word has none.
func (g *Game) openIn(row, word int) uint64 {
	at := g.layout.frame.word(row, word)
	return g.layout.frame.onBoard(row, word) &^ g.shut[at] &^ g.flagged[at]
}

// openNear reports whether there is an open cell in a word of a row, or in the words that may hold
// neighbours of its cells.
func (g *Game) openNear(row, word int) bool {
	for r := row - MaxStep; r <= row+MaxStep; r++ {
		for w := max(0, word-1); w <= min(word+1, g.layout.frame.stride-1); w++ {
			if g.openIn(r, w) != 0 {
				return true
			}
		}
	}
	return false
}

// flagNear reports whether a cell is flagged in or near a word, which holds 64 cells of a row. It
// looks at that word and at the words that may hold neighbours of these cells. It may also report
// true for a flag farther away, which only makes [Game.showing] slower.
func (g *Game) flagNear(row, word int) bool {
	stride := g.layout.frame.stride
	at := g.layout.frame.word(row, word)
	for w := at - MaxStep*stride; w <= at+MaxStep*stride; w += stride {
		if g.flagged[w-1]|g.flagged[w]|g.flagged[w+1] != 0 {
			return true
		}
	}
	return false
}
