package game

import "math/bits"

// Openings returns the number of openings of the board. An opening is a connected region
// of empty cells with the numbers around it: opening any of the empty cells opens it all.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade)
	return openings
}

// ThreeBV returns the 3BV of the board, which is how players measure boards: the number of
// opens that it takes to win without a chord. It depends on the rule of opening:
//
//   - Cascade: one for each opening, and one for each number in no opening. This is
//     the least possible, Bechtel's Board Benchmark Value
//     (http://stephan-bechtel.de/3bv.htm) for the neighbours of the grid.
//   - Ring: the opens of a player who goes row by row, first to the empty cells
//     that are still closed, then to the numbers. Finding the least possible would
//     mean to try all orders.
//   - Single: one for each safe cell.
func (l *Layout) ThreeBV(o Opening) int {
	whole, numbers := l.worth(o)
	return whole + numbers
}

// ThreeBV returns the part of the board's 3BV that is solved: the openings and lone numbers
// with no closed cell left. In a game that is won it is the whole 3BV.
func (g *Game) ThreeBV() int {
	if g.Status() == Won {
		return g.layout.ThreeBV(g.rules.Opening)
	}
	whole, numbers := g.layout.worth(g.rules.Opening, g.shut, g.flagged)
	return whole + numbers
}

// smallBoard is the length, in words, of the largest set of cells for which worth needs no
// allocation: that of a 122×62 board.
const smallBoard = 128

// worth returns the number of openings and the number of lone cells, which are in no
// opening. It leaves out those with a cell in one of the closed sets.
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
		board := l.frame.onBoard(l.frame.row(w), w%l.frame.stride)
		alone += bits.OnesCount64(board &^ (l.mine[w] | s.touched[w] | s.hidden(w)))
	}
	return whole, alone
}

// A survey visits one opening after the other, in whole words as a cascade does.
type survey struct {
	l       *Layout
	opening Opening
	closed  []cells
	rest    cells   // empty cells in no opening visited so far
	touched cells   // the cells of the openings visited so far
	edge    cells   // cells of this opening whose neighbours are not visited
	next    []int32 // a stack of the words of edge that hold cells
	waiting int     // the height of next: an append would move the arrays to the heap
}

// take visits the opening of the first cell of s.rest in word w, and reports whether all of
// it is open.
func (s *survey) take(w int) (open bool) {
	open = true
	s.meet(w, s.rest[w]&-s.rest[w])
	for s.waiting > 0 {
		s.waiting--
		w := int(s.next[s.waiting])
		reach := s.l.reach[s.l.frame.row(w)&1]
		given := s.edge[w]
		if s.opening != Ring { // a ring opens no further
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

// touch adds the given cells of word w, neighbours of an empty one, to the opening, and
// reports whether all of them are open.
func (s *survey) touch(w int, given uint64) (open bool) {
	if given == 0 {
		return true
	}
	s.touched[w] |= given
	if s.opening == Ring {
		s.rest[w] &^= given // already open, so they need no open and start no ring
	} else {
		s.meet(w, given&s.rest[w])
	}
	return given&s.hidden(w) == 0
}

// meet adds the given cells of word w, all of them in s.rest, to the opening and to its
// edge.
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
