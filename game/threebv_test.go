package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// layoutOf reads a board drawn with a * for each mine.
func layoutOf(t testing.TB, shape func(rows, cols int) game.Grid, picture string) *game.Layout {
	t.Helper()
	return gametest.Layout(t, shape, strings.Fields(picture)...)
}

// The two boards of https://codegolf.stackexchange.com/questions/82447, where
// their 3BV is given, and small ones counted by hand.
func TestThreeBVOfKnownBoards(t *testing.T) {
	for _, test := range []struct {
		grid              int
		picture           string
		threeBV, openings int
	}{
		{0, `
			........
			...*....
			...*..*.
			.*..*...
			..*....*
			...*....
			......*.
			.......*`, 23, 3},
		{0, `
			..*...**.....*...*.....*..*...
			.....***..*......*..*.**......
			.*....*..*.*..*..*.**...*.*.*.
			...*..................*..**...
			...*.........*..........*.....
			.......*.............*.*..**.*
			.....*.................*..*.**
			..........*..............*....
			.....*........*........*......
			..*...*..*..*.......*.*...*...
			*....*........*.....*..*....**
			..........*..*...**.**....**..
			.....*.**......*.**...*...**..
			.***.....*.*..*.............*.
			...*.*.........*..*..*....*...
			..*......*...*.....*.**.......`, 187, 14},
		{0, "...", 1, 1},
		{0, "***", 0, 0},
		{0, ".*.", 2, 0},
		{0, ".....\n.....\n..*..\n.....\n.....", 1, 1},
		{1, ".....\n.....\n..*..\n.....\n.....", 1, 1},
		{0, ".*.\n...\n...", 3, 1}, // Aa and Ac touch no empty cell
		{1, ".*.\n...\n...", 2, 1}, // Ac alone touches none
	} {
		layout := layoutOf(t, grids[test.grid].New, test.picture)
		if got := layout.ThreeBV(game.Cascade); got != test.threeBV {
			t.Errorf("%s:%s\nhas a 3BV of %d, want %d", grids[test.grid].Name, test.picture, got,
				test.threeBV)
		}
		if got := layout.Openings(); got != test.openings {
			t.Errorf("%s:%s\nhas %d openings, want %d", grids[test.grid].Name, test.picture, got,
				test.openings)
		}
	}
}

// openings counts openings, and numbers in no opening, cell by cell from their definition. It
// leaves out those with a closed cell.
func openings(l *game.Layout, closed func(game.Cell) bool) (openings, numbers int) {
	grid := l.Grid()
	rows, cols := grid.Size()
	met := make([]bool, rows*cols)
	meet := func(c game.Cell) bool {
		at := &met[c.Row*cols+c.Col]
		first := !*at
		*at = true
		return first
	}
	empty := func(c game.Cell) bool { return !l.Mine(c) && l.Around(c) == 0 }
	for c := range game.Cells(grid) {
		if !empty(c) || !meet(c) {
			continue
		}
		whole := true
		for queue := []game.Cell{c}; len(queue) > 0; queue = queue[1:] {
			whole = whole && !closed(queue[0])
			if !empty(queue[0]) {
				continue
			}
			for _, n := range game.AppendNeighbors(nil, grid, queue[0]) {
				if meet(n) || !empty(n) { // a number may lie in several openings
					queue = append(queue, n)
				}
			}
		}
		if whole {
			openings++
		}
	}
	for c := range game.Cells(grid) {
		if !l.Mine(c) && !closed(c) && meet(c) {
			numbers++
		}
	}
	return openings, numbers
}

func nothing(game.Cell) bool { return false }

// worth counts the 3BV cell by cell from its definition, without the closed parts.
func worth(l *game.Layout, o game.Opening, closed func(game.Cell) bool) int {
	if o == game.Cascade {
		openings, numbers := openings(l, closed)
		return openings + numbers
	}
	grid := l.Grid()
	met := map[game.Cell]bool{}
	units := 0
	take := func(unit []game.Cell) {
		whole := true
		for _, c := range unit {
			met[c] = true
			whole = whole && !closed(c)
		}
		if whole {
			units++
		}
	}
	for c := range game.Cells(grid) {
		if o == game.Ring && !l.Mine(c) && l.Around(c) == 0 && !met[c] {
			take(append(game.AppendNeighbors(nil, grid, c), c))
		}
	}
	for c := range game.Cells(grid) {
		if !l.Mine(c) && !met[c] {
			take([]game.Cell{c})
		}
	}
	return units
}

func TestThreeBVIsAsDefined(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		opening := g.Rules().Opening
		o, _ := openings(g.Layout(), nothing)
		if got, want := g.Layout().ThreeBV(opening), worth(g.Layout(), opening, nothing); got != want {
			t.Fatalf("a 3BV of %d, want %d", got, want)
		}
		if got := g.Layout().Openings(); got != o {
			t.Fatalf("%d openings, want %d", got, o)
		}
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			_ = g.Apply(a) // refused or not
			_ = r.apply(a)
			closed := func(c game.Cell) bool { return !g.Open(c) && g.Status() != game.Won }
			if want := worth(g.Layout(), opening, closed); g.ThreeBV() != want {
				t.Fatalf("%d of the 3BV are open, want %d", g.ThreeBV(), want)
			}
		}
	})
}

// random returns a random board of the level. All boards are equally likely.
func random(
	t testing.TB, shape func(rows, cols int) game.Grid, level game.Level, rng *rand.Rand,
) *game.Layout {
	t.Helper()
	var mines []game.Cell
	for _, i := range rng.Perm(level.Rows * level.Cols)[:level.Mines] {
		mines = append(mines, game.Cell{Row: i / level.Cols, Col: i % level.Cols})
	}
	layout, err := game.NewLayout(shape(level.Rows, level.Cols), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

// Benchmark3BV measures the 3BV of an Expert board, and of the reference in these tests for
// comparison.
func Benchmark3BV(b *testing.B) {
	for _, grid := range game.GridKinds() {
		rng := rand.New(rand.NewPCG(1, 2))
		var layouts []*game.Layout
		for range 64 {
			layouts = append(layouts, random(b, grid.New, game.Expert, rng))
		}
		b.Run(grid.Name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				layouts[i%len(layouts)].ThreeBV(game.Cascade)
			}
		})
		b.Run(grid.Name+"/definition", func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				openings(layouts[i%len(layouts)], nothing)
			}
		})
	}
}
