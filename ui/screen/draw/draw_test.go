package draw_test

import (
	"flag"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"

	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "write the golden frames anew")

// played returns a game with these mines after a play.
func played(t testing.TB, grid game.Grid, mines []game.Cell, play string) *game.Game {
	t.Helper()
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.LeftToFind)
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			t.Fatalf("%v: %v", a, err)
		}
	}
	return g
}

func cells(t testing.TB, names string) []game.Cell {
	t.Helper()
	var all []game.Cell
	for _, name := range strings.Fields(names) {
		c, err := game.ParseCell(name)
		if err != nil {
			t.Fatalf("%q: %v", name, err)
		}
		all = append(all, c)
	}
	return all
}

// picture returns the picture of a whole board, without a cursor.
func picture(g *game.Game, spacing draw.Spacing) draw.Picture {
	return draw.Picture{
		Game: g, Look: draw.Look{Glyphs: &draw.Unicode, Spacing: spacing}, Window: draw.Whole(g.Layout().Grid()), Cursor: draw.NoCursor,
	}
}

func frame(b draw.Picture) string { return b.Cells(false).String() }

// golden compares a frame with the one in testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	goldentest.Check(t, filepath.Join("testdata", name+".txt"), got, *update)
}

var spacings = map[string]draw.Spacing{
	"large": draw.Large, "roomy": draw.Roomy, "wide": draw.Wide, "compact": draw.Compact,
}

// The frames in testdata show a game at its beginning, in its middle, lost with each mark of the
// revealed board, and won, on both grids in both spacings.
func TestFrames(t *testing.T) {
	const mines = "Aa Bd Cb Ef"
	for _, state := range []struct{ name, play, cursor string }{
		{"start", "", "Cc"},
		{"middle", "Ae* Bd! Ba! Da*", "Aa"},
		{"lost", "Ae* Bd! Da! Cb*", "Cb"},
		{"won", openAll(5, 6, mines), "Ef"},
	} {
		for _, kind := range game.GridKinds() {
			for name, spacing := range spacings {
				g := played(t, kind.New(5, 6), cells(t, mines), "")
				for _, a := range actions(t, state.play) {
					_ = g.Apply(a) // on one of the grids, a cascade has opened the cell already
				}
				b := picture(g, spacing)
				b.Cursor = cells(t, state.cursor)[0]
				golden(t, state.name+"-"+draw.ShapeOf(kind).Name.In(text.English)+"-"+name, frame(b))
			}
		}
	}
}

// Cells can be named in each way. The names take as many columns as they need.
func TestNamesOfCells(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := played(t, kind.New(12, 14), nil, "")
		var all strings.Builder
		for _, names := range []game.Names{game.Letters, game.Numbers, game.Mixed} {
			for _, spacing := range []draw.Spacing{draw.Roomy, draw.Wide, draw.Compact} {
				b := picture(g, spacing)
				b.Names, b.Window, b.Cursor = names, draw.Window{Top: 9, Rows: 3, Cols: 14}, game.Cell{Row: 10, Col: 11}
				all.WriteString(frame(b))
			}
		}
		golden(t, "names-"+draw.ShapeOf(kind).Name.In(text.English), all.String())
	}
}

// A picture without a game shows every mine and every number.
func TestSolution(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			b := picture(played(t, kind.New(5, 6), cells(t, "Aa Bd Cb Ef"), ""), spacing)
			b.Layout, b.Game = b.Game.Layout(), nil
			golden(t, "solution-"+draw.ShapeOf(kind).Name.In(text.English)+"-"+name, frame(b))
		}
	}
}

// openAll returns the play that opens all safe cells.
func openAll(rows, cols int, mines string) string {
	var play strings.Builder
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		if !strings.Contains(mines, game.Letters.Of(game.Square{Rows: rows, Cols: cols}, c)) {
			play.WriteString(c.String() + "*")
		}
	}
	return play.String()
}

func actions(t testing.TB, play string) []game.Action {
	t.Helper()
	all, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// A board too large for the screen is drawn through a window, with the names of its rows and
// columns and scroll bars.
func TestWindows(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := played(t, kind.New(50, 1200), []game.Cell{{Row: 12, Col: 13}}, "12,13!")
		for name, spacing := range spacings {
			b := picture(g, spacing)
			b.Cursor = game.Cell{Row: 20, Col: 117}
			b.Window = b.Fit(g.Layout().Grid(), 40, 14).Follow(g.Layout().Grid(), b.Cursor)
			golden(t, "window-"+draw.ShapeOf(kind).Name.In(text.English)+"-"+name, frame(b))
		}
	}
}

func TestRevealShowsTheMines(t *testing.T) {
	g := played(t, game.Square{Rows: 1, Cols: 3}, cells(t, "Aa Ac"), "Aa!Ab!")
	b := picture(g, draw.Compact)
	b.Reveal = true
	if got := frame(b); !strings.Contains(got, "│ X # * │") {
		t.Errorf("drawn\n%swant a flag, a wrong flag and a mine", got)
	}
}

// For every board and screen, the drawing has the announced size, fits if anything does, and shows
// the cursor.
func TestDrawingFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
		size := rapid.OneOf(rapid.IntRange(1, 40), rapid.IntRange(99, 1001))
		rows, cols := size.Draw(t, "rows"), size.Draw(t, "cols")
		grid := kind.New(rows, cols)
		layout, err := game.NewLayout(grid, slices.Values([]game.Cell{}))
		if err != nil {
			t.Fatal(err)
		}
		width, height := rapid.IntRange(20, 200).Draw(t, "width"), rapid.IntRange(6, 60).Draw(t, "height")
		b := draw.Picture{
			Game: game.New(layout, game.LeftToFind),
			Look: draw.Look{
				Glyphs:  &draw.Unicode,
				Spacing: rapid.SampledFrom([]draw.Spacing{draw.Large, draw.Roomy, draw.Wide, draw.Compact}).Draw(t, "spacing"),
				Names:   rapid.SampledFrom([]game.Names{game.Letters, game.Numbers, game.Mixed}).Draw(t, "names"),
			},
			Cursor: game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")},
		}
		b.Window = b.Fit(grid, width, height).Follow(grid, b.Cursor)
		if b.Window.Rows < 1 || b.Window.Cols < 1 {
			t.Fatalf("nothing of the board is seen in %d×%d", width, height)
		}
		saidWidth, saidHeight := b.Size(grid, b.Window)
		if saidWidth > width || saidHeight > height {
			t.Fatalf("%d×%d do not fit in %d×%d", saidWidth, saidHeight, width, height)
		}
		got := frame(b)
		lines := strings.Split(strings.TrimSuffix(got, "\n"), "\n")
		if len(lines) != saidHeight {
			t.Fatalf("%d lines, want %d:\n%s", len(lines), saidHeight, got)
		}
		widest := 0
		for _, line := range lines {
			widest = max(widest, utf8.RuneCountInString(line))
		}
		if widest > saidWidth {
			t.Fatalf("%d columns, want at most %d:\n%s", widest, saidWidth, got)
		}
		if seen := strings.ContainsAny(got, "┏[") && strings.ContainsAny(got, "┛]"); !seen {
			t.Fatalf("no cursor:\n%s", got)
		}
	})
}

// The window moves as little as possible, and keeps some cells around the cursor.
func TestWindowFollows(t *testing.T) {
	grid := game.Square{Rows: 100, Cols: 100}
	w := draw.Window{Top: 10, Left: 10, Rows: 10, Cols: 10}
	for _, test := range []struct {
		cursor    game.Cell
		top, left int
	}{
		{game.Cell{Row: 15, Col: 15}, 10, 10},
		{game.Cell{Row: 12, Col: 17}, 10, 10},
		{game.Cell{Row: 11, Col: 18}, 9, 11},
		{game.Cell{Row: 0, Col: 99}, 0, 90},
		{game.Cell{Row: 1, Col: 98}, 0, 90},
	} {
		if got := w.Follow(grid, test.cursor); got.Top != test.top || got.Left != test.left {
			t.Errorf("following %v, the window is at %d,%d, want %d,%d", test.cursor, got.Top, got.Left, test.top, test.left)
		}
	}
}
