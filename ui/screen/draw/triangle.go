//go:build thirdgrid

package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// The rows of [game.Triangle] are drawn like bricks, with odd rows shifted to the right.
func init() {
	shapes[game.GridKindOf(game.Triangle{})] = &Shape{
		Name:       text.Text{"triangular", "triangular"},
		SizeRemark: text.Text{"tri.", "tri"},
		shift:      func(row int) int { return row & 1 },
		shade:      func(c game.Cell) int { return (c.Col + 2*(c.Row&1)) % 3 },
	}
}
