package editor

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A turn moves the cells of a board, and each cell keeps its number.
func TestTurnsKeepTheNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before, of := drawBoard(t)
		way := drawTurn(t)
		l, err := turned(before, of, way)
		if err != nil {
			return
		}
		if l.ThreeBV(game.Cascade) != before.ThreeBV(game.Cascade) || !slices.Equal(numbers(l), numbers(before)) {
			t.Fatalf("the turn changed the numbers or the 3BV: it turned\n%s\ninto\n%s", picture(before), picture(l))
		}
		back := map[turn]int{quarterTurn: 3}
		for range max(1, back[way]) {
			if l, err = turned(l, of, way); err != nil {
				t.Fatal("the turn back returned an error")
			}
		}
		if picture(l) != picture(before) {
			t.Fatalf("the turn back gives\n%s\nwant\n%s", picture(l), picture(before))
		}
	})
}

// numbers returns a sorted list with one value for each cell, which depends on its number and on
// whether it is a mine.
func numbers(l *game.Layout) (all []int) {
	for c := range game.Cells(l.Grid()) {
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
	for way, want := range map[turn]string{
		mirrorAcross: "square\n.**\n..*",
		mirrorDown:   "square\n*..\n**.",
		quarterTurn:  "square\n**\n.*\n..",
		halfTurn:     "square\n..*\n.**",
	} {
		l, err := turned(board("**.", "*.."), kinds["square"], way)
		if err != nil || picture(l) != want {
			t.Errorf("%+v gives\n%s\nwant\n%s", way, picture(l), want)
		}
	}
}

// The square grid allows every turn. On the hexagonal grid, the same rows must be shifted half a
// cell to the right after the turn, unless there is only one row.
func TestWhatTheGridAllows(t *testing.T) {
	for _, test := range []struct {
		kind       string
		rows, cols int
		want       []turn
	}{
		{"square", 4, 5, turns},
		{"hex", 4, 5, []turn{halfTurn}},
		{"hex", 5, 5, []turn{mirrorDown}},
		{"hex", 1, 4, turns},
		{"triangles", 4, 4, []turn{mirrorDown}},
		{"triangles", 4, 5, []turn{mirrorAcross, mirrorDown, halfTurn}},
	} {
		var got []turn
		for _, way := range turns {
			l, err := regridded(board("."), kinds[test.kind](test.rows, test.cols))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := turned(l, kinds[test.kind], way); err == nil {
				got = append(got, way)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s %dx%d allows the turns %v, want %v", test.kind, test.rows, test.cols, got, test.want)
		}
	}
}
