package deal

import (
	"iter"

	"buscaminas/game"
)

// mines yields random cells for the mines of a board. It uses the cells that the promise keeps
// clear only if there is no other room.
func (s Spec) mines(rng dice, start game.Cell) iter.Seq[game.Cell] {
	rows, cols := s.Grid.Size()

	// Keep the opening clear. If a crowded board needs some of its cells for mines, the last cells
	// of the list get them first. The start is first in the list, so it gets a mine last.
	var opening []game.Cell
	switch s.Promise.StartPromise() {
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

// watched yields the given cells and counts them as placed. After every watchEvery cells it calls
// watch with the count, and stops if watch returns false.
func watched(cells iter.Seq[game.Cell], watch func(placed int) bool) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		placed := 0
		for c := range cells {
			if placed++; placed%watchEvery == 0 && !watch(placed) || !yield(c) {
				return
			}
		}
	}
}

// RandomMineCount returns a random number of mines for a custom board with this many cells: at
// least 11, and at most 10 plus 5 % of the cells. For 400 cells it is from 11 to 30. Below 40 cells
// it is 11 or, if the board has fewer than 12 cells, one less than the number of cells.
func RandomMineCount(cells int, seed uint64) int {
	rng := newDice(seed)
	return min(10+1+rng.below(max(1, cells/20)), cells-1)
}
