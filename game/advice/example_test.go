package advice_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
)

// Two steps prove that Ae holds no mine. Ad is a mine, and the coach warns against opening it.
func Example() {
	mine := game.Cell{Col: 3}
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 6}, slices.Values([]game.Cell{mine}))
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.New(layout, game.LeftToFind)
	first := game.Cell{Col: 0}
	if err := g.Apply(game.Action{Kind: game.Open, Cell: first}); err != nil {
		fmt.Println(err)
		return
	}
	thoughts := advice.See(g).Think()
	a := thoughts.Advice(first)
	fmt.Println(a.About == advice.SafeCell, game.Letters.Of(layout.Grid(), a.Cell), len(a.Argument.Steps))
	fmt.Println(thoughts.Chance(mine))
	fmt.Println(thoughts.Warning([]game.Cell{mine}).Against == advice.CertainMine)
	// Output:
	// true Ae 2
	// 1
	// true
}
