package hint_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// A hint is told in stages, one for each time that the player asks.
func Example() {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 6}, slices.Values([]game.Cell{{Col: 3}}))
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
	var asker advice.Asker
	teller := hint.Teller{Game: g, Lang: text.English}
	thoughts := advice.See(g).Think()
	for range 2 {
		a, stage := asker.Ask(thoughts, first)
		fmt.Println(teller.Advice(a, stage, "?"))
	}
	// Output:
	// There is something safe to open · ?: where and why
	// Step 1 of 2: The 1 at Ac touches only one closed cell, Ad: that is its mine. · ?: next step
}
