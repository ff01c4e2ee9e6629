package game_test

import (
	"maps"
	"reflect"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A board to which mines are added and removed one by one equals the board made with those mines.
// The board before a change stays unchanged.
func TestToggledIsTheBoardMadeAnew(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid, mines, _ := drawBoard(t)
		rows, cols := grid.Size()
		made := func() *game.Layout {
			l, err := game.NewLayout(grid, maps.Keys(mines))
			if err != nil {
				t.Fatal(err)
			}
			return l
		}
		first, l := made(), made()
		for range rapid.IntRange(1, 6).Draw(t, "toggles") {
			c := game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")}
			before, was := l, made()
			l = l.Toggled(c)
			if mines[c] {
				delete(mines, c)
			} else {
				mines[c] = true
			}
			if !reflect.DeepEqual(l, made()) {
				t.Fatalf("toggled at %v: not equal to the board with mines %v", c, mines)
			}
			if !reflect.DeepEqual(before, was) || l.Equal(before) {
				t.Fatalf("toggled at %v: the board before has changed, or Equal says that both are the same", c)
			}
			if l.Equal(first) != reflect.DeepEqual(l, first) {
				t.Fatalf("Equal with the first board: %t", l.Equal(first))
			}
		}
	})
}

func TestBoardsOnOtherGridsAreNotEqual(t *testing.T) {
	var none []*game.Layout
	for _, kind := range game.GridKinds() {
		for _, size := range [][2]int{{3, 4}, {4, 3}} {
			l, err := game.NewLayout(kind.New(size[0], size[1]), func(func(game.Cell) bool) {})
			if err != nil {
				t.Fatal(err)
			}
			none = append(none, l)
		}
	}
	for i, a := range none {
		for j, b := range none {
			if a.Equal(b) != (i == j) {
				t.Errorf("boards of %v and %v: equal is %t", a.Grid(), b.Grid(), a.Equal(b))
			}
		}
	}
}
