package draw

import (
	"buscaminas/game"
	"buscaminas/ui/words"
)

// The rows of [game.Hex] are drawn like bricks.
func init() {
	shapes[game.GridKindOf(game.Hex{})] = &Shape{
		Name:   words.Text{Spanish: "hexagonal", English: "hex"},
		Beside: words.Text{Spanish: "hex.", English: "hex"},
		shift:  func(row int) int { return 1 - row&1 },
	}
}
