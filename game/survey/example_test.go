package survey_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/survey"
)

// A row of five cells with a mine at Ad, where only the 1 at Ac is open.
func Example() {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 5}, slices.Values([]game.Cell{{Col: 3}}))
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.New(layout, game.LeftToFind)
	if err := g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Col: 2}}); err != nil {
		fmt.Println(err)
		return
	}
	for _, n := range survey.Frontier(g, game.Cell{Col: 2}) {
		fmt.Println(game.Letters.Of(layout.Grid(), n.Cell), "has", n.Left, "left in")
		for _, c := range n.Closed {
			fmt.Println(" ", game.Letters.Of(layout.Grid(), c))
		}
	}
	for _, r := range survey.Regions(g) {
		fmt.Println(r.Cells, "closed from", game.Letters.Of(layout.Grid(), r.First), "to", game.Letters.Of(layout.Grid(), r.Last))
	}
	// Output:
	// Ac has 1 left in
	//   Ad
	//   Ab
	// 2 closed from Aa to Ab
	// 2 closed from Ad to Ae
}
