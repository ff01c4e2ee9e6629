package game_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// layoutOf reads a board drawn with a * for each mine.
func layoutOf(t testing.TB, shape func(rows, cols int) game.Grid, picture string) *game.Layout {
	t.Helper()
	lines := strings.Fields(picture)
	var mines []game.Cell
	for r, line := range lines {
		for c, mark := range line {
			if mark == '*' {
				mines = append(mines, game.Cell{Row: r, Col: c})
			}
		}
	}
	layout, err := game.NewLayout(shape(len(lines), len(lines[0])), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return layout
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
		if got := layout.ThreeBV(); got != test.threeBV {
			t.Errorf("%s:%s\nhas a 3BV of %d, want %d", grids[test.grid].Name, test.picture, got, test.threeBV)
		}
		if got := layout.Openings(); got != test.openings {
			t.Errorf("%s:%s\nhas %d openings, want %d", grids[test.grid].Name, test.picture, got, test.openings)
		}
	}
}

// openings counts openings, and numbers that lie in none, as they are defined:
// cell by cell, and without those of which a cell is closed.
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
	for c := range everyCell(grid) {
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
	for c := range everyCell(grid) {
		if !l.Mine(c) && !closed(c) && meet(c) {
			numbers++
		}
	}
	return openings, numbers
}

func nothing(game.Cell) bool { return false }

func TestThreeBVIsAsDefined(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		o, n := openings(g.Layout(), nothing)
		if got := g.Layout().ThreeBV(); got != o+n {
			t.Fatalf("a 3BV of %d, want %d openings and %d numbers", got, o, n)
		}
		if got := g.Layout().Openings(); got != o {
			t.Fatalf("%d openings, want %d", got, o)
		}
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			_ = g.Apply(a) // refused or not
			_ = r.apply(a)
			closed := func(c game.Cell) bool { return !g.Open(c) && g.Status() != game.Won }
			if o, n := openings(g.Layout(), closed); g.ThreeBV() != o+n {
				t.Fatalf("%d of the 3BV are open, want %d openings and %d numbers", g.ThreeBV(), o, n)
			}
		}
	})
}

// A board too big for the stack is measured like any other.
func TestThreeBVOfABigBoard(t *testing.T) {
	for _, grid := range grids {
		shape := grid.New(70, 200)
		layout, err := game.NewLayout(shape, scattered(shape, 15))
		if err != nil {
			t.Fatal(err)
		}
		if o, n := openings(layout, nothing); layout.ThreeBV() != o+n {
			t.Errorf("%s: a 3BV of %d, want %d", grid.Name, layout.ThreeBV(), o+n)
		}
	}
}

// It may be asked for in every frame.
func TestThreeBVOfALevelDoesNotAllocate(t *testing.T) {
	for _, grid := range grids {
		layout := random(t, grid.New, game.Expert, rand.New(rand.NewPCG(1, 2)))
		g := game.New(layout, game.LeftToFind)
		if n := testing.AllocsPerRun(10, func() { layout.ThreeBV(); g.ThreeBV() }); n != 0 {
			t.Errorf("%s: %v allocations, want none", grid.Name, n)
		}
	}
}

// random returns a board of the level, every one as likely as the other.
func random(t testing.TB, shape func(rows, cols int) game.Grid, level game.Level, rng *rand.Rand) *game.Layout {
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

// What the levels come to on average, over boards that are random throughout.
func TestThreeBVOfTheLevels(t *testing.T) {
	const boards = 4000
	for _, test := range []struct {
		grid  int
		level game.Level
		want  float64
	}{
		{0, game.Beginner, 15.6}, {0, game.Intermediate, 65.1}, {0, game.Expert, 173.4},
		{1, game.Beginner, 10.5}, {1, game.Intermediate, 44.6}, {1, game.Expert, 126.5},
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		var sum, squares float64
		for range boards {
			n := float64(random(t, grids[test.grid].New, test.level, rng).ThreeBV())
			sum += n
			squares += n * n
		}
		mean := sum / boards
		deviation := math.Sqrt((squares/boards - mean*mean) / boards)
		if off := math.Abs(mean - test.want); off > 4*deviation+0.05 { // the averages are rounded
			t.Errorf("%s %+v: a 3BV of %.2f ± %.2f on average, want %.1f",
				grids[test.grid].Name, test.level, mean, deviation, test.want)
		}
	}
}

// Benchmark3BV measures an Expert board; "cells" is the yardstick, which counts
// cell by cell.
func Benchmark3BV(b *testing.B) {
	for _, grid := range game.GridKinds() {
		rng := rand.New(rand.NewPCG(1, 2))
		var layouts []*game.Layout
		for range 64 {
			layouts = append(layouts, random(b, grid.New, game.Expert, rng))
		}
		b.Run(grid.Name+"/words", func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				layouts[i%len(layouts)].ThreeBV()
			}
		})
		b.Run(grid.Name+"/cells", func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				openings(layouts[i%len(layouts)], nothing)
			}
		})
	}
}
