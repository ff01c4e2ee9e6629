package course

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// In a row or a column of squares, three cells face each side of a number, one of them straight on.
func init() {
	inLine[game.GridKindOf(game.Square{})] = map[string]text.Text{
		"one-two-one": {
			"En fila o columna, con un solo lado cerrado, están frente a los unos, no frente al 2.",
			"In a row or column closed on one side, the mines face the ones, never the 2."},
		"one-two-two-one": {
			"En fila o columna, con un solo lado cerrado, están frente a los doses.",
			"In a row or column closed on one side, the mines face the twos."},
	}
}

func init() {
	primers[game.GridKindOf(game.Square{})] = primer{
		board:   "...... ...... *..*.. *..... ..*...",
		play:    "Ce*Aa*Cd*<Cd!Bc*",
		touches: text.Text{"ocho", "eight"},
	}
}
