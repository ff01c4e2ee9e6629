package game

import (
	"bytes"
	"math/bits"
)

// Searches for the next cell of a kind: in the order of reading, or back where the number of
// steps is negative, and around the board. They go word by word, so that no board is too large
// for a search between two frames.

// NextClosed returns where n steps lead from c, which must be on the board, each to the next
// cell that is closed and not flagged. It is c where there is none, as once the game is over.
func (g *Game) NextClosed(c Cell, n int) Cell {
	if g.Status() != Playing {
		return c
	}
	return g.next(c, n, func(row, word int) uint64 { return g.shut[g.layout.frame.word(row, word)] })
}

// nextOnFrontier returns where n steps lead from c, which must be on the board, each to the
// next cell of which [Game.OnFrontier] holds. It is c where there is none.
func (g *Game) nextOnFrontier(c Cell, n int) Cell {
	if g.Status() != Playing || g.opened == 0 {
		return c
	}
	return g.next(c, n, g.frontier)
}

// NextOpen returns where n steps lead from c, which must be on the board, each to the next
// cell that is open and shows f, as [Game.FaceAs] has it. It is c where there is none.
func (g *Game) NextOpen(c Cell, n int, f Face, by Numbering) Cell {
	over := g.Status() != Playing
	return g.next(c, n, func(row, word int) uint64 { return g.showing(row, word, f, by, over) })
}

// next returns where n steps lead from c, each to the next cell of the sets that in returns
// for the words of each row. However many the steps are, it goes through the board twice at
// most.
func (g *Game) next(c Cell, n int, in func(row, word int) uint64) Cell {
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
			if set := ahead(in(row, word), c.Col%wordBits, step, i == 0, i == f.rows*words); set != 0 {
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
			break // there is none
		}
		left = (left-1)%(before-left) + 1 // once more around is like the first time
	}
	return c
}

// ahead returns what a search has before it of a word: of the one in which it begins first what
// comes after the given bit, and at last the others.
func ahead(set uint64, bit, step int, first, last bool) uint64 {
	after := ^uint64(0) << bit << 1
	if step < 0 {
		after = 1<<bit - 1
	}
	switch {
	case first:
		return set & after
	case last:
		return set &^ after
	}
	return set
}

// nth returns the place of the n-th bit of a set, from 1, counted upwards or downwards.
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

// each returns the cells of a set in a word of a row of which is holds.
func each(set uint64, row, word int, is func(Cell) bool) uint64 {
	for rest := set; rest != 0; rest &= rest - 1 {
		if bit := bits.TrailingZeros64(rest); !is(Cell{row, word*wordBits + bit}) {
			set &^= 1 << bit
		}
	}
	return set
}

// frontier returns the cells of a word of a row of which [Game.OnFrontier] holds.
func (g *Game) frontier(row, word int) uint64 {
	shut := g.shut[g.layout.frame.word(row, word)]
	if shut == 0 || !g.openNear(row, word) {
		return 0
	}
	return each(shut, row, word, g.OnFrontier)
}

// showing returns the cells of a word of a row that are open and show f.
func (g *Game) showing(row, word int, f Face, by Numbering, over bool) uint64 {
	l := g.layout
	at := l.frame.word(row, word)
	open := g.openIn(row, word)
	if over {
		open = l.frame.filled(row, word) &^ l.mine[at]
	}
	if f != Empty && f != Overflagged {
		open &^= l.bare[at] // which never show a number
	}
	if open == 0 {
		return 0
	}
	flagsCount := !over && by == Left && g.flags > 0 && g.flagNear(row, word)
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
	return each(open, row, word, func(c Cell) bool { return g.FaceAs(c, by, false) == f })
}

// openIn returns the open cells of a word of a row; none off the board.
func (g *Game) openIn(row, word int) uint64 {
	at := g.layout.frame.word(row, word)
	return g.layout.frame.filled(row, word) &^ g.shut[at] &^ g.flagged[at]
}

// openNear reports whether a cell is open in a word of a row, or in the words that touch it.
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

// flagNear reports whether a cell is flagged in a word of a row, or in the words that touch it,
// or in one beyond the end of the row.
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

// filled returns the cells of the board in a word of a row; none off the board.
func (f frame) filled(row, word int) uint64 {
	left := f.cols - word*wordBits
	switch {
	case row < 0 || row >= f.rows || left <= 0:
		return 0
	case left < wordBits:
		return 1<<left - 1
	}
	return ^uint64(0)
}
