package deal

import (
	"math"
	"math/bits"
	"slices"

	"buscaminas/game"
)

// A mine and a cell without one that touch each other are a dead pair if every other
// cell without a mine touches both of them or neither: whichever of the two the mine is
// in, all numbers are the same, and so is how many mines remain. Nothing tells them
// apart, so a board with such a pair always needs a guess.

// A deadPairs looks for them on the boards of one grid.
type deadPairs struct {
	field   *minefield
	pairs   [2][2][]pair // by whether row and column are odd
	outside bitset       // the places that are off the board
	mute    bitset       // the places that show no number: those and the mines
}

// A pair is two cells that touch each other, and what tells them apart.
type pair struct {
	step  int   // from one to the other, as a distance
	apart []int // to the cells that touch one of them alone, as distances from the first
}

func newDeadPairs(g game.Grid, f *minefield) *deadPairs {
	d := &deadPairs{field: f, outside: newBitset(f.mines.size), mute: newBitset(f.mines.size)}
	for w := range d.outside.words {
		d.outside.words[w] = math.MaxUint64
	}
	for row := range f.rows {
		for col := range f.cols {
			d.outside.flip(f.place(game.Cell{Row: row, Col: col}))
		}
	}
	for row := range d.pairs {
		for col := range d.pairs[row] {
			a := game.Cell{Row: game.MaxStep + row, Col: game.MaxStep + col}
			steps := g.Steps(a)
			pairs, apart := make([]pair, len(steps)), make([]int, 0, 2*len(steps)*len(steps))
			for i, step := range steps {
				b := a.Add(step)
				from := len(apart)
				apart = f.appendApart(apart, g, a, a, b)
				apart = f.appendApart(apart, g, a, b, a)
				pairs[i] = pair{f.place(b) - f.place(a), apart[from:]}
			}
			d.pairs[row][col] = pairs
		}
	}
	return d
}

// appendApart appends the distances from a cell to those that touch a, but not b.
func (f *minefield) appendApart(dst []int, g game.Grid, from, a, b game.Cell) []int {
	others := g.Steps(b)
	for _, step := range g.Steps(a) {
		if c := a.Add(step); c != b && !slices.Contains(others, c.Add(game.Cell{Row: -b.Row, Col: -b.Col})) {
			dst = append(dst, f.place(c)-f.place(from))
		}
	}
	return dst
}

// on reports whether the board has a dead pair at its rim: away from it so many cells have
// to be mines that there hardly is one. The cell at start is in none, as it is open from
// the first.
func (d *deadPairs) on(start game.Cell) bool {
	f := d.field
	for w, mines := range f.mines.words {
		d.mute.words[w] = mines | d.outside.words[w]
	}
	first := f.place(start)
	for w, mines := range f.mines.words {
		for ; mines != 0; mines &= mines - 1 {
			mine := w*64 + bits.TrailingZeros64(mines)
			c := f.cell(mine)
			if rim := min(c.Row, c.Col, f.rows-1-c.Row, f.cols-1-c.Col); rim >= game.MaxStep {
				continue
			}
			for _, p := range d.pairs[c.Row&1][c.Col&1] {
				if other := mine + p.step; !d.mute.has(other) && other != first && d.allMute(mine, p.apart) {
					return true
				}
			}
		}
	}
	return false
}

func (d *deadPairs) allMute(place int, distances []int) bool {
	for _, to := range distances {
		if !d.mute.has(place + to) {
			return false
		}
	}
	return true
}
