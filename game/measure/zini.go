package measure

import "buscaminas/game"

// ZiNi returns the numbers of clicks with which two simple players win a board under the rules of
// [game.Classic]. Both players know the mines and use flags. The greedy player never needs more
// clicks than the 3BV.
//
// Elmar Zimmermann and Christoph Nikolaus defined ZiNi in 2009
// (https://minesweepergame.com/forum/viewtopic.php?f=15&t=70). To solve a cell is to open it, flag
// the mines around it and chord on it. The premium of a cell is the 3BV gained by solving the cell,
// minus the number of clicks to solve it. The player always solves the cell with the highest
// premium. If all premiums are negative, the player opens an opening, or a number in no opening.
// The human player first opens all openings, and then chords on open cells only.
//
// Of equally good cells the left-most comes first, then the top-most, as in the published programs.
// The players play the board in all eight ways to turn and mirror it, and the fewest clicks count.
// This is the 8-way ZiNi.
func ZiNi(l *game.Layout) (greedy, human int) {
	greedy, human = l.Cells(), l.Cells()
	for w := range way(8) {
		z := newZini(l, w)
		greedy = min(greedy, z.clicks())
		z = newZini(l, w)
		z.human = true
		for _, opening := range z.openings {
			z.open(opening[0])
		}
		human = min(human, len(z.openings)+z.clicks())
	}
	return greedy, human
}

// clicks plays to the end and returns the number of clicks.
func (z *zini) clicks() (clicks int) {
	for z.closed > 0 {
		if cell, ok := z.best(); ok {
			clicks += z.solve(cell)
		} else {
			z.open(z.leftmost())
			clicks++
		}
	}
	return clicks
}

// A way is one of eight orders of the cells. The zero value goes through the columns from the left,
// and through each column from the top. The bit fromBelow goes from the bottom up, fromRight goes
// from right to left, and byRows goes through the rows one after the other instead of the columns.
type way int

const (
	fromBelow way = 1 << iota
	fromRight
	byRows
)

// zini is the state of a player who follows the strategy of [ZiNi]. Cells are numbered in the order
// of the way.
type zini struct {
	layout *game.Layout
	way
	rows     int
	cols     int
	human    bool    // the player chords on open cells only
	closed   int     // the number of safe cells that are not open
	done     []bool  // for each cell, whether it is open or a flagged mine
	premium  []int   // for each safe cell, its premium: see [ZiNi]
	opening  []int   // for each cell, the index of its opening if it is empty, or else noOpening
	openings [][]int // the cells of each opening
	alone    []bool  // for each cell, whether it is safe and in no opening
}

const noOpening = -1 // the value in zini.opening of a cell that is not empty

func newZini(l *game.Layout, w way) *zini {
	n := l.Cells()
	rows, cols := l.Grid().Size()
	z := &zini{
		layout:  l,
		way:     w,
		rows:    rows,
		cols:    cols,
		closed:  n - l.Mines(),
		done:    make([]bool, n),
		premium: make([]int, n),
		opening: make([]int, n),
		alone:   make([]bool, n),
	}
	for cell := range n {
		c := z.cell(cell)
		z.premium[cell] = -l.Around(c) - 2 // one click to open, one to chord, and one for each flag
		z.opening[cell] = noOpening
		z.alone[cell] = !l.Mine(c)
	}
	lastOpening := make([]int, n) // 1 plus the index of the last opening that holds the cell
	for cell := range n {
		if z.empty(cell) && z.opening[cell] == noOpening {
			z.addOpening(cell, lastOpening)
		}
	}
	for cell := range n {
		if z.alone[cell] {
			z.reward(cell, +1)
		}
	}
	return z
}

func (z *zini) cell(i int) game.Cell {
	c := game.Cell{Row: i % z.rows, Col: i / z.rows}
	if z.way&byRows != 0 {
		c = game.Cell{Row: i / z.cols, Col: i % z.cols}
	}
	return z.turned(c)
}

// turned returns c with its row counted from the bottom if the bit fromBelow is set, and its column
// counted from the right if the bit fromRight is set.
func (z *zini) turned(c game.Cell) game.Cell {
	if z.way&fromBelow != 0 {
		c.Row = z.rows - 1 - c.Row
	}
	if z.way&fromRight != 0 {
		c.Col = z.cols - 1 - c.Col
	}
	return c
}

func (z *zini) number(c game.Cell) int {
	c = z.turned(c)
	if z.way&byRows != 0 {
		return c.Row*z.cols + c.Col
	}
	return c.Col*z.rows + c.Row
}

func (z *zini) mine(i int) bool  { return z.layout.Mine(z.cell(i)) }
func (z *zini) empty(i int) bool { return !z.mine(i) && z.layout.Around(z.cell(i)) == 0 }

// touching yields the neighbours of a cell.
func (z *zini) touching(cell int) func(func(int) bool) {
	return func(yield func(int) bool) {
		c := z.cell(cell)
		for _, step := range z.layout.Grid().Steps(c) {
			if n := c.Add(step); game.Contains(z.layout.Grid(), n) && !yield(z.number(n)) {
				return
			}
		}
	}
}

// addOpening adds the opening that contains an empty cell, and marks the cells of the opening in
// lastOpening. For each cell, lastOpening holds 1 plus the index of the last opening that contains
// the cell, or 0 if no opening does so far.
func (z *zini) addOpening(cell int, lastOpening []int) {
	id := len(z.openings)
	cells := []int{cell}
	lastOpening[cell] = id + 1
	for i := 0; i < len(cells); i++ { // the loop appends to cells
		cell := cells[i]
		z.premium[cell]++
		z.alone[cell] = false
		if !z.empty(cell) {
			continue
		}
		z.opening[cell] = id
		for n := range z.touching(cell) {
			if lastOpening[n] != id+1 {
				lastOpening[n] = id + 1
				cells = append(cells, n)
			}
		}
	}
	z.openings = append(z.openings, cells)
}

// reward adds an amount to the premium of a cell and to the premium of each of its neighbours.
func (z *zini) reward(cell int, amount int) {
	z.premium[cell] += amount
	for n := range z.touching(cell) {
		z.premium[n] += amount
	}
}

// best returns the cell to solve next. It reports false if all premiums are negative.
func (z *zini) best() (cell int, ok bool) {
	highest := -1
	for i, premium := range z.premium {
		if premium > highest && (z.done[i] || !z.human) && !z.mine(i) {
			cell, highest = i, premium
		}
	}
	return cell, highest >= 0
}

// solve opens a cell, flags the mines around it, chords on it, and returns the number of
// clicks.
func (z *zini) solve(cell int) (clicks int) {
	if !z.done[cell] {
		z.open(cell)
		clicks++
	}
	for n := range z.touching(cell) {
		if !z.mine(n) {
			z.open(n)
		} else if !z.done[n] {
			z.flag(n)
			clicks++
		}
	}
	return clicks + 1
}

// open opens a safe cell. If the cell is empty, open opens its whole opening.
func (z *zini) open(cell int) {
	if z.done[cell] {
		return
	}
	if id := z.opening[cell]; id != noOpening {
		for _, n := range z.openings[id] {
			z.uncover(n)
			z.premium[n]--
		}
		return
	}
	z.uncover(cell)
	if z.alone[cell] {
		z.reward(cell, -1)
	}
}

// uncover opens one cell. The premium of the cell grows by 1, because solving the cell no longer
// takes the click that opens it.
func (z *zini) uncover(cell int) {
	if !z.done[cell] {
		z.done[cell] = true
		z.closed--
		z.premium[cell]++
	}
}

func (z *zini) flag(mine int) {
	z.done[mine] = true
	for n := range z.touching(mine) {
		z.premium[n]++
	}
}

// leftmost returns the first closed cell that is empty, or is a number in no opening.
func (z *zini) leftmost() int {
	cell := 0
	for z.done[cell] || z.mine(cell) || z.opening[cell] == noOpening && !z.alone[cell] {
		cell++
	}
	return cell
}
