package edit

import (
	"iter"
	"math/rand/v2"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// The changes of a whole board make another one, for [Draft.Become]. They change nothing,
// so that they can be worked out while the board is on the screen.

// Filled returns the board with mines added in random cells, or removed from random cells, until it
// has this many. Its error is a [*deal.MinesError].
func Filled(l *game.Layout, mines int, seed uint64) (*game.Layout, error) {
	if mines < 0 || mines > l.Cells() {
		return nil, &deal.MinesError{Mines: mines, Cells: l.Cells()}
	}
	add := mines > l.Mines()
	var may []game.Cell // the cells that may change
	for c := range game.Cells(l.Grid()) {
		if l.Mine(c) != add {
			may = append(may, c)
		}
	}
	dice := rand.New(rand.NewPCG(seed, 0))
	n := max(mines-l.Mines(), l.Mines()-mines)
	for i := range n {
		j := i + dice.IntN(len(may)-i)
		may[i], may[j] = may[j], may[i]
	}
	return made(l.Grid(), func(yield func(game.Cell) bool) {
		stay := may[n:] // of the mines, where some are taken
		if add {
			stay = may[:n]
			for c := range minesOf(l) {
				if !yield(c) {
					return
				}
			}
		}
		for _, c := range stay {
			if !yield(c) {
				return
			}
		}
	}), nil
}

// Regridded returns the board on another grid, of another size or kind. Mines keep their row and
// column; it drops those off the new grid. Its error is a [*SizeError].
func Regridded(l *game.Layout, g game.Grid) (*game.Layout, error) {
	if err := checkSize(g.Size()); err != nil {
		return nil, err
	}
	return made(g, func(yield func(game.Cell) bool) {
		for c := range minesOf(l) {
			if game.Contains(g, c) && !yield(c) {
				return
			}
		}
	}), nil
}

// made returns the board on g with these mines. The caller has checked the size, and that each mine
// is on the grid and given once.
func made(g game.Grid, mines iter.Seq[game.Cell]) *game.Layout {
	l, err := game.NewLayout(g, mines)
	if err != nil {
		panic(err)
	}
	return l
}

// minesOf yields the mines of l in the order of reading.
func minesOf(l *game.Layout) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range game.Cells(l.Grid()) {
			if l.Mine(c) && !yield(c) {
				return
			}
		}
	}
}
