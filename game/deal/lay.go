package deal

import (
	"iter"

	"buscaminas/game"
)

// mines yields where the mines lie, at random but for what is promised of the start.
func (s Spec) mines(rng dice, start game.Cell) iter.Seq[game.Cell] {
	rows, cols := s.Grid.Size()

	// The cells to keep clear; a crowded board takes some of them after all,
	// start the last.
	var opening []game.Cell
	switch s.Promise.First() {
	case ClearStart:
		opening = append(make([]game.Cell, 0, 1+game.MaxSteps), start)
		opening = game.AppendNeighbors(opening, s.Grid, start)
		rng.shuffle(opening[1:])
	case SafeStart:
		opening = []game.Cell{start}
	}
	room := rows*cols - len(opening)
	clear := len(opening) - max(0, s.Mines-room)

	return func(yield func(game.Cell) bool) {
		taken := game.NewSet(s.Grid)
		for i, c := range opening {
			taken.Add(c)
			if i >= clear && !yield(c) {
				return
			}
		}
		for c := range rng.choose(s.Grid, min(s.Mines, room), room, taken) {
			if !yield(c) {
				return
			}
		}
	}
}

// watched yields what mines does, and now and then tells watch how many that were. It
// ends when watch returns false.
func watched(mines iter.Seq[game.Cell], watch func(laid int) bool) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		laid := 0
		for c := range mines {
			if laid++; laid%watchEvery == 0 && !watch(laid) || !yield(c) {
				return
			}
		}
	}
}

// FreshMines returns how many mines a custom board of so many cells has when the
// player does not say: 10 and up to 5 % of the cells, at random by the seed, and
// always leaving one cell to open.
func FreshMines(cells int, seed uint64) int {
	rng := newDice(seed)
	return min(10+1+rng.below(max(1, cells/20)), cells-1)
}
