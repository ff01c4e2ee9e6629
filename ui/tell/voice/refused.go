package voice

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// Refused says why an action was refused.
func (t Teller) Refused(a game.Action, why game.Refusal) string {
	switch why {
	case game.TooManyFlags:
		return t.Say("No se pueden marcar más celdas que minas.", "You cannot flag more cells than there are mines.")
	case game.NothingToUndo:
		return t.Say("No hay nada que deshacer.", "There is nothing to undo.")
	case game.NothingToRedo:
		return t.Say("No hay nada que rehacer.", "There is nothing to redo.")
	case game.GameOver:
		return t.over()
	case game.OffBoard:
		return t.Outside()
	}
	name := t.Name(a.Cell)
	switch why {
	case game.FlaggedCell:
		return t.Say("%s está marcada: para abrirla hay que quitar la marca.", "%s is flagged: remove the flag to open it.", name)
	case game.OpenCell:
		return t.Say("%s está abierta, y no se puede marcar.", "%s is open, and cannot be flagged.", name)
	case game.NoChord:
		return t.Say("%s ya está abierta.", "%s is already open.", name)
	}
	return t.Say("%s ya está abierta. Para abrir las de alrededor, pon antes %d {marca|marcas}.",
		"%s is already open. To open the ones around it, first place %d {flag|flags}.", name, numberOf(t.Game, a.Cell).Left)
}

// RefusedInReplay tells, in a replay, that an action was refused.
func (t Teller) RefusedInReplay(a game.Action) string {
	if a.Kind != game.Open && a.Kind != game.Flag {
		return t.Say("Se intentó algo que no se podía hacer.", "A move was refused.")
	}
	return t.Say(
		"En %s se intentó algo que no se podía hacer.",
		"A move at %s was refused.", t.Name(a.Cell))
}

// Outside says that a cell is off the board.
func (t Teller) Outside() string {
	return sentences(t.Say(
		"Esa celda está fuera del tablero.",
		"That cell is off the board."), t.RowsAndColumns())
}

// NotUnderstood says that the program does not understand a typed text.
func NotUnderstood(typed string, l text.Lang) string {
	if typed == "" {
		return l.Say(
			"No has escrito nada. Escribe ayuda para saber qué puedes hacer.",
			"You typed nothing. Type help to see what you can do.")
	}
	return l.Say(
		"No entiendo «%s». Escribe ayuda para saber qué puedes hacer.",
		"\"%s\" means nothing here. Type help to see what you can do.", typed)
}
