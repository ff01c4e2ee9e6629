package game

import "math/bits"

// Openings returns how many openings the board has. An opening is a region of
// cells without a mine around, each touching the next, with the numbers around
// it: whoever opens one of its empty cells gets all of it.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade)
	return openings
}

// ThreeBV returns the 3BV of the board, which players measure boards by: the opens
// that it takes to win without a chord, by what else is opened with a cell.
//
//   - Cascade: one for each opening and one for each number that lies in none, the
//     least there can be. It is Bechtel's Board Benchmark Value
//     (http://stephan-bechtel.de/3bv.htm) over the neighbours of the grid.
//   - Ring: as a player does who goes row by row, first to the empty cells that are
//     still closed, and then to the numbers. The least is not known but by trying
//     all ways.
//   - Single: one for each cell without a mine.
func (l *Layout) ThreeBV(o Opening) int {
	whole, numbers := l.worth(o)
	return whole + numbers
}

// ThreeBV returns how much of the board's 3BV, by the rules of the game, is open: of
// what one open would open, that of which nothing is left closed. A game that is won
// has all of it.
func (g *Game) ThreeBV() int {
	if g.Status() == Won {
		return g.layout.ThreeBV(g.rules.Opening)
	}
	whole, numbers := g.layout.worth(g.rules.Opening, g.shut, g.flagged)
	return whole + numbers
}

// smallBoard is the words of a set of cells up to which a board is surveyed
// without allocation: 122×62 and anything below.
const smallBoard = 128

// worth counts what is opened as a whole with an empty cell, and the cells that are
// opened by themselves, but for those of which a cell is in one of the closed sets.
func (l *Layout) worth(o Opening, closed ...cells) (whole, alone int) {
	var space [3][smallBoard]uint64
	var room [smallBoard]int32
	s := survey{
		l: l, opening: o, closed: closed,
		rest: space[0][:], edge: space[1][:], touched: space[2][:], next: room[:],
	}
	if n := l.frame.words(); n > smallBoard {
		s.rest, s.edge, s.touched, s.next = make(cells, n), make(cells, n), make(cells, n), make([]int32, n)
	}
	if o != Single {
		copy(s.rest, l.bare)
	}
	for w := range l.bare {
		for s.rest[w] != 0 {
			if s.take(w) {
				whole++
			}
		}
	}
	for w := range l.bare {
		alone += bits.OnesCount64(l.frame.board(w) &^ (l.mine[w] | s.touched[w] | s.hidden(w)))
	}
	return whole, alone
}

// A survey goes from opening to opening, by whole words as a cascade does.
type survey struct {
	l       *Layout
	opening Opening
	closed  []cells
	rest    cells   // empty cells that nothing met so far opens
	touched cells   // what has been met, and what touches that
	edge    cells   // of the opening at hand, those whose neighbours are yet to be met
	next    []int32 // the words of edge that hold some, as many as waiting
	waiting int     // counted apart: an append would send all of this to the heap
}

// take takes what is opened with the first cell of s.rest in word w, and reports
// whether nothing of it is closed.
func (s *survey) take(w int) (open bool) {
	open = true
	s.meet(w, s.rest[w]&-s.rest[w])
	for s.waiting > 0 {
		s.waiting--
		w := int(s.next[s.waiting])
		reach := s.l.reach[s.l.frame.row(w)&1]
		given := s.edge[w]
		if s.opening != Ring { // where nothing follows from what is met
			given = reach.along(given, s.rest[w])
			s.rest[w] &^= given
			s.touched[w] |= given
		}
		s.edge[w] = 0
		open = open && given&s.hidden(w) == 0
		for i := range reach {
			to := reach[i].move(given)
			for _, rows := range reach[i].rows {
				n := w + rows*s.l.frame.stride
				open = s.touch(n-1, to.before) && open
				open = s.touch(n, to.there) && open
				open = s.touch(n+1, to.behind) && open
			}
		}
	}
	return open
}

// touch notes that the given cells of word w are met, and reports whether none of them is
// closed.
func (s *survey) touch(w int, given uint64) (open bool) {
	if given == 0 {
		return true
	}
	s.touched[w] |= given
	if s.opening == Ring {
		s.rest[w] &^= given // open by then, and it opens no more
	} else {
		s.meet(w, given&s.rest[w])
	}
	return given&s.hidden(w) == 0
}

// meet adds the given cells of word w, which are in s.rest, to the opening at
// hand.
func (s *survey) meet(w int, given uint64) {
	if given == 0 {
		return
	}
	if s.edge[w] == 0 {
		s.next[s.waiting] = int32(w)
		s.waiting++
	}
	s.edge[w] |= given
	s.rest[w] &^= given
	s.touched[w] |= given
}

// hidden returns the closed cells of word w.
func (s *survey) hidden(w int) uint64 {
	var hidden uint64
	for _, set := range s.closed {
		hidden |= set[w]
	}
	return hidden
}

// board returns the cells of word w that are on the board, and not spare.
func (f frame) board(w int) uint64 {
	row := f.row(w)
	left := f.cols - w%f.stride*wordBits
	switch {
	case row < 0 || row >= f.rows || left <= 0:
		return 0
	case left >= wordBits:
		return ^uint64(0)
	default:
		return 1<<left - 1
	}
}
