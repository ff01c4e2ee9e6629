package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/text"
)

// SpokenTask returns the text of the present task of the first lesson for a player who types lines
// and listens. Such a player asks about a cell, instead of moving the cursor to it.
func SpokenTask(f *lesson.First, names game.Names, l text.Lang) string {
	grid, rules := f.Game().Layout().Grid(), f.Rules
	at, _ := f.Cell()
	name := names.Of(grid, at)
	numbers, cells := f.Points()
	switch f.Task {
	case lesson.Move:
		return l.Say(
			"Todas las celdas están cerradas, y algunas esconden una mina. Para oír qué hay en una, escribe una interrogación y su nombre: ?%s.",
			"All the cells are closed, and some of them hide a mine. To hear what is in one, type a question mark and its name: ?%s.", name)
	case lesson.OpenFirst:
		return l.Say(
			"Se juega abriendo celdas. Para abrir %[1]s, escribe su nombre: %[1]s.",
			"You play by opening cells. To open %[1]s, type its name: %[1]s.", name)
	case lesson.LookBeside:
		around := nameAll(names, grid, cells)
		return l.Say(
			"Este 1 toca %s celdas: %s. Exactamente una de ellas tiene mina. Pregunta por cualquiera, sin abrirla: ?%s.",
			"This 1 touches %s cells: %s. Exactly one of them is a mine. Ask about any of them, without opening it: ?%s.", primers[game.GridKindOf(grid)].touches.In(l), text.And(l, around), around[0])
	case lesson.OpenEmpty:
		return l.Say(
			"Aún no se sabe cuál de las que toca el 1 tiene la mina, así que prueba en otro sitio. Abre %[1]s, que en esta lección no tiene mina: escribe %[1]s.",
			"You cannot tell yet which cell beside the 1 is the mine, so try elsewhere. Open %[1]s, which is safe in this lesson: type %[1]s.", name)
	case lesson.LookTwo:
		return emptyOpens(rules.Opening).In(l) + " " + l.Say(
			"En %[1]s hay ahora un 2. Toca %[2]s celdas cerradas, %[3]s: exactamente dos de ellas tienen mina. Pregunta por él: ?%[1]s.",
			"There is a 2 at %[1]s now. It touches %[2]s closed cells, %[3]s: exactly two of them are mines. Ask about it: ?%[1]s.", name, text.Number(len(cells)), text.And(l, nameAll(names, grid, cells)))
	case lesson.Explode:
		return openMine.In(l, name)
	case lesson.TakeBack:
		return l.Say(
			"¡Bum! Quien abre una mina pierde. Para deshacer la jugada, escribe deshacer.",
			"Boom! Open a mine and you lose. To undo the move, type undo.")
	case lesson.FlagMine:
		return l.Say(
			"Se podía saber: el 1 de %[1]s solo toca una celda cerrada, %[2]s, así que ahí está su mina. Para marcarla, escribe su nombre y una exclamación: %[2]s!",
			"You could have known: the 1 at %[1]s touches only one closed cell, %[2]s, so that is its mine. To flag it, type its name and an exclamation mark: %[2]s!", names.Of(grid, numbers[0]), name)
	case lesson.LookThere:
		return spokenFlagged(rules.Numbering).In(l, names.Of(grid, numbers[0]), name)
	case lesson.ChordThere:
		if rules.Chord == game.ChordOff {
			all := nameAll(names, grid, f.Goals())
			return l.Say(
				"%s tampoco tiene más mina que la marcada: las demás celdas que toca no tienen ninguna. Ábrelas una a una: %s.",
				"The flag is the only mine at %s too: nothing else it touches is a mine. Open those cells one by one: %s.", name, text.And(l, all))
		}
		return l.Say(
			"%[1]s está completo: su mina es la marcada, y las demás celdas que toca no tienen ninguna. Escribe su nombre, %[1]s, y se abren de una vez.",
			"%[1]s is complete: its mine is flagged, and nothing else it touches is a mine. Type its name, %[1]s, to open it all at once.", name)
	case lesson.Win:
		return toWin(rules).In(l) + " " + falseFlag(rules.Numbering).In(l) + " " + l.Say(
			"Escribe frontera para oír los números que tocan celdas cerradas; si no sabes cómo seguir, escribe pista.",
			"Type frontier to hear the numbers that touch closed cells; if you are stuck, type hint.")
	case lesson.Tasks:
		return hasWon(rules.Numbering, l) + l.Say(
			"Ya puedes con un Principiante, en el menú. En la escuela te espera la lección 1.",
			"You are ready for a Beginner board, on the menu. In the school, lesson 1 comes next.")
	}
	return TaskText(f, KeyNames{}, names, l) // the texts of the other tasks name no key
}

// spokenFlagged is [flagged] for a player who types lines and listens.
func spokenFlagged(n game.Numbering) text.Text {
	if n == game.Total {
		return text.Text{
			"El 1 de %[1]s sigue siendo un 1, pero su mina ya está encontrada. En %[2]s hay otro 1 que toca la marca. Pregunta por él: ?%[2]s.",
			"The 1 at %[1]s is still a 1, but its mine is found. There is another 1 at %[2]s that touches the flag. Ask about it: ?%[2]s."}
	}
	return text.Text{
		"%[1]s era un 1 y ahora está vacía: su mina ya está encontrada, y no le falta ninguna. %[2]s, otro 1, también se ha quedado vacía. Pregunta por ella: ?%[2]s.",
		"%[1]s was a 1 and is empty now: its mine is found, and nothing is left to find there. %[2]s, another 1, is empty now too. Ask about it: ?%[2]s."}
}

// SpokenAim says what the game is about. On the screen a picture of a won board shows it, which a
// player who listens does not see.
var SpokenAim = text.Text{
	"El juego consiste en abrir todas las celdas que no tienen mina.", "The aim is to open all the cells that have no mine."}

// SpokenAfterMine says what to do after opening a mine. It is the counterpart of [AfterMine] for a
// player who types lines and listens.
var SpokenAfterMine = text.Text{
	"No pasa nada: escribe deshacer, y la jugada se deshace.",
	"No harm done: type undo to take the move back."}

// SpokenWrongFlag warns a player who listens that a cell with this name is flagged without a mine,
// and says how to take the flag away. It returns "" for any other cell.
func SpokenWrongFlag(g *game.Game, c game.Cell, name string, l text.Lang) string {
	if !g.Flagged(c) || g.Layout().Mine(c) {
		return ""
	}
	return wrongFlag(g.Rules().Numbering).In(l, name) + " " +
		l.Say("Para quitarla, escríbelo otra vez: %s!", "To take it away, type it again: %s!", name)
}
