package voice

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
)

func names(g game.Grid, cells []game.Cell) string {
	var all []string
	for _, c := range cells {
		all = append(all, game.Mixed.Of(g, c))
	}
	return strings.Join(all, " ")
}

func cell(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The cells are clockwise from above, for rows shifted to either side. At an edge the missing cells
// are left out.
func TestClockwise(t *testing.T) {
	square, hex := game.GridKinds()[0].New(9, 9), game.GridKinds()[1].New(9, 9)
	for _, test := range []struct {
		grid game.Grid
		cell string
		want string
	}{
		{square, "C3", "B3 B4 C4 D4 D3 D2 C2 B2"},
		{square, "A1", "A2 B2 B1"},
		{square, "I9", "H9 I8 H8"},
		{hex, "C3", "B4 C4 D4 D3 C2 B3"}, // a row to the right: above it to the right is the next column
		{hex, "D3", "C3 D4 E3 E2 D2 C2"},
		{hex, "A1", "A2 B2 B1"},
	} {
		if got := names(test.grid, clockwise(test.grid, cell(t, test.cell))); got != test.want {
			t.Errorf("%v: around %s are %s, want %s", test.grid, test.cell, got, test.want)
		}
	}
}

// On every grid clockwise returns each neighbour exactly once.
func TestClockwiseHasAllThatTouch(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := kind.New(5, 6)
		for c := range game.Cells(g) {
			got, want := clockwise(g, c), game.AppendNeighbors(nil, g, c)
			for _, cells := range [][]game.Cell{got, want} {
				slices.SortFunc(cells, func(a, b game.Cell) int { return 100*(a.Row-b.Row) + a.Col - b.Col })
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: around %v are %v, want %v", kind.Name, c, got, want)
			}
		}
	}
}

// play returns a game after a play, on a board with this many rows and columns.
func play(t *testing.T, kind *game.GridKind, rows, cols int, mines, plays string) *game.Game {
	t.Helper()
	var at []game.Cell
	for _, name := range strings.Fields(mines) {
		at = append(at, cell(t, name))
	}
	layout, err := game.NewLayout(kind.New(rows, cols), slices.Values(at))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.LeftToFind)
	actions, err := game.ParsePlay(plays)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			t.Fatal(a, err)
		}
	}
	return g
}

func TestFrontier(t *testing.T) {
	// Columns 1 to 3 are open, and C5 is open alone beyond the wall of mines.
	g := play(t, game.GridKinds()[0], 3, 5, "A4 B4 C4", "A1* C5* A4!")
	var got []string
	for _, n := range frontierFrom(g, cell(t, "C5")) {
		got = append(got, fmt.Sprint(game.Mixed.Of(g.Layout().Grid(), n.Cell), ": ", n.Left, " in ", names(g.Layout().Grid(), n.Closed)))
	}
	want := []string{"C5: 2 in B5 C4 B4", "A3: 1 in B4", "B3: 2 in B4 C4", "C3: 2 in B4 C4"}
	slices.Sort(got[1:])
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for _, n := range frontierFrom(play(t, game.GridKinds()[0], 1, 3, "A3", "A2*"), game.Cell{}) {
		if n.Cell.Col != 1 || len(n.Closed) != 2 {
			t.Errorf("%+v, want A2 alone, which touches two", n)
		}
	}
}

func TestRegions(t *testing.T) {
	all := func(g *game.Game) []region { return regionsOf(g) }
	if got := all(play(t, game.GridKinds()[0], 3, 5, "A1", "")); len(got) != 1 || got[0].Cells != 15 {
		t.Errorf("a board that is closed: %+v", got)
	}
	// Flagged cells are in no region.
	got := all(play(t, game.GridKinds()[0], 1, 6, "A2", "A2! A4*"))
	want := []region{{Cells: 1}}
	if !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	got = all(play(t, game.GridKinds()[0], 2, 6, "A2 B2 A6", "A4*"))
	want = []region{
		{Cells: 4, Last: game.Cell{Row: 1, Col: 1}},
		{Cells: 2, First: game.Cell{Col: 5}, Last: game.Cell{Row: 1, Col: 5}},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := all(play(t, game.GridKinds()[0], 1, 2, "", "A1*")); len(got) != 0 {
		t.Errorf("all is open: %+v", got)
	}
}
