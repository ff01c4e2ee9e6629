package review_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
)

// On one row with mines at Ad and Ah, opening Aa is a guess, as nothing is known yet. It opens Aa
// to Ac. The 1 at Ac proves that Ad is a mine, and the player opens Ad.
func Example() {
	mines := []game.Cell{{Col: 3}, {Col: 7}}
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 9}, slices.Values(mines))
	if err != nil {
		fmt.Println(err)
		return
	}
	play, err := game.ParsePlay("Aa* Ad*")
	if err != nil {
		fmt.Println(err)
		return
	}
	g := review.Game{Layout: layout, Rules: game.LeftToFind}
	for _, action := range play {
		g.Moves = append(g.Moves, review.Move{Action: action})
	}

	openings := slices.Collect(g.Openings())
	for _, o := range openings {
		fmt.Printf("%s: forced guess %t, mistake %t, danger %.2f\n",
			game.Letters.Of(layout.Grid(), o.Cell), o.Verdict == review.Forced, o.Verdict == review.Mistake, o.Danger())
	}
	f := g.Figures(openings)
	fmt.Printf("%d guess, %d mistake, accuracy %.2f\n", f.Guesses(), f.Mistakes, f.Accuracy)
	// Output:
	// Aa: forced guess true, mistake false, danger 0.22
	// Ad: forced guess false, mistake true, danger 1.00
	// 1 guess, 1 mistake, accuracy 0.25
}
