package course

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// init adds the sentences about squares. They rely on this: in a straight row or column of numbers,
// each number touches three cells on either side.
func init() {
	square := game.GridKindOf(game.Square{})
	inLine[square] = map[string]text.Text{
		"one-two-one": {
			"A lo largo de una pared recta de celdas cerradas, las minas están frente a los unos, no frente al 2.",
			"Along a straight wall of closed cells, the mines face the ones, never the 2."},
		"one-two-two-one": {
			"A lo largo de una pared recta de celdas cerradas, las minas están frente a los doses.",
			"Along a straight wall of closed cells, the mines face the twos."},
	}
	ideas[square] = map[string]text.Text{
		"all-edge": {
			"En el borde, una celda solo toca otras cinco, y en la esquina, tres. Por eso sus minas se encuentran antes.",
			"At the edge a cell touches only five others, and in a corner three. That makes its mines easier to find."},
	}
}

func init() {
	primers[game.GridKindOf(game.Square{})] = primer{
		board:   "...... ...... *..*.. *..... ..*...",
		play:    "Ce*Aa*Cd*<Cd!Bc*",
		touches: text.Text{"ocho", "eight"},
	}
}
