package deal_test

import (
	"errors"
	"fmt"
	"math/bits"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gridtest"
	"buscaminas/game/solver/check"
)

func mustDeal(t testing.TB, s deal.Spec, start game.Cell) deal.Dealt {
	t.Helper()
	board, err := s.Deal(start)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	return board
}

// cleared reports whether a board can be cleared from a start without a guess, by trying all ways
// to place the mines at each move. The board must have at most 20 cells.
func cleared(l *game.Layout, start game.Cell) bool {
	rows, cols := l.Grid().Size()
	var around []uint32
	var mines uint32
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		if l.Mine(c) {
			mines |= 1 << i
		}
		var mask uint32
		for _, n := range game.AppendNeighbors(nil, l.Grid(), c) {
			mask |= 1 << (n.Row*cols + n.Col)
		}
		around = append(around, mask)
	}
	var layouts []uint32
	for m := range uint32(1) << (rows * cols) {
		if bits.OnesCount32(m) == l.Mines() {
			layouts = append(layouts, m)
		}
	}
	all := uint32(1)<<(rows*cols) - 1
	open, next := uint32(0), uint32(1)<<(start.Row*cols+start.Col)
	for next != 0 {
		if next&mines != 0 {
			return false
		}
		open |= next
		left, any := layouts[:0], uint32(0)
		for _, m := range layouts {
			fits := m&open == 0
			for o := next; fits && o != 0; o &= o - 1 {
				i := bits.TrailingZeros32(o)
				fits = bits.OnesCount32(m&around[i]) == bits.OnesCount32(mines&around[i])
			}
			if fits {
				left = append(left, m)
				any |= m
			}
		}
		layouts = left
		next = all &^ any &^ open
	}
	return open|mines == all
}

// A board with the promise kept needs no guess, by each way of checking it.
func TestNoGuessIsNeeded(t *testing.T) {
	kept := map[deal.Promise]int{}
	for seed := range uint64(60) {
		for _, grid := range []game.Grid{
			game.Square{Rows: 4, Cols: 4}, game.Hex{Rows: 3, Cols: 5}, game.Hex{Rows: 4, Cols: 4},
			game.Square{Rows: 2, Cols: 8}, gridtest.Triangles{Rows: 2, Cols: 8},
		} {
			for _, promise := range []deal.Promise{deal.Followable, deal.Provable} {
				rows, cols := grid.Size()
				start := game.Cell{Row: int(seed) % rows, Col: int(seed) % cols}
				spec := deal.Spec{Grid: grid, Mines: 1 + int(seed)%8, Seed: seed, Promise: promise}
				board := mustDeal(t, spec, start)
				if !board.Kept {
					continue
				}
				kept[promise]++
				if !cleared(board.Layout, start) {
					t.Fatalf("%+v from %v needs a guess:\n%s", spec, start, picture(board.Layout))
				}
			}
		}
	}
	t.Log(kept)
	if kept[deal.Followable] < 75 || kept[deal.Provable] < kept[deal.Followable] {
		t.Errorf("%d boards kept one promise and %d the other", kept[deal.Followable], kept[deal.Provable])
	}
}

// Boards of the levels need no guess either. They are too large to try all layouts.
func TestNoGuessIsNeededOnLevels(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, level := range levels {
			for _, promise := range []deal.Promise{deal.Followable, deal.Provable} {
				for seed := range uint64(2) {
					start := game.Cell{Row: int(seed) % level.Rows, Col: (29 - int(seed)) % level.Cols}
					spec := deal.Spec{Grid: kind.New(level.Rows, level.Cols), Mines: level.Mines, Seed: seed, Promise: promise}
					board := mustDeal(t, spec, start)
					if !board.Kept {
						t.Errorf("%+v from %v: none was found that needs no guess", spec, start)
					} else if !check.Winnable(board.Layout, start) {
						t.Errorf("%+v from %v needs a guess:\n%s", spec, start, picture(board.Layout))
					}
				}
			}
		}
	}
}

// If no board without a guess exists or is found, Deal still returns a board, and Kept is false.
func TestCrowdedBoards(t *testing.T) {
	for _, test := range []struct {
		size  string
		mines int
		kept  bool
	}{
		{"5x5", 24, true}, // all that is to be opened is the start
		{"5x5", 25, true}, // nothing is
		{"5x5", 0, true},
		{"1x1", 0, true}, {"1x1", 1, true},
		{"1x30", 1, true},
		{"1x30", 15, false}, // the opening ends at mines, and what is behind cannot be seen
		{"30x1", 15, false},
		{"5x5", 23, false}, // the other one is anywhere
		{"8x8", 50, true}, {"8x8", 60, false},
	} {
		for _, kind := range []*game.GridKind{game.GridKindOf(game.Square{}), game.GridKindOf(game.Hex{})} {
			var rows, cols int
			fmt.Sscanf(test.size, "%dx%d", &rows, &cols)
			for _, promise := range []deal.Promise{deal.Followable, deal.Provable} {
				spec := deal.Spec{Grid: kind.New(rows, cols), Mines: test.mines, Seed: 1, Promise: promise}
				start := game.Cell{Row: rows / 2, Col: cols / 2}
				board := mustDeal(t, spec, start)
				if board.Mines() != test.mines || board.Mine(start) != (test.mines == rows*cols) {
					t.Errorf("%+v: %d mines, one at the start: %v", spec, board.Mines(), board.Mine(start))
				}
				if board.Kept != test.kept {
					t.Errorf("%+v: needs no guess: %v, want %v\n%s", spec, board.Kept, test.kept, picture(board.Layout))
				}
			}
		}
	}
}

// DealWithProgress reports the progress on a large board, and can be cancelled.
func TestWatchingADeal(t *testing.T) {
	spec := deal.Spec{Grid: game.Hex{Rows: 300, Cols: 300}, Mines: 15_000, Seed: 1, Promise: deal.Followable}
	calls := 0
	board, err := spec.DealWithProgress(game.Cell{}, func(share float64) bool {
		calls++
		if share < 0 || share > 1 {
			t.Errorf("%v of the work is done", share)
		}
		return true
	})
	if err != nil || !board.Kept || calls < 3 {
		t.Errorf("error %v, kept %v, watched %d times", err, board.Kept, calls)
	}
	crowded := deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 300, Seed: 1, Promise: deal.Followable}
	guessed := deal.Spec{Grid: game.Square{Rows: 1000, Cols: 1000}, Mines: 150_000, Seed: 1}
	last := 0.0
	if _, err := guessed.DealWithProgress(game.Cell{}, func(share float64) bool {
		if share <= last || share > 1 {
			t.Errorf("progress %v after %v", share, last)
		}
		last = share
		return true
	}); err != nil || last < .8 {
		t.Errorf("error %v, last seen at %v", err, last)
	}
	for _, spec := range []deal.Spec{spec, crowded, guessed} {
		if _, err := spec.DealWithProgress(game.Cell{}, func(float64) bool { return false }); !errors.Is(err, deal.ErrCancelled) {
			t.Errorf("%+v given up: %v, want %v", spec, err, deal.ErrCancelled)
		}
	}
}
