package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Answer returns the text that says what an action of the player has done to its cell in the first
// lesson. The parameter before is the game before the action.
func Answer(f *lesson.First, before *game.Game, a game.Action, h KeyNames, names game.Names, l text.Lang) string {
	g := f.Game()
	name := names.Of(g.Layout().Grid(), a.Cell)
	said := ""
	switch {
	case a.Kind == game.Undo:
		said = l.Say("Jugada deshecha.", "Move undone.")
	case f.PutBack && a.Kind == game.Open:
		said = notAsked(f.Task).In(l, name)
	case a.Kind == game.Flag:
		said = flagAnswer(g, a.Cell, name, h.Flag, l)
	case before.Open(a.Cell) && g.Opened() == before.Opened():
		said = words.NothingAround.In(l) + "."
	case before.Open(a.Cell):
		said = l.Say("Se han abierto las celdas que toca %s.", "The cells around %s are open now.", name)
	case g.Layout().Around(a.Cell) == 0:
		said = l.Say("%s no toca ninguna mina.", "%s touches no mine.", name)
	case g.Number(a.Cell) > 0:
		said = l.Say("%s no tenía mina: es un %d.", "%s was not a mine: it is a %d.", name, g.Layout().Around(a.Cell))
	default:
		said = l.Say("%s no tenía mina.", "%s was not a mine.", name)
	}
	if f.PutBack {
		said += " " + putBack.In(l)
	}
	return said
}

// flagAnswer says what a flag on a cell with this name means now. The parameter key is the key that
// flags.
func flagAnswer(g *game.Game, c game.Cell, name, key string, l text.Lang) string {
	switch {
	case !g.Flagged(c):
		return l.Say("%s ya no está marcada.", "%s is no longer flagged.", name)
	case g.Layout().Mine(c):
		return l.Say("Bien marcada: en %s hay una mina.", "Well flagged: %s is a mine.", name)
	}
	return wrongFlag(g.Rules().Numbering).In(l, name) + " " +
		l.Say("Pulsa otra vez %s para quitarla.", "Press %s again to take it away.", key)
}

// wrongFlag says what a flag does on a cell without a mine.
func wrongFlag(n game.Numbering) text.Text {
	if n == game.Total {
		return text.Text{
			"En %s no hay mina: con esa marca, los números que toca parecen completos sin estarlo.",
			"%s is not a mine: with that flag, the numbers around it look complete when they are not."}
	}
	return text.Text{
		"En %s no hay mina: con esa marca, los números que toca mienten.",
		"%s is not a mine: with that flag, the numbers around it lie."}
}

// Refused returns the text that says why the first lesson refuses an action, and what to do
// instead.
func Refused(f *lesson.First, a game.Action, why error, h KeyNames, names game.Names, l text.Lang) string {
	g := f.Game()
	name := names.Of(g.Layout().Grid(), a.Cell)
	switch why {
	case game.FlaggedCell:
		return l.Say(
			"%s está marcada para que no la abras por descuido. Con %s le quitas la marca.",
			"%s is flagged, so you cannot open it by accident. Press %s to remove the flag.", name, h.Flag)
	case game.OpenCell:
		return l.Say(
			"%s ya está abierta: solo se marcan las cerradas.", "%s is open already: only closed cells are flagged.", name)
	case game.TooFewFlags:
		if f.Task < lesson.LookThere {
			return l.Say("%s ya está abierta.", "%s is open already.", name)
		}
		return l.Say(
			"A %s aún le falta alguna mina por marcar. Márcala primero con %s.",
			"%s still has a mine without a flag. Flag it first, with %s.", name, h.Flag)
	case game.NoChord:
		return l.Say("%s ya está abierta.", "%s is open already.", name)
	}
	return text.Capital(words.Error(why, l)) + "."
}

// AfterMine returns the text that says what to do after opening a mine in the cell with this name.
func AfterMine(name string, h KeyNames) text.Text {
	return text.Text{
		"En %s había una mina. No pasa nada: pulsa %s y la jugada se deshace.",
		"%s was a mine. No harm done: press %s to undo the move."}.With(name, h.Undo)
}

// notAsked says that the task did not ask the player to open the cell that was opened. The name of
// the cell replaces the %s in the text.
func notAsked(task lesson.Task) text.Text {
	switch task {
	case lesson.Move, lesson.LookBeside, lesson.LookTwo, lesson.LookThere:
		return text.Text{"Todavía no hay que abrir %s.", "There is no need to open %s yet."}
	}
	return text.Text{"%s no es la celda que se pide.", "%s is not the cell you are asked for."}
}

// putBack says that the board was reset.
var putBack = text.Text{
	"Vamos paso a paso: dejo el tablero como estaba.", "One step at a time: the board stays as it was."}
