package game_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
)

// A game is a layout and rules; plays are carried out one action at a time.
func ExampleGame() {
	mines := []game.Cell{{Row: 0, Col: 0}, {Row: 0, Col: 2}, {Row: 1, Col: 3}}
	layout, err := game.NewLayout(game.Hex{Rows: 2, Cols: 4}, slices.Values(mines))
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.New(layout, game.LeftToFind)

	play, err := game.ParsePlay("Ab* Aa! Ab*")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, action := range play {
		err := g.Apply(action)
		fmt.Println(action.Text(layout.Grid()), "Ab shows", g.Face(game.Cell{Row: 0, Col: 1}), err)
	}
	fmt.Println(g.MinesLeft(), "mines left,", g.Steps(), "steps")
	// Output:
	// Ab* Ab shows 2 <nil>
	// Aa! Ab shows 1 <nil>
	// Ab* Ab shows 1 already open, and too few flags around it to open its neighbours
	// 2 mines left, 1 steps
}

func ExampleAppendNeighbors() {
	square, hex := game.Square{Rows: 9, Cols: 9}, game.Hex{Rows: 9, Cols: 9}
	for _, grid := range []game.Grid{square, hex} {
		var names []string
		for _, c := range game.AppendNeighbors(nil, grid, game.Cell{Row: 1, Col: 1}) {
			names = append(names, game.Letters.Of(grid, c))
		}
		fmt.Println(names)
	}
	// Output:
	// [Aa Ab Ac Ba Bc Ca Cb Cc]
	// [Aa Ab Ba Bc Ca Cb]
}
