package course

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// In a straight line of hexagons, only two cells face each side of a number.
func init() {
	said := text.Text{
		"En línea recta, con un solo lado cerrado, un 2 solo toca dos cerradas: son sus minas.",
		"In a straight line closed on one side, a 2 touches just two closed cells: both are mines."}
	inLine[game.GridKindOf(game.Hex{})] = map[string]text.Text{"one-two-one": said, "one-two-two-one": said}
}

func init() {
	primers[game.GridKindOf(game.Hex{})] = primer{
		board:   "**.... ...... ...... .*...* *.....",
		play:    "Dc*Ad*Db*<Db!Cb*",
		touches: text.Text{"seis", "six"},
	}
}
