package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// The rows of [game.Hex] are drawn like bricks.
func init() {
	shapes[game.GridKindOf(game.Hex{})] = &Shape{
		Name:       text.Text{"hexagonal", "hex"},
		SizeRemark: text.Text{"hex.", "hex"},
		shift:      func(row int) int { return 1 - row&1 },
		shade:      func(c game.Cell) int { return (c.Col + c.Row%2) % 3 },
	}
}
