package deal

import (
	"iter"
	"math/bits"
	"math/rand/v2"
	"slices"

	"buscaminas/game"
)

// dice is the randomness of a deal. The generator is fixed by its published
// algorithm, and what is drawn from it by the code here: the methods of
// [rand.Rand] may change from one release of Go to the next, and with them the
// boards that players have shared.
type dice struct{ *rand.PCG }

func newDice(seed uint64) dice { return dice{rand.NewPCG(seed, 0)} }

// below returns a number from 0 to n-1, each as likely as the other, by
// multiplication with rejection (D. Lemire, "Fast Random Integer Generation in
// an Interval", 2019).
func (d dice) below(n int) int {
	high, low := bits.Mul64(d.Uint64(), uint64(n))
	if low < uint64(n) {
		for uneven := -uint64(n) % uint64(n); low < uneven; {
			high, low = bits.Mul64(d.Uint64(), uint64(n))
		}
	}
	return int(high)
}

// shuffle puts cells in a random order.
func (d dice) shuffle(cells []game.Cell) {
	for i := len(cells) - 1; i > 0; i-- {
		j := d.below(i + 1)
		cells[i], cells[j] = cells[j], cells[i]
	}
}

// choose yields n of the numbers that are not taken, of which there are so many
// as free says. It takes them, or all but them.
func (d dice) choose(n, free int, taken bitset) iter.Seq[int] {
	draw := func() int {
		for {
			if i := d.below(taken.size); !taken.has(i) {
				taken.add(i)
				return i
			}
		}
	}
	return func(yield func(int) bool) {
		if n <= free/2 {
			for range n {
				if !yield(draw()) {
					return
				}
			}
			return
		}
		// On a board that is mostly mines it is quicker to draw the others.
		for range free - n {
			draw()
		}
		for i := range taken.size {
			if !taken.has(i) && !yield(i) {
				return
			}
		}
	}
}

// bitset is a set of numbers from 0 to size-1.
type bitset struct {
	words []uint64
	size  int
}

func newBitset(size int) bitset { return bitset{make([]uint64, (size+63)/64), size} }

func (s bitset) clone() bitset { return bitset{slices.Clone(s.words), s.size} }

func (s bitset) has(i int) bool { return s.words[i/64]>>(i%64)&1 != 0 }
func (s bitset) add(i int)      { s.words[i/64] |= 1 << (i % 64) }
func (s bitset) flip(i int)     { s.words[i/64] ^= 1 << (i % 64) }
