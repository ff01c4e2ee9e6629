package solver_test

import (
	"cmp"
	"flag"
	"fmt"
	"iter"
	"math/bits"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// With 140000, the whole table takes some twenty minutes.
var mostLayouts = flag.Int("layouts", 300, "compare with optimal play on boards with at most this many layouts")

// The player never wins more layouts than optimal play. It wins as many where few layouts are
// possible, and hardly fewer elsewhere: the worst is 3.64 % fewer on a hexagonal board of 4×5 with 6
// mines, and 1.76 % fewer on a square board of 5×5 with 6. It plays all layouts of each size and number
// of mines whose first cell, the corner, is safe.
func TestPlayerIsNearlyOptimal(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, size := range []struct{ rows, cols int }{{3, 3}, {3, 4}, {3, 5}, {4, 4}, {4, 5}, {5, 5}} {
			for mines := 1; mines <= 6; mines++ {
				b := newSmall(kind.New(size.rows, size.cols), mines)
				layouts := b.layouts()
				if len(layouts) > *mostLayouts {
					continue
				}
				best, fewest := newOptimum(b).wins(layouts), 1.
				if len(layouts) > 5005 {
					fewest = .96
				}
				for _, deep := range []bool{false, true} {
					p := &solver.Player{Deep: deep}
					won := b.played(p, layouts, view{}, []game.Cell{{}})
					said := fmt.Sprintf("%s %d×%d with %d mines, deep %v: the player wins %d of %d layouts, the best play %d (%.2f %% fewer)",
						kind.Name, size.rows, size.cols, mines, deep, won, len(layouts), best, 100-100*float64(won)/float64(best))
					t.Log(said)
					if won > best || float64(won) < fewest*float64(best) {
						t.Error(said)
					}
					if len(layouts) > 500 {
						continue
					}
					if alone := b.playedAlone(t, p, layouts); alone != won {
						t.Errorf("%s; playing one layout after the other, %d", said, alone)
					}
				}
			}
		}
	}
}

// A small is a board with few cells. A layout on it is the set of its mines: bit i stands for the i-th
// cell, row by row. A state is a list of the layouts that are still possible.
type small struct {
	grid   game.Grid
	mines  int
	cells  []game.Cell
	around []uint32 // the neighbours of each cell
	buffer []uint32 // memory for [small.split]
}

func newSmall(grid game.Grid, mines int) *small {
	b := &small{grid: grid, mines: mines, cells: slices.Collect(game.Cells(grid))}
	for _, c := range b.cells {
		var around uint32
		for _, n := range game.AppendNeighbors(nil, grid, c) {
			around |= 1 << slices.Index(b.cells, n)
		}
		b.around = append(b.around, around)
	}
	return b
}

// layouts returns all layouts whose first cell is safe.
func (b *small) layouts() (all []uint32) {
	for l := uint32(0); l < 1<<len(b.cells); l += 2 {
		if bits.OnesCount32(l) == b.mines {
			all = append(all, l)
		}
	}
	return all
}

// split sorts a state by the number that cell c shows, and yields the part of each number. It leaves
// out the layouts with a mine in c.
func (b *small) split(state []uint32, c int) iter.Seq2[int, []uint32] {
	const mine = game.MaxSteps + 1
	number := func(l uint32) int {
		if l>>c&1 != 0 {
			return mine
		}
		return bits.OnesCount32(l & b.around[c])
	}
	return func(yield func(n int, part []uint32) bool) {
		var ends [mine + 1]int
		for _, l := range state {
			ends[number(l)]++
		}
		begin := 0
		for n, size := range ends {
			ends[n] = begin
			begin += size
		}
		b.buffer = append(b.buffer[:0], state...)
		for _, l := range b.buffer {
			n := number(l)
			state[ends[n]] = l
			ends[n]++
		}
		begin = 0
		for n, end := range ends[:mine] {
			if begin < end && !yield(n, state[begin:end]) {
				return
			}
			begin = end
		}
	}
}

// A view is what a player sees: the open cells and their numbers, four bits each.
type view struct {
	open    uint32
	numbers [2]uint64
}

// with returns v after cell c has shown the number n.
func (v view) with(c, n int) view {
	v.open |= 1 << c
	v.numbers[c/16] |= uint64(n) << (c % 16 * 4)
	return v
}

// number returns the number of the open cell c.
func (v view) number(c int) int { return int(v.numbers[c/16] >> (c % 16 * 4) & 15) }

// played returns how many layouts of a state a player wins that opens the given cells next. It plays
// all layouts at once, because what a player does depends only on its view.
func (b *small) played(p *solver.Player, state []uint32, v view, next []game.Cell) (won int) {
	if len(state) == 1 && v.open != 0 {
		return 1 // all other cells are proved
	}
	if len(next) == 0 {
		next = b.choice(p, v)
	}
	c := slices.Index(b.cells, next[0])
	for n, part := range b.split(state, c) {
		won += b.played(p, part, v.with(c, n), next[1:])
	}
	return won
}

// choice returns the cells that a player opens next: all that are provably safe, or a guess.
func (b *small) choice(p *solver.Player, v view) []game.Cell {
	s := solver.New(b.grid, b.mines)
	for i, c := range b.cells {
		if v.open>>i&1 != 0 {
			s.Open(c, v.number(i))
		}
	}
	k := s.Known()
	if safe := slices.Collect(k.Safe()); len(safe) > 0 {
		return safe
	}
	guess, _ := k.GuessAs(p)
	return []game.Cell{guess.Cell}
}

// playedAlone returns how many of the layouts a player wins, who plays each as a game.
func (b *small) playedAlone(t *testing.T, p *solver.Player, layouts []uint32) (won int) {
	t.Helper()
	for _, l := range layouts {
		layout, err := game.NewLayout(b.grid, func(yield func(game.Cell) bool) {
			for ; l != 0; l &= l - 1 {
				if !yield(b.cells[bits.TrailingZeros32(l)]) {
					return
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if p.Play(game.New(layout, game.Classic), game.Cell{}).Won {
			won++
		}
	}
	return won
}

// An optimum finds the largest number of layouts that any player can win, by trying every play. It
// shares nothing with the solver.
//
// A safe cell costs nothing, so it is opened at once. If no cell is safe, each closed cell may be
// guessed. The guess loses the layouts with a mine there, and its number divides the others into new
// states.
type optimum struct {
	*small
	known map[view]worth // of the views where no cell is safe
}

// A worth is how many layouts of a state optimal play wins, or a limit for it.
type worth struct {
	won   int
	exact bool // otherwise, optimal play may win fewer
}

func newOptimum(b *small) *optimum { return &optimum{b, map[view]worth{}} }

// wins returns how many of the layouts optimal play wins if it opens the first cell first.
func (o *optimum) wins(layouts []uint32) int { return o.after(layouts, view{}, 0, -1).won }

// worth returns the worth of a state. If that is not more than need, it may be a limit.
func (o *optimum) worth(state []uint32, v view, need int) worth {
	if len(state) == 1 {
		return worth{1, true}
	}
	mines := v.open
	for _, l := range state {
		mines |= l
	}
	if safe := bits.TrailingZeros32(^mines); safe < len(o.cells) {
		return o.after(state, v, safe, need)
	}
	if w, ok := o.known[v]; ok && (w.exact || w.won <= need) {
		return w
	}
	w := o.guess(state, v, need)
	o.known[v] = w
	return w
}

// after is like worth, for a player who opens cell c next.
func (o *optimum) after(state []uint32, v view, c, need int) worth {
	all := worth{o.limitAfter(state, v, c), true}
	for n, part := range o.split(state, c) {
		if all.won <= need {
			return worth{all.won, false}
		}
		next := v.with(c, n)
		others := all.won - o.limit(part, next)
		w := o.worth(part, next, need-others)
		all = worth{others + w.won, all.exact && w.exact}
	}
	return all
}

// guess is like worth, if no closed cell is safe.
func (o *optimum) guess(state []uint32, v view, need int) (best worth) {
	type guess struct{ cell, limit int }
	var guesses []guess
	for c, mines := range o.minesIn(state) {
		switch survived := len(state) - mines; {
		case v.open>>c&1 != 0:
		case survived <= need:
			best.won = max(best.won, survived)
		default:
			guesses = append(guesses, guess{c, o.limitAfter(state, v, c)})
		}
	}
	slices.SortFunc(guesses, func(a, b guess) int { return cmp.Compare(b.limit, a.limit) })
	for _, g := range guesses {
		if g.limit <= max(best.won, need) {
			if g.limit > best.won {
				best = worth{g.limit, false}
			}
			break
		}
		if w := o.after(state, v, g.cell, max(best.won, need)); w.won > best.won {
			best = w
		}
	}
	return best
}

// limitAfter returns a limit for the worth of a state after cell c is opened.
func (o *optimum) limitAfter(state []uint32, v view, c int) (limit int) {
	for n, part := range o.split(state, c) {
		limit += o.limit(part, v.with(c, n))
	}
	return limit
}

// limit returns a limit for the worth of a state: the layouts that survive the next guess.
func (o *optimum) limit(state []uint32, v view) int {
	if len(state) == 1 {
		return 1
	}
	if w, ok := o.known[v]; ok {
		return w.won
	}
	least := len(state)
	for c, mines := range o.minesIn(state) {
		if v.open>>c&1 == 0 {
			least = min(least, mines)
		}
	}
	return len(state) - least
}

// minesIn returns how many layouts of a state have a mine in each cell.
func (o *optimum) minesIn(state []uint32) []int {
	var mines [32]int
	for _, l := range state {
		for ; l != 0; l &= l - 1 {
			mines[bits.TrailingZeros32(l)]++
		}
	}
	return mines[:len(o.cells)]
}
