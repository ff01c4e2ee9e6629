package draw_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
)

// Wherever on a drawing a cell is to be seen, and nowhere else, there it is hit:
// each cell is opened alone and found again as the only one that is not closed.
func TestCellsAreHitWhereTheyAreDrawn(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			grid := kind.New(7, 9)
			mines := func(yield func(game.Cell) bool) {
				for i := range 63 {
					if !yield(game.Cell{Row: i / 9, Col: i % 9}) {
						return
					}
				}
			}
			layout, err := game.NewLayout(grid, mines)
			if err != nil {
				t.Fatal(err)
			}
			window := draw.Window{Top: 1, Left: 2, Rows: 4, Cols: 5}
			found := map[game.Cell]int{}
			for row := range 7 {
				for col := range 9 {
					c := game.Cell{Row: row, Col: col}
					g := game.New(layout, game.Strict)
					if err := g.Apply(game.Action{Kind: game.Flag, Cell: c}); err != nil {
						t.Fatal(err)
					}
					b := draw.Picture{
						Game: g, Look: draw.Look{Glyphs: &draw.Unicode, Spacing: spacing},
						Window: window, Cursor: draw.NoCursor, Indent: 3,
					}
					for y, line := range strings.Split(frame(b), "\n") {
						for x := range utf8.RuneCountInString(line) + 5 {
							got, ok := b.At(x, y)
							if ok && got == c {
								found[c]++
							}
							seen := x < utf8.RuneCountInString(line) && []rune(line)[x] == 'X'
							if seen && (!ok || got != c) {
								t.Fatalf("%s, %s: %v is at %d,%d, where %v, %v is hit:\n%s", draw.ShapeOf(kind).Name.In(text.English), name, c, x, y, got, ok, frame(b))
							}
						}
					}
				}
			}
			width, _ := draw.Look{Spacing: spacing}.Size(grid, window)
			wider := window
			wider.Cols++
			more, _ := draw.Look{Spacing: spacing}.Size(grid, wider)
			want := more - width // columns that a cell is hit on: all it has, but for a wall
			if spacing == draw.Roomy {
				want--
			}
			for row := range 7 {
				for col := range 9 {
					c := game.Cell{Row: row, Col: col}
					inside := slices.Contains([]int{1, 2, 3, 4}, row) && 2 <= col && col < 7
					if inside && found[c] != want || !inside && found[c] != 0 {
						t.Errorf("%s, %s: %v is hit at %d places, want %d if it is seen: %v", draw.ShapeOf(kind).Name.In(text.English), name, c, found[c], want, inside)
					}
				}
			}
		}
	}
}
