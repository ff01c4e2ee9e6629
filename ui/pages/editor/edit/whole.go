package edit

import (
	"iter"
	"math/rand/v2"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// The functions in this file return a changed board, for [Draft.Replace], and do not change the
// draft. So they can run while the player looks at the board.

// Filled returns the board l with the wanted number of mines. It adds or removes mines at random. A
// non-nil error is a [*deal.MinesError].
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
		stay := may[n:] // the mines that stay, if some are removed
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

// Regridded returns the board with grid g, which may have another size or kind. The mines keep
// their rows and columns. Mines that would be off the new grid are dropped. A non-nil error is a
// [*game.SizeError].
func Regridded(l *game.Layout, g game.Grid) (*game.Layout, error) {
	return game.NewLayout(g, func(yield func(game.Cell) bool) {
		for c := range minesOf(l) {
			if game.Contains(g, c) && !yield(c) {
				return
			}
		}
	})
}

// made returns the board with grid g and these mines. The caller has checked that g is not too
// large, that every mine is on the grid, and that no two mines are on the same cell.
func made(g game.Grid, mines iter.Seq[game.Cell]) *game.Layout {
	l, err := game.NewLayout(g, mines)
	if err != nil {
		panic(err)
	}
	return l
}

// minesOf yields the mines of l, row by row.
func minesOf(l *game.Layout) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range game.Cells(l.Grid()) {
			if l.Mine(c) && !yield(c) {
				return
			}
		}
	}
}
