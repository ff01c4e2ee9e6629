package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
)

// About is what a lesson is called, its idea, and what is to be done in its positions.
type About struct{ Title, Idea, Task text.Text }

// Of returns what is said of a lesson on a kind of grid.
func Of(l *lesson.Lesson, kind *game.GridKind) About {
	a := abouts[l.Name]
	if more, ok := inLine[kind][l.Name]; ok {
		a.Idea = text.Text{a.Idea[text.Spanish] + " " + more[text.Spanish], a.Idea[text.English] + " " + more[text.English]}
	}
	a.Task = Certain
	return a
}

// inLine holds what the idea of a lesson adds where the numbers stand in a straight line, which
// is something else on each kind of grid.
var inLine = map[*game.GridKind]map[string]text.Text{}

// Certain is what is to be done in a position where something is certain.
var Certain = text.Text{
	"Abre o marca lo que es seguro, y nada más",
	"Open or flag what is certain, and nothing else"}

var abouts = map[string]About{
	"all": {
		Title: text.Text{"Todas son minas", "All of them are mines"},
		Idea: text.Text{
			"Si alrededor de un número hay tantas celdas cerradas como minas, todas son minas. Márcalas.",
			"If there are as many closed cells around a number as mines, all of them are mines. Flag them."}},
	"all-edge": {
		Title: text.Text{"Bordes y esquinas", "Edges and corners"},
		Idea: text.Text{
			"En los bordes y en las esquinas un número toca menos celdas, y antes se sabe cuáles son las minas.",
			"At the edges and in the corners a number touches fewer cells, so its mines are found sooner."}},
	"full": {
		Title: text.Text{"Un número completo", "A full number"},
		Idea: text.Text{
			"Si ya está marcada la mina de un número, todo lo demás que toca es seguro. Ábrelo: basta abrir el propio número.",
			"Once the mine of a number is flagged, all else it touches is safe. Open it: opening the number itself is enough."}},
	"full-left": {
		Title: text.Text{"Completo tras varias marcas", "Full after several flags"},
		Idea: text.Text{
			"Cada marca descuenta una mina. Cuando ya no falta ninguna, lo que sigue cerrado alrededor es seguro.",
			"Each flag takes one mine off. When none is left to find, whatever is still closed around the number is safe."}},
	"all-left": {
		Title: text.Text{"Lo que falta por marcar", "What is left to flag"},
		Idea: text.Text{
			"Descuenta las marcas: si faltan tantas minas como celdas quedan cerradas y sin marcar, todas son minas.",
			"Take the flags off: if as many mines are left as closed cells without a flag, all of those are mines."}},
	"one-one-edge": {
		Title: text.Text{"1-1 en el borde", "1-1 at the edge"},
		Idea: text.Text{
			"Dos unos en el borde: si uno toca todas las celdas cerradas que toca el otro, la mina es una de ellas. Las demás que toca son seguras.",
			"Two ones at the edge: if one touches every closed cell that the other does, the mine is one of those. All else it touches is safe."}},
	"one-one": {
		Title: text.Text{"Uno dentro de otro", "One within the other"},
		Idea: text.Text{
			"Si un número toca todas las celdas cerradas que toca otro y a los dos les faltan las mismas minas, lo que solo toca él es seguro.",
			"If a number touches every closed cell that another does, and both have as many mines left, what it alone touches is safe."}},
	"one-one-left": {
		Title: text.Text{"Uno dentro de otro, tras las marcas", "One within the other, after flags"},
		Idea: text.Text{
			"Descuenta primero las marcas: un 2 con una marca al lado vale como un 1. Después compara los dos números igual que antes.",
			"Take the flags off first: a 2 beside one flag is as good as a 1. Then compare the two numbers as before."}},
	"one-two-within": {
		Title: text.Text{"1-2: lo que sobra es mina", "1-2: the rest is a mine"},
		Idea: text.Text{
			"Si un 2 toca todas las celdas cerradas que toca un 1 y una sola más, esa es una mina.",
			"If a 2 touches every closed cell that a 1 does and only one more, that one is a mine."}},
	"one-two": {
		Title: text.Text{"1-2", "1-2"},
		Idea: text.Text{
			"Lo que un 1 y un 2 comparten tiene una mina como mucho. Si al 2 le queda una sola celda propia, es una mina, y lo que solo toca el 1 es seguro.",
			"What a 1 and a 2 share holds one mine at most. If the 2 has only one cell of its own, that is a mine, and what only the 1 touches is safe."}},
	"one-two-one": {
		Title: text.Text{"1-2-1", "1-2-1"},
		Idea: text.Text{
			"Un 2 entre dos unos: la única celda cerrada del 2 que un 1 no toca es una mina. Con esas dos, los tres quedan completos.",
			"A 2 between two ones: the only closed cell of the 2 that a 1 does not touch is a mine. Those two complete all three."}},
	"one-two-two-one": {
		Title: text.Text{"1-2-2-1", "1-2-2-1"},
		Idea: text.Text{
			"Compara cada 2 con su 1: la única celda cerrada del 2 que el 1 no toca es una mina. Con esas dos, los cuatro quedan completos.",
			"Compare each 2 with its 1: the only closed cell of the 2 that the 1 does not touch is a mine. Those two complete all four."}},
	"one-two-left": {
		Title: text.Text{"1-2 tras las marcas", "1-2 after flags"},
		Idea: text.Text{
			"Descuenta primero las marcas: un 3 con una marca al lado vale como un 2, y un 2 como un 1. Después compáralos como en el 1-2.",
			"Take the flags off first: a 3 beside one flag is as good as a 2, and a 2 as a 1. Then compare them as in 1-2."}},
	"more": {
		Title: text.Text{"Más que 1 y 2", "More than 1 and 2"},
		Idea: text.Text{
			"Vale para cualquier número: si a uno le faltan tantas minas más que a otro como celdas toca él solo, todas esas son minas.",
			"It holds for any numbers: if one has as many more mines left than another as cells it alone touches, all of those are mines."}},
	"chain-safe": {
		Title: text.Text{"Cadenas", "Chains"},
		Idea: text.Text{
			"Si un número cabe en otro, lo que sobra es como un número nuevo. Compáralo con un tercero.",
			"If one number lies within another, what is over is as good as a new number. Compare that with a third."}},
	"chain-mine": {
		Title: text.Text{"Cadenas que dan una mina", "Chains that give a mine"},
		Idea: text.Text{
			"También aquí se restan dos números y se compara lo que sobra con un tercero, que esta vez exige una mina.",
			"Again, subtract two numbers and compare what is over with a third, which this time forces a mine."}},
	"chain-long": {
		Title: text.Text{"Cadenas largas", "Long chains"},
		Idea: text.Text{
			"A veces hacen falta cuatro números o más. Empieza por el que menos celdas toca y ve restando.",
			"Sometimes it takes four numbers or more. Begin with the one that touches the fewest cells, and go on subtracting."}},
	"remain-none": {
		Title: text.Text{"Cuando no quedan minas", "When no mines remain"},
		Idea: text.Text{
			"Mira cuántas minas quedan en el tablero. Si están todas marcadas, lo demás es seguro, esté donde esté.",
			"Look how many mines remain on the board. If all are flagged, everything else is safe, wherever it is."}},
	"remain-one": {
		Title: text.Text{"Las minas que quedan", "The mines that remain"},
		Idea: text.Text{
			"Si las minas que quedan son justo las que le faltan a un número, en el resto del tablero no hay ninguna.",
			"If the mines that remain are just those that one number has left, there is none on the rest of the board."}},
	"remain-more": {
		Title: text.Text{"Las que quedan, entre varios números", "Those that remain, among several numbers"},
		Idea: text.Text{
			"Suma lo que les falta a números que no comparten celdas. Si son todas las minas que quedan, el resto es seguro.",
			"Add up what numbers that share no cell have left. If that is all the mines that remain, the rest is safe."}},
	"remain-mines": {
		Title: text.Text{"El resto son minas", "The rest are mines"},
		Idea: text.Text{
			"Y al revés: si en el resto del tablero hay tantas celdas cerradas como minas sobran, todas son minas.",
			"And the other way round: if the rest of the board has as many closed cells as mines are over, all of them are mines."}},
	"cases": {
		Title: text.Text{"Por casos", "Case by case"},
		Idea: text.Text{
			"Si nada más sirve, supón que una celda es una mina y sigue los números. Si alguno deja de cuadrar, es segura; y al revés.",
			"When nothing else helps, suppose that a cell is a mine and follow the numbers. If one of them fails, it is safe; and the other way round."}},
}
