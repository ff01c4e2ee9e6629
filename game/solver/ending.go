package solver

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"buscaminas/game"
)

// Near the end of a game few layouts are left, so the best play can be found by trying all moves.
// An open cell shows a number, which rules out the layouts with another number there. The best
// moves depend only on the layouts that are left. So a state is a set of layouts, and its worth is
// the number of them that the best play wins.
//
// If too few layouts survive a move and the safest guess after it, the search skips the move: see
// [ending.upperBound]. This makes the player 5 % faster on Expert.

// An ending is a search for the best play in a position with few layouts left. A state of the
// search is a set of layouts that are still possible. The worth of a state is the number of its
// layouts in which the best play wins the game.
type ending struct {
	endingCells
	layouts []uint64 // for each layout, the set of its mines, with a bit for each cell

	// numbers[l*len(cells)+c] is the number of mines around cell c in layout l. It counts only
	// mines in unknown cells.
	numbers []uint8

	known    map[uint64]worth // the worth of each visited state; the key is its [hash]
	wins     int              // the number of layouts that the best play wins
	unsorted []int32          // memory for [ending.split]
	budget   int              // the number of states that the search may still visit
	// avoided has a bit for each cell that is opened only if no other is as good: see
	// [guesser.avoid].
	avoided uint64
}

const (
	endingSize = 64 // the largest number of unknown cells in an ending

	// smallBoard is the largest number of cells of a small board. Small boards have limits of their
	// own, because they have many layouts for their few cells. With the usual limits, the player
	// wins up to 5.6 % fewer layouts of 3×5 than optimal play.
	smallBoard = 36
)

// limits are the largest number of layouts in an ending, and the largest number of states that its
// search may visit. They were chosen by playing games of Expert: 1800 with a safe start and 1500 with
// an opening. Where other limits led to another move, the game was played on after each of the two
// moves, in 40 layouts. The table has the gain over limits of 300 layouts and 5000 states, in % of
// all games:
//
//	layouts   states    safe start       opening
//	    600     8000    0.017 ± 0.015    0.016 ± 0.013
//	    800   12,000    0.029 ± 0.022    0.031 ± 0.018
//	   1000   20,000    0.030 ± 0.023    0.032 ± 0.019
//	 20,000  500,000    0.072 ± 0.031    0.069 ± 0.036
//
// With 1000 layouts, some hints take more than 20 ms. With 50,000 layouts, the gain in the first two
// thirds of these games was 0.089 ± 0.043 with a safe start and 0.079 ± 0.050 with an opening, but
// the games took five times as long.
type limits struct{ layouts, states int }

var (
	usualLimits = limits{800, 12_000}
	smallLimits = limits{3000, 50_000}
	deepLimits  = limits{20_000, 500_000}
)

// best returns the index of the cell that the best play opens next. It reports false if there are
// too many cells, layouts or states. The caller must first call [Solver.solve], and must not call
// best if a cell is proved safe. If avoided[i] is true, the player opens cell i only if no other
// cell is as good: see [guesser.avoid].
func (e *ending) best(s *Solver, deep bool, avoided []bool) (i int, ok bool) {
	most := usualLimits
	switch {
	case deep:
		most = deepLimits
	case s.field.rows*s.field.cols <= smallBoard:
		most = smallLimits
	}
	if s.unknown > endingSize || s.count.log > math.Log(float64(most.layouts)+.5) {
		return 0, false
	}
	e.find(s)
	e.list()
	e.avoided = 0
	for c, i := range e.cells {
		if avoided != nil && avoided[i] {
			e.avoided |= 1 << c
		}
	}
	if e.known == nil {
		e.known = map[uint64]worth{}
	}
	clear(e.known)
	e.budget = most.states
	all := make([]int32, len(e.layouts))
	for l := range all {
		all[l] = int32(l)
	}
	c, won := e.guess(all, 0)
	e.wins = int(won.wins)
	if c < 0 || e.budget < 0 {
		return 0, false
	}
	return int(e.cells[c]), true
}

// list sets e.layouts to all layouts that fit the open numbers, and e.numbers to the numbers that
// the cells show in them.
func (e *ending) list() {
	e.layouts, e.numbers = e.layouts[:0], e.numbers[:0]
	e.addLayouts(0, 0)
	for _, mines := range e.layouts {
		for _, touched := range e.touched {
			e.numbers = append(e.numbers, uint8(bits.OnesCount64(mines&touched)))
		}
	}
}

// addLayouts appends to e.layouts all layouts whose first n cells have exactly the given mines.
func (e *ending) addLayouts(n int, mines uint64) {
	left := e.mines - bits.OnesCount64(mines)
	if left < 0 || left > len(e.cells)-n || !e.fits(n, mines) {
		return
	}
	if n == len(e.cells) {
		e.layouts = append(e.layouts, mines)
		return
	}
	e.addLayouts(n+1, mines)
	e.addLayouts(n+1, mines|1<<n)
}

// A worth says how many layouts of a state the best play wins. It may be only an upper bound for
// that number.
type worth struct {
	wins  int32
	exact bool // true if wins is the number itself, false if it is only an upper bound
}

// worth returns the worth of a state. The caller looks only for a worth above need. So if the worth
// turns out to be at most need, the function may stop early and return an upper bound that is at
// most need.
func (e *ending) worth(state []int32, need int32) worth {
	if len(state) == 1 {
		return worth{1, true}
	}
	key := hash(state)
	if w, ok := e.known[key]; ok && (w.exact || w.wins <= need) {
		return w
	}
	if e.budget--; e.budget < 0 {
		return worth{}
	}
	var mines uint64
	for _, l := range state {
		mines |= e.layouts[l]
	}
	w := worth{wins: -1}
	for c := range e.cells { // a safe cell costs nothing: open it if its number rules out a layout
		if mines>>c&1 == 0 && e.varies(c, state) {
			w = e.open(c, state, need)
			break
		}
	}
	if w.wins < 0 {
		_, w = e.guess(state, need)
	}
	e.known[key] = w
	return w
}

// hash returns a number for a set of layouts. The number is different for nearly all sets. It does
// not depend on the order of the layouts.
func hash(state []int32) (sum uint64) {
	for _, l := range state {
		x := uint64(l+1) * 0x9e3779b97f4a7c15
		x = (x ^ x>>32) * 0xd6e8feb86659fd93
		sum += x ^ x>>32
	}
	return sum
}

func (e *ending) number(c int, layout int32) uint8 { return e.numbers[int(layout)*len(e.cells)+c] }

// varies reports whether cell c would show different numbers in different layouts of state.
func (e *ending) varies(c int, state []int32) bool {
	return slices.ContainsFunc(state, func(l int32) bool { return e.number(c, l) != e.number(c, state[0]) })
}

// open returns the worth of a state for a player who opens cell c first. This player loses the
// layouts with a mine in cell c. Like [ending.worth], open may return an upper bound that is at
// most need. It changes the order of the layouts in state.
func (e *ending) open(c int, state []int32, need int32) worth {
	ends := e.split(c, state)
	var limits [len(ends)]int32
	all, begin := worth{exact: true}, int32(0)
	for n, end := range ends {
		limits[n] = e.upperBound(state[begin:end])
		all.wins += limits[n]
		begin = end
	}
	begin = 0
	for n, end := range ends {
		if begin < end {
			if all.wins <= need {
				return worth{all.wins, false}
			}
			others := all.wins - limits[n]
			w := e.worth(state[begin:end], need-others)
			all = worth{others + w.wins, all.exact && w.exact}
		}
		begin = end
	}
	return all
}

// split sorts the layouts of a state by the number that cell c shows. Layouts with a mine in cell c
// come last. The result ends[n] is the index after the last layout in which cell c shows n.
func (e *ending) split(c int, state []int32) (ends [game.MaxSteps + 1]int32) {
	const mine = game.MaxSteps + 1
	number := func(l int32) uint8 {
		if e.layouts[l]>>c&1 != 0 {
			return mine
		}
		return e.number(c, l)
	}
	var next [mine + 1]int32
	for _, l := range state {
		next[number(l)]++
	}
	begin := int32(0)
	for n, size := range next {
		next[n] = begin
		begin += size
	}
	e.unsorted = append(e.unsorted[:0], state...)
	for _, l := range e.unsorted {
		n := number(l)
		state[next[n]] = l
		next[n]++
	}
	return [game.MaxSteps + 1]int32(next[:mine])
}

// upperBound returns an upper bound for the worth of a state. If the state was visited before, this
// is the worth, or the upper bound, found at that visit. Otherwise it is the number of layouts that
// survive the safest guess.
func (e *ending) upperBound(state []int32) int32 {
	if len(state) < 2 {
		return int32(len(state))
	}
	if w, ok := e.known[hash(state)]; ok {
		return w.wins
	}
	mines := e.minesOf(state)
	return int32(len(state)) - slices.Min(mines[:len(e.cells)])
}

// minesOf returns how many layouts of a state have a mine in each cell.
func (e *ending) minesOf(state []int32) (mines [endingSize]int32) {
	for _, l := range state {
		for left := e.layouts[l]; left != 0; left &= left - 1 {
			mines[bits.TrailingZeros64(left)]++
		}
	}
	return mines
}

// guess returns the best cell to open and the worth of a state. In the state, no number of a safe cell
// may rule out a layout. If the worth is at most need, guess may return any cell or -1, and an upper
// bound for the worth.
func (e *ending) guess(state []int32, need int32) (best int, won worth) {
	best = -1
	mines := e.minesOf(state)
	var cells [endingSize]int
	n := 0
	for c := range e.cells {
		if 0 < mines[c] && int(mines[c]) < len(state) {
			cells[n] = c
			n++
		}
	}
	avoided := func(c int) uint64 { return e.avoided >> c & 1 }
	slices.SortFunc(cells[:n], func(a, b int) int {
		return cmp.Or(
			cmp.Compare(mines[a], mines[b]),
			cmp.Compare(avoided(a), avoided(b)),
			cmp.Compare(e.cells[a], e.cells[b]),
		)
	})
	for _, c := range cells[:n] {
		needed := max(won.wins, need)
		if e.budget < 0 {
			break
		}
		if safe := int32(len(state)) - mines[c]; safe <= needed {
			if safe > won.wins {
				won = worth{safe, false}
			}
			break // the cells are sorted: none of the next can be better
		}
		if w := e.open(c, state, needed); w.wins > won.wins {
			best, won = c, w
		}
	}
	return best, won
}

// endingCells holds the unknown cells of a position, and the open numbers that touch them. A set of
// unknown cells is a uint64, in which bit c stands for the cell with the index cells[c].
type endingCells struct {
	cells     []int32  // the unknown cells, by their indexes in the [field]
	touched   []uint64 // for each cell, the set of unknown cells that it touches
	mines     int      // the number of mines in all unknown cells together
	shown     []shown
	numbersAt [][]int32 // for each cell, the indexes in shown of the numbers that touch it
}

// A shown is what an open cell says about the unknown cells that it touches: how many mines they
// hold.
type shown struct {
	cells uint64 // the set of unknown cells that the open cell touches
	mines int    // the number of mines in the unknown cells that the open cell touches
}

// find sets e to the unknown cells of s and the open numbers that touch them. In e.cells, the cells
// that touch a number come first, and connected cells are close to each other.
func (e *endingCells) find(s *Solver) {
	k := &s.count
	e.cells = e.cells[:0]
	for c := range k.components {
		for _, i := range k.cellsOf(&k.components[c]) {
			if s.known[i] == Unknown {
				e.cells = append(e.cells, i)
			}
		}
	}
	for i, known := range s.known {
		if known == Unknown && k.placeAt[i] == 0 {
			e.cells = append(e.cells, int32(i))
		}
	}
	e.mines = s.minesLeft
	e.touched, e.shown = e.touched[:0], e.shown[:0]
	e.numbersAt = slices.Grow(e.numbersAt[:0], len(e.cells))[:len(e.cells)]
	for c, i := range e.cells {
		e.touched = append(e.touched, e.around(s, i))
		e.numbersAt[c] = e.numbersAt[c][:0]
	}
	for c := range k.components {
		for _, n := range k.numbersIn(&k.components[c]) {
			number := shown{e.around(s, n.at), s.clues[n.at].need()}
			for cells := number.cells; cells != 0; cells &= cells - 1 {
				c := bits.TrailingZeros64(cells)
				e.numbersAt[c] = append(e.numbersAt[c], int32(len(e.shown)))
			}
			e.shown = append(e.shown, number)
		}
	}
}

// around returns the set of unknown cells that touch the cell at index i.
func (e *endingCells) around(s *Solver, i int32) (cells uint64) {
	for _, step := range s.field.stepsFrom(int(i)) {
		if c := slices.Index(e.cells, i+int32(step.offset)); c >= 0 {
			cells |= 1 << c
		}
	}
	return cells
}

// fits reports whether the first n cells can have exactly the given mines. It checks only the
// numbers that touch the last of these n cells.
func (e *endingCells) fits(n int, mines uint64) bool {
	if n == 0 {
		return true
	}
	for _, number := range e.numbersAt[n-1] {
		number := &e.shown[number]
		placed := bits.OnesCount64(mines & number.cells)
		if placed > number.mines || placed+bits.OnesCount64(number.cells>>n) < number.mines {
			return false
		}
	}
	return true
}
