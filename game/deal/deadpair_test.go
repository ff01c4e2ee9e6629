package deal

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/gridtest"
)

// No board with a dead pair can be cleared without a guess. Enough boards have one to make the
// check worthwhile.
func TestDeadPairsNeedAGuess(t *testing.T) {
	for _, size := range []struct{ rows, cols, mines int }{
		{9, 9, 15}, {16, 30, 99}, {2, 9, 4}, {1, 12, 3}, {7, 1, 2}, {3, 3, 4},
	} {
		grids := []game.Grid{gridtest.Triangles{Rows: size.rows, Cols: size.cols}}
		for _, kind := range game.GridKinds() {
			grids = append(grids, kind.New(size.rows, size.cols))
		}
		for _, grid := range grids {
			dead, needing := 0, 0
			for seed := range uint64(300) {
				start := game.Cell{Row: int(seed) % size.rows, Col: int(seed/3) % size.cols}
				spec := Spec{Grid: grid, Mines: size.mines, Seed: seed, Promise: Provable}
				b := newSearch(spec, start, newDice(seed), func(float64) bool { return true })
				b.newTry()
				cleared, _ := b.clear(false)
				if !cleared {
					needing++
				}
				if b.board.hasDeadPair(start) {
					dead++
					if cleared {
						t.Fatalf("%T %+v seed %d: cleared, with a dead pair", grid, size, seed)
					}
				}
			}
			t.Logf("%T %+v: %d with a dead pair of %d that need a guess", grid, size, dead, needing)
			if size.rows > 1 && size.cols > 1 && dead*10 < needing {
				t.Errorf("%T %+v: a dead pair on %d boards of %d that need a guess", grid, size, dead, needing)
			}
		}
	}
}
