package words

import "buscaminas/ui/text"

// Nouns with a number, such as "3 mines".
var (
	Mines = text.Text{"%d {mina|minas}", "%d {mine|mines}"}
	Cells = text.Text{"%d {celda|celdas}", "%d {cell|cells}"}
	Flags = text.Text{"%d {marca|marcas}", "%d {flag|flags}"}
	Plays = text.Text{"%d {jugada|jugadas}", "%d {move|moves}"}
	Games = text.Text{"%d {partida|partidas}", "%d {game|games}"}
)
