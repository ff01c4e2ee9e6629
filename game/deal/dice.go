package deal

import (
	"iter"
	"math/bits"
	"math/rand/v2"

	"buscaminas/game"
)

// dice is the source of random numbers of a deal. It does not use the methods of [rand.Rand],
// because these may change between releases of Go. A seed would then give another board.
type dice struct{ *rand.PCG }

func newDice(seed uint64) dice { return dice{rand.NewPCG(seed, 0)} }

// below returns a uniform random number from 0 to n-1, by multiplication with rejection
// (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).
func (d dice) below(n int) int {
	high, low := bits.Mul64(d.Uint64(), uint64(n))
	if low < uint64(n) {
		for uneven := -uint64(n) % uint64(n); low < uneven; {
			high, low = bits.Mul64(d.Uint64(), uint64(n))
		}
	}
	return int(high)
}

func (d dice) shuffle(cells []game.Cell) {
	for i := len(cells) - 1; i > 0; i-- {
		j := d.below(i + 1)
		cells[i], cells[j] = cells[j], cells[i]
	}
}

// choose yields n random cells of g outside taken. The parameter free must be the number of all
// cells outside taken. The caller must not use taken again, because choose changes the set.
func (d dice) choose(g game.Grid, n, free int, taken game.Set) iter.Seq[game.Cell] {
	rows, cols := g.Size()
	draw := func() game.Cell {
		for {
			i := d.below(rows * cols)
			if c := (game.Cell{Row: i / cols, Col: i % cols}); !taken.Has(c) {
				taken.Add(c)
				return c
			}
		}
	}
	return func(yield func(game.Cell) bool) {
		if n <= free/2 {
			for range n {
				if !yield(draw()) {
					return
				}
			}
			return
		}
		// Choose the cells to leave out, because there are fewer of them.
		for range free - n {
			draw()
		}
		for c := range game.Cells(g) {
			if !taken.Has(c) && !yield(c) {
				return
			}
		}
	}
}
