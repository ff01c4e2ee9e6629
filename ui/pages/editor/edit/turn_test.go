package edit_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/pages/editor/edit"

	"pgregory.net/rapid"
)

// A turn moves the cells of a board, and each cell keeps its number.
func TestTurnsKeepTheNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, of := drawBoard(t)
		way := drawTurn(t)
		before, was := b.Layout(), picture(b)
		if turn(b, of, way) != nil {
			if picture(b) != was {
				t.Fatal("Turned returned an error, but the board changed")
			}
			return
		}
		if b.Layout().ThreeBV(game.Cascade) != before.ThreeBV(game.Cascade) || !slices.Equal(numbers(b.Layout()), numbers(before)) {
			t.Fatalf("the turn changed the numbers or the 3BV: it turned\n%s\ninto\n%s", was, picture(b))
		}
		back := map[edit.Turn]int{edit.QuarterTurn: 3}
		for range max(1, back[way]) {
			if turn(b, of, way) != nil {
				t.Fatal("the turn back returned an error")
			}
		}
		if picture(b) != was {
			t.Fatalf("the turn back gives\n%s\nwant\n%s", picture(b), was)
		}
	})
}

// numbers returns a sorted list with one value for each cell, which depends on its number and on
// whether it is a mine.
func numbers(l *game.Layout) []int {
	rows, cols := l.Grid().Size()
	var all []int
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		n := 2 * l.Around(c)
		if l.Mine(c) {
			n++
		}
		all = append(all, n)
	}
	slices.Sort(all)
	return all
}

func TestTurns(t *testing.T) {
	for way, want := range map[edit.Turn]string{
		edit.MirrorAcross: "square\n.**\n..*",
		edit.MirrorDown:   "square\n*..\n**.",
		edit.QuarterTurn:  "square\n**\n.*\n..",
		edit.HalfTurn:     "square\n..*\n.**",
	} {
		b := board(t, "**.", "*..")
		if turn(b, kinds["square"], way) != nil || picture(b) != want {
			t.Errorf("turn %d gives\n%s\nwant\n%s", way, picture(b), want)
		}
	}
}

// The square grid allows every turn. On the hexagonal grid, the same rows must be shifted half a
// cell to the right after the turn, unless there is only one row.
func TestWhatTheGridAllows(t *testing.T) {
	for _, test := range []struct {
		kind       string
		rows, cols int
		want       []edit.Turn
	}{
		{"square", 4, 5, []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.QuarterTurn, edit.HalfTurn}},
		{"hex", 4, 5, []edit.Turn{edit.HalfTurn}},
		{"hex", 5, 5, []edit.Turn{edit.MirrorDown}},
		{"hex", 1, 4, []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.QuarterTurn, edit.HalfTurn}},
		{"triangles", 4, 4, []edit.Turn{edit.MirrorDown}},
		{"triangles", 4, 5, []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.HalfTurn}},
		{"square", 40, 51, []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.QuarterTurn, edit.HalfTurn}},
		{"hex", 40, 51, []edit.Turn{edit.HalfTurn}}, // large boards allow the same turns as small ones
		{"hex", 41, 51, []edit.Turn{edit.MirrorDown}},
		{"triangles", 40, 40, []edit.Turn{edit.MirrorDown}},
		{"triangles", 40, 51, []edit.Turn{edit.MirrorAcross, edit.MirrorDown, edit.HalfTurn}},
	} {
		var got []edit.Turn
		for _, way := range turns {
			b, err := edit.New(kinds[test.kind](test.rows, test.cols))
			if err != nil {
				t.Fatal(err)
			}
			if turn(b, kinds[test.kind], way) == nil {
				got = append(got, way)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s %dx%d allows the turns %v, want %v", test.kind, test.rows, test.cols, got, test.want)
		}
	}
}
