package draw_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// The cursor changes the drawing only in its cell and the walls around it.
func TestCursorChangesNothingFarFromIt(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := played(t, kind.New(6, 15), cells(t, "Ad Bm Cb Cc De Dk Ea Fn"), "Cb!De!Bm!Ag*")
		for spacing := draw.Roomy; spacing <= draw.Large; spacing++ {
			b := picture(g, spacing)
			without := rowsOf(b)
			for row := range 6 {
				for col := row % 3; col < 15; col += 3 {
					b.Cursor = game.Cell{Row: row, Col: col}
					with := rowsOf(b)
					from, to, first, last := frameOf(&b)
					for y := range with {
						for x := range with[y] {
							near := first <= y && y <= last && from <= x && x <= to
							if y > 0 && x > 2 && !near && with[y][x] != without[y][x] {
								t.Fatalf("%s, %d: with the cursor on %v, column %d of line %d is %+v, without it %+v",
									kind.Name, spacing, b.Cursor, x, y, with[y][x], without[y][x])
							}
						}
					}
				}
			}
		}
	}
}

// frameOf returns the columns and lines of the cursor's cell, including the walls around it.
func frameOf(b *draw.Picture) (from, to, first, last int) {
	from, first = 1_000, 1_000
	for y := range 40 {
		for x := range 200 {
			if c, ok := b.At(x, y); ok && c == b.Cursor {
				from, to = min(from, x), max(to, x)
				first, last = min(first, y), max(last, y)
			}
		}
	}
	return from - 1, to + 1, first - 1, last + 1
}

// rowsOf returns the rows of a board on a screen with grounds.
func rowsOf(b draw.Picture) [][]screen.Cell {
	var rows [][]screen.Cell
	g := b.Cells(true)
	for y := range g.Height {
		row := slices.Clone(g.Row(y))
		for x := range row {
			if row[x].Rune == 0 {
				row[x].Ink = screen.Plain // a blank has no visible ink
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// The brackets around the cursor's cell are those of the cursor, also in a hint. A closed cell has the sign
// of its role between them.
func TestCursorAndHintShareNoBrackets(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := played(t, kind.New(3, 5), cells(t, "Ab Bb"), "Aa*Ab!")
		for _, spacing := range []draw.Spacing{draw.Wide, draw.Compact} {
			for _, test := range []struct {
				cell, want string
				point      draw.Role
			}{
				{"Ab", "[X]", draw.Subject}, {"Ab", "[X]", draw.Mine}, {"Aa", "[1]", draw.Number},
				{"Ac", "[{]", draw.Deciding}, {"Ac", "[✓]", draw.Safe}, {"Ac", "[!]", draw.Mine},
			} {
				c := cells(t, test.cell)[0]
				b := picture(g, spacing)
				b.Marks, b.Cursor, b.Overlay = true, c, &draw.Overlay{Roles: map[game.Cell]draw.Role{c: test.point}}
				if got := frame(b); !strings.Contains(got, test.want) {
					t.Errorf("%s, %d: no %s:\n%s", kind.Name, spacing, test.want, got)
				}
			}
		}
	}
}

// On a board without walls, the brackets and the sign of the cursor's cell have a ground of their own. A
// sign of the overlay keeps its own inside the brackets.
func TestTheCursorHasItsGround(t *testing.T) {
	for _, kind := range game.GridKinds() {
		grid := kind.New(6, 15)
		g := played(t, grid, cells(t, "Ad Bm Cb Cc De Dk Ea Fn"), "Cb!De!Bm!Ag*")
		for _, spacing := range []draw.Spacing{draw.Wide, draw.Compact} {
			b := picture(g, spacing)
			for c := range game.Cells(grid) {
				b.Cursor, b.Overlay = c, nil
				if signs := onCursor(&b); len(signs) != 3 || signs[0] != '[' || signs[2] != ']' {
					t.Fatalf("%s, %d, %v: on the ground of the cursor is %q", kind.Name, spacing, c, string(signs))
				}
				b.Overlay = &draw.Overlay{Roles: map[game.Cell]draw.Role{c: draw.Safe}}
				if signs := onCursor(&b); len(signs) != 0 {
					t.Fatalf("%s, %d, %v: a sign of the overlay is on the ground of the cursor: %q", kind.Name, spacing, c, string(signs))
				}
			}
		}
	}
}

// onCursor returns the characters on the ground of the cursor.
func onCursor(b *draw.Picture) (signs []rune) {
	for _, row := range rowsOf(*b) {
		for _, at := range row {
			if at.Ground == screen.CursorGround {
				signs = append(signs, at.Rune)
			}
		}
	}
	return signs
}
