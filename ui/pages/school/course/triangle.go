//go:build thirdgrid

package course

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

func init() {
	primers[game.GridKindOf(game.Triangle{})] = primer{
		board:   ".*...* ...... ..*... *..... ......",
		play:    "Dd*Df*Cc*<Cc!Bd*",
		touches: text.Text{"doce", "twelve"},
	}
}
