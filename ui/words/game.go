package words

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// The figures above the board.
var (
	MinesLeft = text.Text{"MINAS RESTANTES:", "MINES LEFT:"}
	Flagged   = text.Text{"MARCADAS:", "FLAGGED:"}
	Time      = text.Text{"TIEMPO:", "TIME:"}
	TimeUnit  = text.Text{"seg.", "sec."}
	Moves     = text.Text{"JUGADAS:", "MOVES:"}
	Hints     = text.Text{"PISTAS:", "HINTS:"}
)

// How a game ends.
var (
	Won  = text.Text{"HAS GANADO EN %s SEG.", "YOU WON IN %s SEC."}
	Lost = text.Text{"HAS PERDIDO", "YOU LOST"}
)

// Refusal returns what the player is told when an action was refused.
func Refusal(r game.Refusal) text.Text { return refusals[r] }

var refusals = map[game.Refusal]text.Text{
	game.NotAPlay: {"ENTRADA ERRONEA", "NOT A PLAY"},
	game.TooManyFlags: {
		"NO SE PUEDEN MARCAR MAS CELDAS QUE MINAS",
		"NO MORE CELLS CAN BE FLAGGED THAN THERE ARE MINES"},
	game.FlaggedCell: {
		"NO SE PUEDE ABRIR UNA CELDA MARCADA",
		"A FLAGGED CELL CANNOT BE OPENED"},
	game.OpenCell: {
		"NO SE PUEDE MARCAR UNA CELDA ABIERTA",
		"AN OPEN CELL CANNOT BE FLAGGED"},
	game.TooFewFlags: {
		"CELDA YA ABIERTA. NO SE PUEDEN ABRIR LAS CELDAS VECINAS POR NUMERO INSUFICIENTE DE MARCAS",
		"CELL ALREADY OPEN. ITS NEIGHBOURS CANNOT BE OPENED: TOO FEW OF THEM ARE FLAGGED"},
	game.NoChord: {
		"LA CELDA YA ESTA DESCUBIERTA",
		"THE CELL IS ALREADY OPEN"},
	game.NothingToUndo: {"NO HAY NADA QUE DESHACER", "NOTHING TO UNDO"},
	game.NothingToRedo: {"NO HAY NADA QUE REHACER", "NOTHING TO REDO"},
	game.GameOver:      {"LA PARTIDA HA TERMINADO", "THE GAME IS OVER"},
}

// Before the first cell, and where nothing can be told.
var (
	MayNeedGuess = text.Text{"puede exigir adivinar", "may need a guess"}
	FirstIs      = text.Text{"primera celda: %s", "first cell: %s"}
	StartHere    = text.Text{"Empieza por %s: ahí no hay mina", "Begin at %s: no mine is there"}
	HintTooLarge = text.Text{"El tablero es demasiado grande para dar pistas", "The board is too large for hints"}
)

// What is kept of games, and what cannot be.
var (
	NotKept  = text.Text{"La partida no se guarda: %s", "The game is not kept: %s"}
	TornLine = text.Text{"La última línea de la partida estaba cortada y se omite", "The last line of the game was cut short, and is left out"}
)

// Games that are seen again.
var (
	NoGamesYet = text.Text{
		"Aún no hay partidas. Termina una, ganada o perdida, y aquí estarán sus números y su repetición.",
		"There are no games yet. Finish one, won or lost, and here will be its numbers and its replay."}
	FirstMistake = text.Text{"el primer error", "the first mistake"}
)
