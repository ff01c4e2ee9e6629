package draw

import (
	"buscaminas/game"
	"buscaminas/ui/words"
)

// The rows of [game.Square] are drawn straight below one another.
func init() {
	shapes[game.GridKindOf(game.Square{})] = &Shape{
		Name:  words.Text{Spanish: "cuadrada", English: "square"},
		shift: func(int) int { return 0 },
	}
}
