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

// units returns the sets of cells of which each is worth one, from their definition: the openings and
// the numbers in no opening, or what corresponds to them under another rule of opening.
func units(l *game.Layout, o game.Opening) (openings, numbers [][]game.Cell) {
	met := map[game.Cell]bool{}
	empty := func(c game.Cell) bool { return !l.Mine(c) && l.Around(c) == 0 }
	for c := range game.Cells(l.Grid()) {
		if o == game.Single || !empty(c) || met[c] {
			continue
		}
		unit := []game.Cell{c}
		for i := 0; i < len(unit) && (i == 0 || o == game.Cascade); i++ {
			if met[unit[i]] = true; !empty(unit[i]) {
				continue
			}
			for _, n := range game.AppendNeighbors(nil, l.Grid(), unit[i]) {
				if !slices.Contains(unit, n) {
					unit = append(unit, n)
				}
				met[n] = true
			}
		}
		openings = append(openings, unit)
	}
	for c := range game.Cells(l.Grid()) {
		if !l.Mine(c) && !met[c] {
			numbers = append(numbers, []game.Cell{c})
		}
	}
	return openings, numbers
}

// islands counts the regions of numbers that touch no empty cell: cells that touch get the same label.
func islands(l *game.Layout) int {
	labels := map[game.Cell]int{}
	for c := range game.Cells(l.Grid()) {
		around := append(game.AppendNeighbors(nil, l.Grid(), c), c)
		if !l.Mine(c) && !slices.ContainsFunc(around, func(n game.Cell) bool { return !l.Mine(n) && l.Around(n) == 0 }) {
			labels[c] = len(labels)
		}
	}
	for range labels { // the longest way between two cells
		for c := range labels {
			for _, n := range game.AppendNeighbors(nil, l.Grid(), c) {
				if label, ok := labels[n]; ok {
					labels[c] = min(labels[c], label)
				}
			}
		}
	}
	different := map[int]bool{}
	for _, label := range labels {
		different[label] = true
	}
	return len(different)
}

func TestThreeBVIsAsDefined(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		opening := g.Rules().Opening
		openings, numbers := units(g.Layout(), opening)
		all := append(openings, numbers...)
		if got := g.Layout().ThreeBV(opening); got != len(all) {
			t.Fatalf("a 3BV of %d, want %d", got, len(all))
		}
		if o, _ := units(g.Layout(), game.Cascade); g.Layout().Openings() != len(o) {
			t.Fatalf("%d openings, want %d", g.Layout().Openings(), len(o))
		}
		if got, want := g.Layout().Islands(), islands(g.Layout()); got != want {
			t.Fatalf("%d islands, want %d", got, want)
		}
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			_ = g.Apply(a) // refused or not
			_ = r.apply(a)
			want := 0
			for _, unit := range all {
				if !slices.ContainsFunc(unit, func(c game.Cell) bool { return !g.Open(c) && g.Status() != game.Won }) {
					want++
				}
			}
			if g.ThreeBV() != want {
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

// Benchmark3BV measures the 3BV of an Expert board.
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
	}
}
