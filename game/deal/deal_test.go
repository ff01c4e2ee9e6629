package deal_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"

	"pgregory.net/rapid"
)

func picture(l *game.Layout) string {
	var b strings.Builder
	rows, cols := l.Grid().Size()
	for r := range rows {
		for c := range cols {
			if l.Mine(game.Cell{Row: r, Col: c}) {
				b.WriteByte('*')
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Even a crowded board has the wanted number of mines. Its start, or its opening, is as clear as
// the mines leave room for.
func TestStartIsClear(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 7).Draw(t, "rows"), rapid.IntRange(1, 7).Draw(t, "cols")
		grid := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols)
		spec := deal.Spec{
			Grid:  grid,
			Mines: rapid.IntRange(0, rows*cols).Draw(t, "mines"),
			Seed:  rapid.Uint64().Draw(t, "seed"),

			Promise: rapid.SampledFrom([]deal.Promise{deal.ClearStart, deal.SafeStart}).Draw(t, "promise"),
		}
		start := game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")}
		board, err := spec.Deal(start)
		if err != nil {
			t.Fatal(err)
		}
		layout := board.Layout
		if layout.Mines() != spec.Mines {
			t.Fatalf("%d mines, want %d", layout.Mines(), spec.Mines)
		}
		opening := []game.Cell{start}
		if spec.Promise == deal.ClearStart {
			opening = game.AppendNeighbors(opening, grid, start)
		}
		crowded := max(0, spec.Mines-(rows*cols-len(opening)))
		inside := 0
		for _, c := range opening {
			if layout.Mine(c) {
				inside++
			}
		}
		if inside != crowded {
			t.Fatalf("%d mines in the opening of %v, want %d\n%s", inside, start, crowded, picture(layout))
		}
		if layout.Mine(start) && spec.Mines < rows*cols {
			t.Fatalf("a mine on the start %v\n%s", start, picture(layout))
		}
	})
}

// Every cell outside the opening is equally likely to hold a mine: over many boards, the counts
// differ no more than chance allows. Without a promise, every cell is.
func TestMinesAreUniform(t *testing.T) {
	const boards = 10_000
	for _, test := range []struct {
		spec  deal.Spec
		cells int // that may hold a mine
	}{
		{deal.Spec{Grid: square(9, 9), Mines: 10}, 72}, // drawn as mines
		{deal.Spec{Grid: square(9, 9), Mines: 50}, 72}, // drawn as the cells without one
		{deal.Spec{Grid: square(4, 5), Mines: 5, Promise: deal.AnyStart}, 20},
		{deal.Spec{Grid: hex(4, 5), Mines: 5, Promise: deal.AnyStart}, 20},
	} {
		counts := map[game.Cell]float64{}
		for test.spec.Seed = range uint64(boards) {
			for c := range mustDeal(t, test.spec, deal.Middle(test.spec.Grid)).MineCells() {
				counts[c]++
			}
		}
		p := float64(test.spec.Mines) / float64(test.cells)
		deviation := math.Sqrt(boards * p * (1 - p))
		if len(counts) != test.cells {
			t.Errorf("%+v: %d cells ever held a mine, want %d", test.spec, len(counts), test.cells)
		}
		for c, n := range counts {
			if off := math.Abs(n-boards*p) / deviation; off > 5 {
				t.Errorf("%+v: %v held a mine %v times of %d, %.1f deviations from %.0f", test.spec, c, n, boards, off, boards*p)
			}
		}
	}
}

// If nothing is promised about the start, the board is the same for every start.
func TestAnyStart(t *testing.T) {
	for seed := range uint64(100) {
		spec := deal.Spec{Grid: hex(4, 5), Mines: 5 + int(seed%16), Seed: seed, Promise: deal.AnyStart}
		layout := mustDeal(t, spec, game.Cell{})
		if layout.Mines() != spec.Mines || !layout.Equal(mustDeal(t, spec, game.Cell{Row: 2, Col: 3}).Layout) {
			t.Errorf("%+v: %d mines, or another board from another start", spec, layout.Mines())
		}
	}
}

func TestWhatIsPromisedOfTheFirstCell(t *testing.T) {
	for p, want := range map[deal.Promise]struct {
		first   deal.Promise
		noGuess bool
	}{
		deal.ClearStart: {deal.ClearStart, false}, deal.SafeStart: {deal.SafeStart, false}, deal.AnyStart: {deal.AnyStart, false},
		deal.Followable: {deal.ClearStart, true}, deal.Provable: {deal.ClearStart, true},
	} {
		if p.StartPromise() != want.first || p.NoGuess() != want.noGuess {
			t.Errorf("promise %d is of a first cell %d, no guess %v; want %+v", p, p.StartPromise(), p.NoGuess(), want)
		}
	}
}

func TestDealtBoardsPromiseTheirFirstCell(t *testing.T) {
	for _, p := range slices.Concat(promises, needing) {
		spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Promise: p}
		if got, want := mustDeal(t, spec, game.Cell{}).PromisesSafeStart(), p != deal.AnyStart; got != want {
			t.Errorf("promise %d: the first cell is promised: %t, want %t", p, got, want)
		}
	}
}

func TestImpossibleSpecs(t *testing.T) {
	var size *game.SizeError
	if _, err := (deal.Spec{Grid: game.Hex{Rows: 0, Cols: 4}}).Deal(game.Cell{}); !errors.As(err, &size) {
		t.Errorf("no rows: %v, want a SizeError", err)
	}
	for _, mines := range []int{-1, 17} {
		var wrong *deal.MinesError
		_, err := deal.Spec{Grid: game.Hex{Rows: 4, Cols: 4}, Mines: mines}.Deal(game.Cell{})
		if !errors.As(err, &wrong) || wrong.Cells != 16 {
			t.Errorf("%d mines on 16 cells: %v, want a MinesError", mines, err)
		}
	}
}

func TestFreshMines(t *testing.T) {
	for _, test := range []struct{ cells, least, most int }{
		{1, 0, 0}, {4, 3, 3}, {12, 11, 11}, {20, 11, 11}, {40, 11, 12}, {480, 11, 34},
	} {
		low, high := math.MaxInt, 0
		for seed := range uint64(1000) {
			n := deal.RandomMineCount(test.cells, seed)
			low, high = min(low, n), max(high, n)
		}
		if low != test.least || high != test.most {
			t.Errorf("%d cells: from %d to %d mines, want %d to %d", test.cells, low, high, test.least, test.most)
		}
	}
}

func Example() {
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 2026}
	board, err := spec.Deal(game.Cell{Row: 4, Col: 4})
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.New(board.Layout, game.LeftToFind)
	_ = g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 4}})
	fmt.Println("the first cell shows", g.Face(game.Cell{Row: 4, Col: 4}))
	// Output: the first cell shows 0
}
