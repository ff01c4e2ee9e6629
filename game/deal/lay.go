package deal

import (
	"iter"

	"buscaminas/game"
)

// mines yields random mines for a board, away from the cells that the promise keeps clear.
func (s Spec) mines(rng dice, start game.Cell) iter.Seq[game.Cell] {
	rows, cols := s.Grid.Size()

	// Keep the opening clear. If a crowded board needs some of these cells for mines, it takes
	// them from the end. The start comes first, so it takes that one last.
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

// watched yields mines, and now and then calls watch with the number that it has yielded. It ends
// when watch returns false.
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

// FreshMines returns a random number of mines for a custom board: 10 plus at least 1 and at most
// 5 % of the cells, but fewer than the cells.
func FreshMines(cells int, seed uint64) int {
	rng := newDice(seed)
	return min(10+1+rng.below(max(1, cells/20)), cells-1)
}
