package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
)

// SpokenTask returns the text of the present task of the first lesson for a player who types lines
// and listens. Such a player asks about a cell, instead of moving the cursor to it.
func SpokenTask(f *lesson.First, names game.Names, l text.Lang) string {
	grid := f.Game().Layout().Grid()
	at, _ := f.Cell()
	name := names.Of(grid, at)
	numbers, cells := f.Points()
	switch f.Task() {
	case lesson.Move:
		return text.Text{
			"Todas las celdas están cerradas, y algunas esconden una mina. Para oír qué hay en una, escribe una interrogación y su nombre: ?%s.",
			"All the cells are closed, and some of them hide a mine. To hear what is in one, type a question mark and its name: ?%s.",
		}.In(l, name)
	case lesson.OpenFirst:
		return text.Text{
			"Se juega abriendo celdas. Para abrir %[1]s, escribe su nombre: %[1]s.",
			"You play by opening cells. To open %[1]s, type its name: %[1]s."}.In(l, name)
	case lesson.Look:
		var around []string
		for _, c := range cells {
			around = append(around, names.Of(grid, c))
		}
		return text.Text{
			"Un 1: debajo de una de las %s celdas que toca hay una mina. Esas celdas son %s. Pregunta por cualquiera de ellas, sin abrirla: ?%s.",
			"A 1: there is a mine under one of the %s cells it touches. They are %s. Ask about any of them, without opening it: ?%s.",
		}.In(l, primers[game.GridKindOf(grid)].touches.In(l), text.And(l, around), around[0])
	case lesson.TakeBack:
		return text.Text{
			"¡Bum! Quien abre una mina pierde. Para deshacer la jugada, escribe deshacer.",
			"Boom! Open a mine and you lose. To undo the move, type undo."}.In(l)
	case lesson.FlagMine:
		return text.Text{
			"Se podía saber: el 1 de %[1]s solo toca una celda cerrada, %[2]s, así que ahí está su mina. Para marcarla, escribe su nombre y una exclamación: %[2]s!",
			"You could have known: the 1 at %[1]s touches only one closed cell, %[2]s, so that is its mine. To flag it, type its name and an exclamation mark: %[2]s!",
		}.In(l, names.Of(grid, numbers[0]), name)
	case lesson.ChordThere:
		return text.Text{
			"El 1 de %[1]s ya tiene ahí su mina; en las demás celdas que toca no hay ninguna. Escribe el nombre del propio 1, %[1]s, y se abren de una vez.",
			"The 1 at %[1]s has its mine there too; everything else it touches is safe. Type the name of that cell, %[1]s, to open it all at once.",
		}.In(l, name)
	case lesson.Win:
		return text.Text{
			"Ya sabes jugar. Abre todo lo que no sea mina y ganas. Escribe frontera para oír los números que tocan celdas cerradas; si no sabes cómo seguir, escribe pista.",
			"Now you can play. Open everything that is not a mine and you win. Type frontier to hear the numbers that touch closed cells; if you are stuck, type hint.",
		}.In(l)
	case lesson.Tasks:
		return text.Text{
			"¡Has ganado! Ya puedes con un Principiante, en el menú. En la escuela te espera la lección 1.",
			"You won! You are ready for a Beginner board, on the menu. In the school, lesson 1 comes next."}.In(l)
	}
	return TaskText(f, KeyNames{}, names, l) // the texts of the other tasks name no key
}

// SpokenAfterMine says what to do after opening a mine. It is the counterpart of [AfterMine] for a
// player who types lines and listens.
var SpokenAfterMine = text.Text{
	"No pasa nada: escribe deshacer, y la jugada se deshace.",
	"No harm done: type undo to take the move back."}
