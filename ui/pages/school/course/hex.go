package course

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// init adds the sentences for boards of hexagons. They differ from those for squares, because a
// number in a straight row of numbers touches two cells on each side of the row, and not three.
func init() {
	hex := game.GridKindOf(game.Hex{})
	said := text.Text{
		"En hexágonos, a lo largo de una pared recta no hace falta este patrón: un 2 solo toca dos celdas cerradas, y son sus minas. Aparece donde la pared se tuerce.",
		"Along a straight wall of hexagons you do not need this pattern: a 2 touches just two closed cells, and both are mines. It comes up where the wall bends."}
	inLine[hex] = map[string]text.Text{"one-two-one": said, "one-two-two-one": said}
	ideas[hex] = map[string]text.Text{
		"all-edge": {
			"En el borde, un hexágono toca de tres a cinco celdas, y en la esquina, dos o tres. Por eso sus minas se encuentran antes.",
			"At the edge a hexagon touches three to five cells, and in a corner two or three. That makes its mines easier to find."},
	}
}

func init() {
	primers[game.GridKindOf(game.Hex{})] = primer{
		board:   "...... ...... *.*... ....*. .*.*..",
		play:    "Ce*Af*De*<De!Df*",
		touches: text.Text{"seis", "six"},
	}
}
