package words

import "buscaminas/game"

// The figures above the board.
var (
	MinesLeft = Text{"MINAS RESTANTES:", "MINES LEFT:"}
	Flagged   = Text{"MARCADAS:", "FLAGGED:"}
	Time      = Text{"TIEMPO:", "TIME:"}
	TimeUnit  = Text{"seg.", "sec."}
	Moves     = Text{"JUGADAS:", "MOVES:"}
	Hints     = Text{"PISTAS:", "HINTS:"}
	Seed      = Text{"semilla %d", "seed %d"}
	MinesSeen = Text{"minas a la vista", "mines in sight"}
)

// How a game ends.
var (
	Won  = Text{"HAS GANADO EN %s SEG.", "YOU WON IN %s SEC."}
	Lost = Text{"HAS PERDIDO", "YOU LOST"}
)

// Refusal returns what the player is told when an action was refused.
func Refusal(r game.Refusal) Text { return refusals[r] }

var refusals = map[game.Refusal]Text{
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
