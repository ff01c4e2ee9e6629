package draw

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
)

// An island of closed cells has corners, and the edge of the board stays visible beside open cells. The
// fainter lines between open cells end before the island. Without colors, all lines meet.
func TestIslandsHaveCorners(t *testing.T) {
	t.Parallel()
	layout, err := game.NewLayout(game.Square{Rows: 3, Cols: 3}, func(yield func(game.Cell) bool) { yield(game.Cell{Row: 1, Col: 1}) })
	if err != nil {
		t.Fatal(err)
	}
	var open []game.Cell
	for c := range game.Cells(layout.Grid()) {
		if !layout.Mine(c) {
			open = append(open, c)
		}
	}
	b := Picture{
		Game: game.NewAt(layout, game.Classic, open, nil), Look: Look{Glyphs: &Unicode, Spacing: Roomy},
		Window: Whole(layout.Grid()), Cursor: NoCursor,
	}
	for _, test := range []struct {
		solid bool
		want  string
	}{
		{true, "┌───┬───┬───┐\n│ 1 │ 1 │ 1 │\n├───┌───┐───┤\n│ 1 │ X │ 1 │\n├───└───┘───┤\n│ 1 │ 1 │ 1 │\n└───┴───┴───┘"},
		{false, "┌───┬───┬───┐\n│ 1 │ 1 │ 1 │\n├───┼───┼───┤\n│ 1 │ X │ 1 │\n├───┼───┼───┤\n│ 1 │ 1 │ 1 │\n└───┴───┴───┘"},
	} {
		g := b.Cells(test.solid)
		var got []string
		for _, line := range strings.Split(strings.TrimSuffix(g.String(), "\n"), "\n")[1:] {
			got = append(got, string([]rune(line)[2:]))
		}
		if got := strings.Join(got, "\n"); got != test.want {
			t.Errorf("with colors: %v:\n%s\nwant\n%s", test.solid, got, test.want)
		}
		edge := g.Row(2)[2]
		if edge.Rune != '│' || edge.Ink != screen.Border {
			t.Errorf("with colors: %v: the edge beside an open cell is %v", test.solid, edge)
		}
	}
}

// The frame of the cursor has four corners and no gap, whatever walls meet it.
func TestTheCursorsFrameIsWhole(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		layout, err := game.NewLayout(kind.New(5, 6), func(yield func(game.Cell) bool) {
			_ = yield(game.Cell{Row: 1, Col: 1}) && yield(game.Cell{Row: 3, Col: 4})
		})
		if err != nil {
			t.Fatal(err)
		}
		b := Picture{
			Game: game.NewAt(layout, game.Classic, []game.Cell{{Row: 1, Col: 4}, {Row: 2, Col: 1}, {Row: 3, Col: 2}, {Row: 3, Col: 3}}, nil),
			Look: Look{Glyphs: &Unicode, Spacing: Roomy}, Window: Whole(layout.Grid()),
		}
		for c := range game.Cells(layout.Grid()) {
			b.Cursor = c
			g, corners := b.Cells(true), 0
			for y := range g.Height {
				for _, cell := range g.Row(y) {
					if cell.Ink == screen.Cursor && strings.ContainsRune("┏┓┗┛", cell.Rune) {
						corners++
					}
				}
			}
			if corners != 4 {
				t.Errorf("%s: at %v the frame has %d corners:\n%s", kind.Name, c, corners, g)
			}
		}
	}
}
