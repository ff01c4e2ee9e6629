//go:build thirdgrid

package draw

import (
	"buscaminas/game"
	"buscaminas/ui/words"
)

// The rows of [game.Triangle] are drawn like bricks, odd ones to the right.
func init() {
	shapes[game.GridKindOf(game.Triangle{})] = &Shape{
		Name:   words.Text{Spanish: "triangular", English: "triangular"},
		Beside: words.Text{Spanish: "tri.", English: "tri"},
		shift:  func(row int) int { return row & 1 },
	}
}
