package draw_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// hitPictures yields drawings of a board of 7 rows and 9 columns, in all layouts, with a frame and
// without: the whole board, and windows scrolled to an even row and to an odd one.
func hitPictures(t *testing.T, see func(name string, b *draw.Picture)) {
	t.Helper()
	for _, kind := range game.GridKinds() {
		for name, spacing := range spacings {
			for _, w := range []draw.Window{
				{Rows: 7, Cols: 9}, {Top: 1, Left: 2, Rows: 4, Cols: 5}, {Top: 2, Left: 0, Rows: 3, Cols: 9},
			} {
				for _, bare := range []bool{false, true} {
					b := picture(played(t, kind.New(7, 9), cells(t, "Aa"), ""), spacing)
					b.Bare, b.Window, b.Indent = bare, w, 3
					see(fmt.Sprintf("%s, %s, %v, bare %v", kind.Name, name, w, bare), &b)
				}
			}
		}
	}
}

// A click on the sign of a cell, or on a blank beside it that belongs to no other cell, hits the
// cell.
func TestCellsAreHitWhereTheyAreDrawn(t *testing.T) {
	hitPictures(t, func(name string, b *draw.Picture) {
		for row := b.Window.Top; row < b.Window.Top+b.Window.Rows; row++ {
			for col := b.Window.Left; col < b.Window.Left+b.Window.Cols; col++ {
				c := game.Cell{Row: row, Col: col}
				flag := game.Action{Kind: game.Flag, Cell: c}
				if err := b.Game.Apply(flag); err != nil {
					t.Fatal(err)
				}
				x, y := placeOf(t, frame(*b), 'X')
				if err := b.Game.Apply(flag); err != nil {
					t.Fatal(err)
				}
				inside := []int{0}
				if b.Spacing != draw.Compact {
					inside = []int{-1, 0, 1}
				}
				for _, beside := range inside {
					if got, ok := b.At(x+beside, y); !ok || got != c {
						t.Fatalf("%s: %v is drawn at %d,%d, where %v, %v is hit at %+d:\n%s",
							name, c, x, y, got, ok, beside, frame(*b))
					}
				}
			}
		}
	})
}

// placeOf returns the place of a sign that a drawing shows once.
func placeOf(t *testing.T, drawn string, sign rune) (x, y int) {
	t.Helper()
	for y, line := range strings.Split(drawn, "\n") {
		for x, r := range []rune(line) {
			if r == sign {
				return x, y
			}
		}
	}
	t.Fatalf("no %c on\n%s", sign, drawn)
	return 0, 0
}

// Every character of a board, including its names and its frame, belongs to a visible cell.
// Characters beside the board belong to none.
func TestNoCharacterOfABoardIsDead(t *testing.T) {
	hitPictures(t, func(name string, b *draw.Picture) {
		if b.Bare {
			return // the scroll bar is on the line of the names
		}
		drawn, dead, all := frame(*b), 0, 0
		rows, cols := b.Game.Layout().Grid().Size()
		lines := strings.Split(strings.TrimSuffix(drawn, "\n"), "\n")
		if b.Window.Cols < cols {
			lines = lines[:len(lines)-1] // the scroll bar
		}
		for y, line := range lines {
			width := utf8.RuneCountInString(line)
			if b.Window.Rows < rows && y > 0 {
				width -= 2 // a blank, and the scroll bar
			}
			for x := b.Indent; x < width; x++ {
				all++
				c, ok := b.At(x, y)
				if !ok {
					dead++
					continue
				}
				if c.Row < b.Window.Top || c.Row >= b.Window.Top+b.Window.Rows ||
					c.Col < b.Window.Left || c.Col >= b.Window.Left+b.Window.Cols {
					t.Fatalf("%s: %v, which is not seen, is hit at %d,%d:\n%s", name, c, x, y, drawn)
				}
			}
		}
		if dead > 0 {
			t.Errorf("%s: %d of %d characters are dead:\n%s", name, dead, all, drawn)
		}
		for _, beside := range [][2]int{{b.Indent - 1, 2}, {b.Indent + 90, 2}, {b.Indent + 6, -1}, {b.Indent + 6, len(lines)}} {
			if c, ok := b.At(beside[0], beside[1]); ok {
				t.Errorf("%s: %v is hit at %v, beside the board", name, c, beside)
			}
		}
	})
}

// A click on a scroll bar moves the window to the corresponding part of the board. The ends of the
// bar are the ends of the board.
func TestBarsLeadToTheirPartOfTheBoard(t *testing.T) {
	hitPictures(t, func(name string, b *draw.Picture) {
		grid := b.Game.Layout().Grid()
		rows, cols := grid.Size()
		width, height := b.Size(grid, b.Window)
		seen := map[draw.Window]bool{}
		for y := range height {
			for x := range width {
				_, cell := b.At(b.Indent+x, y)
				by, bar := b.ScrollBarAt(b.Indent+x, y)
				if cell == bar {
					t.Fatalf("%s: at %d,%d is a cell: %v, and a bar: %v\n%s", name, x, y, cell, bar, frame(*b))
				}
				if !bar {
					continue
				}
				w, _ := b.Window.Scroll(grid, game.Cell{Row: b.Window.Top, Col: b.Window.Left}, by)
				seen[w] = true
			}
		}
		top, left, right, bottom := b.Window, b.Window, b.Window, b.Window
		top.Top, bottom.Top, left.Left, right.Left = 0, rows-b.Window.Rows, 0, cols-b.Window.Cols
		for _, end := range []draw.Window{top, bottom, left, right} {
			if end != b.Window && !seen[end] {
				t.Errorf("%s: no click leads to %v", name, end)
			}
		}
	})
}

// A wall belongs to the cell on its left or above it. If there is none, it belongs to the nearest.
func TestLinesBelongToTheCellBeforeThem(t *testing.T) {
	boards := []struct {
		kind *game.GridKind
		// Below each character of the drawing is the column of its cell. Rows alternate between
		// letters and digits: row A has a b c, row B has 0 1 2, row C has a b c again.
		spacing draw.Spacing
		drawn   string
		cells   string
	}{
		{game.GridKindOf(game.Square{}), draw.Roomy, "" +
			"    a   b   c\n" +
			"  ┌───┬───┬───┐\n" +
			"A │ ▓ │ ▓ │ ▓ │\n" +
			"  ├───┼───┼───┤\n" +
			"B │ ▓ │ ▓ │ ▓ │\n" +
			"  └───┴───┴───┘\n", "" +
			"aaaaaaabbbbcc\n" +
			"aaaaaaabbbbcccc\n" +
			"aaaaaaabbbbcccc\n" +
			"aaaaaaabbbbcccc\n" +
			"000000011112222\n" +
			"000000011112222\n"},
		{game.GridKindOf(game.Hex{}), draw.Roomy, "" +
			"      a   b   c\n" +
			"    ┌───┬───┬───┐\n" +
			"A   │ ▓ │ ▓ │ ▓ │\n" +
			"  ┌─┴─┬─┴─┬─┴─┬─┘\n" +
			"B │ ▓ │ ▓ │ ▓ │\n" +
			"  └─┬─┴─┬─┴─┬─┴─┐\n" +
			"C   │ ▓ │ ▓ │ ▓ │\n" +
			"    └───┴───┴───┘\n", "" +
			"aaaaaaaaabbbbcc\n" +
			"aaaaaaaaabbbbcccc\n" +
			"aaaaaaaaabbbbcccc\n" +
			"00000aaaabbbbcccc\n" +
			"000000011112222\n" +
			"000000011112222cc\n" +
			"aaaaaaaaabbbbcccc\n" +
			"aaaaaaaaabbbbcccc\n"},
		{game.GridKindOf(game.Square{}), draw.Wide, "" +
			"    a  b  c\n" +
			"  ┌─────────┐\n" +
			"A │▓▓ ▓▓ ▓▓ │\n" +
			"B │▓▓ ▓▓ ▓▓ │\n" +
			"  └─────────┘\n", "" +
			"aaaaaabbbcc\n" +
			"aaaaaabbbcccc\n" +
			"aaaaaabbbcccc\n" +
			"0000001112222\n" +
			"0000001112222\n"},
	}
	for _, b := range boards {
		rows := strings.Count(strings.ReplaceAll(b.drawn, "▓▓", "▓"), "▓") / 3
		p := picture(played(t, b.kind.New(rows, 3), cells(t, "Aa"), ""), b.spacing)
		if drawn := frame(p); drawn != b.drawn {
			t.Fatalf("drawn is\n%s\nwant\n%s", drawn, b.drawn)
		}
		var hit strings.Builder
		for y, line := range strings.Split(strings.TrimSuffix(b.drawn, "\n"), "\n") {
			for x := range utf8.RuneCountInString(line) {
				c, ok := p.At(x, y)
				switch {
				case !ok:
					hit.WriteByte('.')
				case c.Row%2 == 0:
					hit.WriteByte("abc"[c.Col])
				default:
					hit.WriteByte("012"[c.Col])
				}
			}
			hit.WriteByte('\n')
		}
		if hit.String() != b.cells {
			t.Errorf("these cells are hit:\n%s\nwant\n%s\nof\n%s", hit.String(), b.cells, b.drawn)
		}
	}
}
