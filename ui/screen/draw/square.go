package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// The rows of [game.Square] are drawn straight below one another.
func init() {
	shapes[game.GridKindOf(game.Square{})] = &Shape{
		Name:  text.Text{"cuadrada", "square"},
		shift: func(int) int { return 0 },
		shade: func(c game.Cell) int { return (c.Row + c.Col) % 2 },
	}
}
