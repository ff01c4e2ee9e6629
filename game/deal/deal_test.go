package deal_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"

	"pgregory.net/rapid"
)

func mustDeal(t testing.TB, s deal.Spec, start game.Cell) *game.Layout {
	t.Helper()
	board, err := s.Deal(start)
	if err != nil {
		t.Fatal(err)
	}
	return board.Layout
}

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

// Players share seeds, so a seed must always give the same board.
func TestGoldenBoards(t *testing.T) {
	for _, test := range []struct {
		spec  deal.Spec
		start game.Cell
		want  string
	}{
		{deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 1}, game.Cell{Row: 4, Col: 4}, `
			......*..
			.*.*.....
			.*....*..
			.........
			..*......
			..*......
			.........
			.*......*
			......*..`},
		{deal.Spec{Grid: game.Hex{Rows: 9, Cols: 9}, Mines: 10, Seed: 1}, game.Cell{Row: 4, Col: 4}, `
			......*..
			.*.*.....
			.*....*..
			.........
			........*
			..*......
			.........
			..*.....*
			......*..`},
		{deal.Spec{Grid: game.Square{Rows: 4, Cols: 8}, Mines: 9, Seed: 1, Promise: deal.SafeStart}, game.Cell{}, `
			..*.*...
			.*.....*
			.***..*.
			.*......`},
		{deal.Spec{Grid: game.Square{Rows: 4, Cols: 8}, Mines: 9, Seed: 1, Promise: deal.AnyStart}, game.Cell{}, `
			*.*.*...
			.*......
			.***..*.
			.*......`},
		{deal.Spec{Grid: game.Hex{Rows: 4, Cols: 8}, Mines: 27, Seed: 7}, game.Cell{Row: 0, Col: 0}, `
			..*.****
			..******
			********
			********`},
		{deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99, Seed: 1, Promise: deal.Followable}, game.Cell{Row: 8, Col: 15}, `
			.*.....*..*...........*.*.*.*.
			..*.*.....*.................*.
			.**........*..................
			...*...........*.**.*.........
			..........*.*...*..*.....*...*
			.....**..*.*......*........*..
			.........*.*........**..*.....
			.*..*....*...*........**......
			...*.....*.**....*...*.*.**.*.
			..*..**............***..*.*...
			.......**..........*..*.......
			.*..**......**......*.........
			....*..*.*....**..*...*.*...*.
			.*..*......*..*.......*.*.*..*
			...........*.*.....****.......
			.**...*.......*.*........*....`},
		{deal.Spec{Grid: game.Hex{Rows: 16, Cols: 30}, Mines: 99, Seed: 1, Promise: deal.Provable}, game.Cell{Row: 8, Col: 15}, `
			.**...*.....*...*........*..*.
			.......***....*....*..........
			.................*.*......*..*
			....*....*....**.....*......*.
			..*.....*..*..*....*.*****.*..
			.................**.....*..**.
			...*.........*......**........
			..*...*..*...*.........**...*.
			...*......*.......*.**.*.....*
			..*...*....*.*.......**.......
			...*...*.......*......*......*
			.....*.*....*..*.**....*......
			.....*.**...**....*.......*...
			...*..**...........*..*..*....
			*......*.*.....*.....*.**.....
			......*.........*...*...*....*`},
		// These boards are too crowded to be found by dealing alone, and were mended.
		{deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 170, Seed: 1, Promise: deal.Followable}, game.Cell{Row: 8, Col: 15}, `
			..*.....*.......***.**......*.
			*..*..***.....*......*...*****
			*.*....*..****....*..**.....*.
			***....***....*..*....****.*..
			.****...*****..***.*..........
			.*...*.****.*.**.........*..**
			.*.....*..*..........**...****
			.....*......**...*.**.*.......
			..*.......***......****.......
			...**.*.**.*.*...*.**..**.....
			..***.......*.....**....**..**
			**.*...**..*..*.*.*..*....**..
			...*****...*......**....*.*...
			......**....*.....**....****.*
			.**...*..........**.***.....*.
			*********..*....*.*..*......*.`},
		{deal.Spec{Grid: game.Hex{Rows: 16, Cols: 30}, Mines: 170, Seed: 1, Promise: deal.Followable}, game.Cell{Row: 8, Col: 15}, `
			.*.*..**.........*..***...***.
			...**.*.*........*.*****.*....
			..*..*...*..*...**..*..**.....
			.....**...**..*..*...*..**.***
			.*...*.***...*.....*..***....*
			***...**..****...*.....**..*..
			..........*..*.**.....*.*..*.*
			*.*..**.*....*....*..*........
			.*..*.*.....*.....**.*...**..*
			.*.....*..*..........*..***...
			*****...**....*...*..**.*..*..
			***.......*.*..*..*....*.....*
			***..*....*.***.**..*.........
			***...***.*...**....**........
			*..*...****..*..**...*..*.**..
			**....***.........*..*******..`},
	} {
		want := strings.Join(strings.Fields(test.want), "\n") + "\n"
		if got := picture(mustDeal(t, test.spec, test.start)); got != want {
			t.Errorf("%+v from %v deals\n%swant\n%s", test.spec, test.start, got, want)
		}
	}
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
// differ no more than chance allows.
func TestMinesAreUniform(t *testing.T) {
	const boards = 20_000
	for _, mines := range []int{10, 50} { // drawn as mines, and as the cells without one
		counts := map[game.Cell]float64{}
		start := game.Cell{Row: 4, Col: 4}
		for seed := range uint64(boards) {
			layout := mustDeal(t, deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: mines, Seed: seed}, start)
			for r := range 9 {
				for c := range 9 {
					if layout.Mine(game.Cell{Row: r, Col: c}) {
						counts[game.Cell{Row: r, Col: c}]++
					}
				}
			}
		}
		p := float64(mines) / 72
		deviation := math.Sqrt(boards * p * (1 - p))
		if len(counts) != 72 {
			t.Errorf("%d mines: %d cells ever held one, want 72", mines, len(counts))
		}
		for c, n := range counts {
			if off := math.Abs(n-boards*p) / deviation; off > 5 {
				t.Errorf("%d mines: %v held one %v times of %d, %.1f deviations from %.0f", mines, c, n, boards, off, boards*p)
			}
		}
	}
}

// If nothing is promised about the start, it is a cell like any other: the board is the same for
// every start, and every cell is equally likely to hold a mine.
func TestAnyStart(t *testing.T) {
	const boards = 5_000
	for _, grid := range []game.Grid{game.Square{Rows: 4, Cols: 5}, game.Hex{Rows: 4, Cols: 5}} {
		counts := map[game.Cell]float64{}
		for seed := range uint64(boards) {
			spec := deal.Spec{Grid: grid, Mines: 5, Seed: seed, Promise: deal.AnyStart}
			layout := mustDeal(t, spec, game.Cell{})
			if layout.Mines() != 5 {
				t.Fatalf("%d mines, want 5", layout.Mines())
			}
			if other := mustDeal(t, spec, game.Cell{Row: 2, Col: 3}); picture(other) != picture(layout) {
				t.Fatalf("seed %d: another board from another start", seed)
			}
			for i := range 20 {
				if c := (game.Cell{Row: i / 5, Col: i % 5}); layout.Mine(c) {
					counts[c]++
				}
			}
		}
		deviation := math.Sqrt(boards * .25 * .75)
		for i := range 20 {
			c := game.Cell{Row: i / 5, Col: i % 5}
			if off := math.Abs(counts[c]-boards*.25) / deviation; off > 5 {
				t.Errorf("%v held a mine %v times of %d", c, counts[c], boards)
			}
		}
	}
	full := mustDeal(t, deal.Spec{Grid: game.Hex{Rows: 2, Cols: 2}, Mines: 4, Promise: deal.AnyStart}, game.Cell{})
	if full.Mines() != 4 {
		t.Errorf("%d mines on a board that is full of them", full.Mines())
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
		if p.First() != want.first || p.NoGuess() != want.noGuess {
			t.Errorf("promise %d is of a first cell %d, no guess %v; want %+v", p, p.First(), p.NoGuess(), want)
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
			n := deal.FreshMines(test.cells, seed)
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
