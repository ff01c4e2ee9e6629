package draw

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
)

// mini returns a game on a grid of a kind. Its mines are in the first column, the first of them flagged.
// All other cells are open, except for one beside the last mine.
func mini(t *testing.T, kind *game.GridKind, rows, cols int) *game.Game {
	t.Helper()
	var mines []game.Cell
	for row := range rows {
		mines = append(mines, game.Cell{Row: row})
	}
	layout, err := game.NewLayout(kind.New(rows, cols), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	var open []game.Cell
	for c := range game.Cells(layout.Grid()) {
		if c.Col > 0 && c != (game.Cell{Row: rows - 1, Col: 1}) {
			open = append(open, c)
		}
	}
	return game.NewAt(layout, game.Rules{}, open, mines[:1])
}

// A miniature shows the whole board, two rows a line. Open cells look like the
// window.
func TestMiniature(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		kind *game.GridKind
		want string
	}{
		{game.GridKindOf(game.Square{}), "█\n█\n▀▀\n"},
		{game.GridKindOf(game.Hex{}), "▄█▀\n▄█▀\n ▀▀▀▀\n"}, // even rows are shifted by half a cell
	} {
		m := &Miniature{Game: mini(t, test.kind, 5, 7), Width: 20, Height: 10}
		if got := m.Cells(false).String(); got != test.want {
			t.Errorf("%s:\n%s\nwant\n%s", test.kind.Name, got, test.want)
		}
	}
}

// With colors, each half of a cell has the color of what it shows.
func TestMiniatureInColors(t *testing.T) {
	t.Parallel()
	m := &Miniature{Game: mini(t, game.GridKindOf(game.Square{}), 5, 7), Width: 20, Height: 10}
	g := m.Cells(true)
	for _, test := range []struct {
		x, y         int
		upper, lower screen.Dot
	}{
		{0, 0, screen.FlagDot, screen.ClosedDot},
		{1, 0, screen.OneDot, screen.OneDot + 1},
		{2, 0, screen.OpenDot, screen.OpenDot},
		{0, 2, screen.ClosedDot, screen.NoDot},
	} {
		want := screen.Cell{Rune: '▀', Style: screen.Style{
			Ground: screen.DotGround + screen.Ground(test.lower), Ink: screen.DotInk + screen.Ink(test.upper)}}
		if got := g.Row(test.y)[test.x]; got != want {
			t.Errorf("(%d, %d): %v, want %v", test.x, test.y, got, want)
		}
	}
}

// Once a game is lost, its mines stand out, and what was closed at its end looks closed.
func TestMiniatureOfALostGame(t *testing.T) {
	t.Parallel()
	g := mini(t, game.GridKindOf(game.Square{}), 5, 7)
	if err := g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Row: 4}}); err != nil || g.Status() != game.Lost {
		t.Fatal(err)
	}
	var got []screen.Dot
	for y := range 5 {
		for x := range 3 {
			got = append(got, (&Miniature{Game: g, Width: 7, Height: 3}).dots()(x, y))
		}
	}
	const flag, mine, closed, open = screen.FlagDot, screen.MineDot, screen.ClosedDot, screen.OpenDot
	const two, many = screen.OneDot + 1, screen.OneDot + 2
	want := []screen.Dot{
		flag, two, open,
		mine, many, open,
		mine, many, open,
		mine, many, open,
		mine, closed, open,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// A miniature needs half a character for each cell of its board.
func TestMiniatureFits(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for size, want := range map[[2]int]bool{{2, 2}: true, {16, 30}: true, {17, 30}: false, {16, 31}: false} {
			m := &Miniature{Game: mini(t, kind, size[0], size[1]), Width: 30, Height: 8}
			if m.Fits() != want {
				t.Errorf("%s, %v: fits %v", kind.Name, size, m.Fits())
			}
		}
	}
}
