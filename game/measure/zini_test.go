package measure_test

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/measure"

	"pgregory.net/rapid"
)

// grids has the grids of these tests. On the last one a cell touches the cells that a knight's move
// reaches.
var grids = append(slices.Clone(game.GridKinds()), &game.GridKind{
	Name: "knights",
	New:  func(rows, cols int) game.Grid { return knights{rows, cols} },
})

type knights struct{ rows, cols int }

var leaps = []game.Cell{
	{Row: -2, Col: -1}, {Row: -2, Col: 1}, {Row: -1, Col: -2}, {Row: -1, Col: 2},
	{Row: 1, Col: -2}, {Row: 1, Col: 2}, {Row: 2, Col: -1}, {Row: 2, Col: 1},
}

func (g knights) Size() (rows, cols int)      { return g.rows, g.cols }
func (g knights) Steps(game.Cell) []game.Cell { return leaps }

func layoutOf(t testing.TB, g game.Grid, picture string) *game.Layout {
	t.Helper()
	return gametest.Layout(t, func(int, int) game.Grid { return g }, strings.Fields(picture)...)
}

// These boards are small enough to count by hand.
func TestZiNiOfSmallBoards(t *testing.T) {
	for _, test := range []struct {
		grid    game.Grid
		picture string
		want    int
		why     string
	}{
		{game.Square{Rows: 3, Cols: 3}, "... ... ...", 1, "one opening"},
		{game.Square{Rows: 3, Cols: 3}, "*.. ... ...", 1, "one opening"},
		{game.Square{Rows: 2, Cols: 2}, "*. ..", 3, "open, flag and chord; or open three"},
		{game.Square{Rows: 3, Cols: 3}, "... .*. ...", 5, "open Ba, flag, chord on Ba, Ab, and Bc or Cb"},
		{game.Hex{Rows: 3, Cols: 3}, "... .*. ...", 5,
			"solve Ba in 3, then Bc in 2: it touches two openings"},
		{game.Square{Rows: 6, Cols: 4}, ".... *... .... .... .**. *...", 7, "row by row; in columns it takes 8"},
		{game.Square{Rows: 1, Cols: 3}, "***", 0, "nothing to open"},
	} {
		if got, _ := measure.ZiNi(layoutOf(t, test.grid, test.picture)); got != test.want {
			t.Errorf("%T %s: ZiNi %d, want %d: %s", test.grid, test.picture, got, test.want, test.why)
		}
	}
}

// A greedy player plays a game by the definition of ZiNi, and looks at the whole board for each
// click.
type greedy struct {
	t      interface{ Fatalf(string, ...any) }
	game   *game.Game
	clicks measure.Clicks
	way    int  // of eight
	human  bool // opens all openings first, and then chords on open cells only
}

func (p *greedy) do(kind game.Kind, c game.Cell) {
	if err := p.clicks.Apply(p.game, game.Action{Kind: kind, Cell: c}); err != nil {
		p.t.Fatalf("%c at %v: %v", kind, c, err)
	}
}

// ordered returns the cells of the board in the order of p.way: for 0, column by column.
func (p *greedy) ordered() []game.Cell {
	sign := func(bit int) int { return 1 - p.way>>bit&1*2 }
	return slices.SortedFunc(game.Cells(p.game.Layout().Grid()), func(a, b game.Cell) int {
		rows, cols := sign(0)*(a.Row-b.Row), sign(1)*(a.Col-b.Col)
		if p.way>>2&1 == 1 {
			return cmp.Or(rows, cols)
		}
		return cmp.Or(cols, rows)
	})
}

// play plays the game to its end, and returns the number of clicks.
func (p *greedy) play() int {
	for _, c := range p.ordered() {
		if p.human && p.empty(c) && !p.game.Open(c) {
			p.do(game.Open, c)
		}
	}
	for p.game.Status() == game.Playing {
		p.step()
	}
	if p.game.Status() != game.Won || p.clicks.Total() != p.clicks.Effective() {
		p.t.Fatalf("the player ends with %+v", p.clicks)
	}
	return p.clicks.Total()
}

func (p *greedy) around(c game.Cell) []game.Cell {
	return game.AppendNeighbors(nil, p.game.Layout().Grid(), c)
}

func (p *greedy) empty(c game.Cell) bool {
	l := p.game.Layout()
	return !l.Mine(c) && l.Around(c) == 0
}

// opening returns the first empty cell of the opening of c.
func (p *greedy) opening(c game.Cell) game.Cell {
	met := map[game.Cell]bool{c: true}
	for queue := []game.Cell{c}; len(queue) > 0; queue = queue[1:] {
		for _, n := range p.around(queue[0]) {
			if p.empty(n) && !met[n] {
				met[n] = true
				queue = append(queue, n)
			}
		}
	}
	return slices.MinFunc(slices.Collect(maps.Keys(met)), func(a, b game.Cell) int {
		return (a.Row-b.Row)*1000 + a.Col - b.Col
	})
}

// worth returns the 3BV that opening the given cells opens: the number of openings, and of numbers
// in no opening, among them.
func (p *greedy) worth(given []game.Cell) int {
	units := map[game.Cell]bool{}
	for _, c := range given {
		switch {
		case p.game.Open(c) || p.game.Layout().Mine(c):
		case p.empty(c):
			units[p.opening(c)] = true
		case !slices.ContainsFunc(p.around(c), p.empty):
			units[c] = true
		}
	}
	return len(units)
}

func (p *greedy) premium(c game.Cell) int {
	premium := p.worth(append(p.around(c), c)) - 1
	for _, n := range p.around(c) {
		if p.game.Layout().Mine(n) && !p.game.Flagged(n) {
			premium--
		}
	}
	if !p.game.Open(c) {
		premium--
	}
	return premium
}

// step solves one cell, or opens one if no premium is 0 or more.
func (p *greedy) step() {
	var best game.Cell
	highest := -1
	for _, c := range p.ordered() {
		if p.game.Layout().Mine(c) || p.human && !p.game.Open(c) {
			continue
		}
		if premium := p.premium(c); premium > highest {
			best, highest = c, premium
		}
	}
	if highest < 0 {
		i := slices.IndexFunc(p.ordered(), func(c game.Cell) bool { return p.worth([]game.Cell{c}) > 0 })
		p.do(game.Open, p.ordered()[i])
		return
	}
	if !p.game.Open(best) {
		p.do(game.Open, best)
	}
	for _, n := range p.around(best) {
		if p.game.Layout().Mine(n) && !p.game.Flagged(n) {
			p.do(game.Flag, n)
		}
	}
	// The last cell may have been opened by the way, and won the game.
	if p.game.Status() == game.Playing {
		p.do(game.Open, best)
	}
}

// ZiNi returns the least numbers of clicks of the players, who win and waste none.
func TestZiNiIsThatOfAGreedyPlayer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 6).Draw(t, "rows"), rapid.IntRange(1, 6).Draw(t, "cols")
		grid := rapid.SampledFrom(grids).Draw(t, "grid").New(rows, cols)
		mines := rapid.OneOf(rapid.IntRange(0, rows*cols/4), rapid.IntRange(0, rows*cols)).Draw(t, "mines")
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		layout := random(t, grid, mines, rng)

		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, game.Classic, nil) })
		least := func(human bool) int {
			clicks := layout.Cells()
			for way := range 8 {
				player := &greedy{t: t, game: game.New(layout, game.Classic), way: way, human: human}
				clicks = min(clicks, player.play())
			}
			return clicks
		}
		zini, human := measure.ZiNi(layout)
		if zini != least(false) || human != least(true) {
			t.Fatalf("ZiNi %d, human %d, but the players take %d and %d", zini, human, least(false), least(true))
		}
		if zini > layout.ThreeBV(game.Cascade) {
			t.Fatalf("ZiNi %d, more than the 3BV %d", zini, layout.ThreeBV(game.Cascade))
		}
	})
}

// random returns a board with random mines.
func random(t interface{ Fatal(...any) }, grid game.Grid, mines int, rng *rand.Rand) *game.Layout {
	rows, cols := grid.Size()
	var places []game.Cell
	for _, i := range rng.Perm(rows * cols)[:mines] {
		places = append(places, game.Cell{Row: i / cols, Col: i % cols})
	}
	layout, err := game.NewLayout(grid, slices.Values(places))
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

// BenchmarkZiNi measures the ZiNi of an Expert board, and a play of the board from the first cell
// to the last for comparison.
func BenchmarkZiNi(b *testing.B) {
	for _, grid := range game.GridKinds() {
		level := game.Expert
		layout := random(b, grid.New(level.Rows, level.Cols), level.Mines, rand.New(rand.NewPCG(1, 2)))
		b.Run(grid.Name, func(b *testing.B) {
			for b.Loop() {
				measure.ZiNi(layout)
			}
		})
		b.Run(grid.Name+"/play", func(b *testing.B) {
			for b.Loop() {
				g := game.New(layout, game.Classic)
				for r := range level.Rows {
					for c := range level.Cols {
						if at := (game.Cell{Row: r, Col: c}); !layout.Mine(at) && !g.Open(at) {
							_ = g.Apply(game.Action{Kind: game.Open, Cell: at})
						}
					}
				}
			}
		})
	}
}
