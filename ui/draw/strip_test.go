package draw_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/draw"
)

// Only the cell of the cursor and the walls around it look other than without one, wherever
// it is: what is far from it is taken from an earlier line.
func TestCursorChangesNothingFarFromIt(t *testing.T) {
	for _, kind := range game.GridKinds() {
		grid := kind.New(6, 15)
		g := played(t, grid, cells(t, "Ad Bm Cb Cc De Dk Ea Fn"), "Cb!De!Bm!Ag*")
		for spacing := draw.Roomy; spacing <= draw.Compact; spacing++ {
			b := draw.Picture{Game: g, Look: draw.Look{Glyphs: &draw.Unicode, Spacing: spacing}, Window: draw.Whole(grid)}
			b.Cursor = draw.NoCursor
			without := screen(t, b)
			for row := range 6 {
				for col := range 15 {
					b.Cursor = game.Cell{Row: row, Col: col}
					with := screen(t, b)
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

// frameOf returns the columns and lines that the cursor's cell takes, with the walls around it.
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

// told returns inks that tell what they are: the ground and the ink, or the ink alone where
// the ground stays.
func told() *draw.Inks {
	inks := &draw.Inks{Solid: true}
	for ground := range inks.On {
		for ink := range inks.On[ground] {
			inks.On[ground][ink] = fmt.Sprintf("<%d %d>", ground, ink)
			if ink%5 != 0 {
				inks.Over[ground][ink] = fmt.Sprintf("<%d>", ink)
			}
		}
	}
	return inks
}

// A shown is a character on the screen, with its ground and ink.
type shown struct {
	char        rune
	ground, ink string
}

// screen returns the lines of a board as a terminal shows what told inks write.
func screen(t testing.TB, b draw.Picture) (lines [][]shown) {
	p := draw.Pen{Inks: told()}
	b.Draw(&p)
	for text := range strings.Lines(string(p.Out)) {
		var line []shown
		on := shown{ground: "none"}
		for text != "" {
			if turn, rest, ok := strings.Cut(text, ">"); ok && text[0] == '<' {
				text = rest
				ground, ink, both := strings.Cut(turn[1:], " ")
				if !both {
					ground, ink = on.ground, ground
				}
				on.ground, on.ink = ground, ink
				continue
			}
			char, size := utf8.DecodeRuneInString(text)
			text, on.char = text[size:], char
			seen := on
			if char == ' ' {
				seen.ink = "" // it shows none
			}
			line = append(line, seen)
		}
		lines = append(lines, line)
	}
	return lines
}
