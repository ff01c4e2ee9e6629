package words

import (
	"strconv"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// The names of the figures above the board.
var (
	MinesLeft = text.Text{"MINAS RESTANTES:", "MINES LEFT:"}
	Flagged   = text.Text{"MARCADAS:", "FLAGGED:"}
	Time      = text.Text{"TIEMPO:", "TIME:"}
	Moves     = text.Text{"JUGADAS:", "MOVES:"}
	Hints     = text.Text{"PISTAS:", "HINTS:"}
)

// Percent is the format of a percentage.
var Percent = text.Text{"%s %%", "%s%%"}

// WholePercent writes a share, from 0 to 1, in whole percent.
func WholePercent(l text.Lang, of float64) string {
	return Percent.In(l, strconv.Itoa(int(100*of+0.5)))
}

// The messages at the end of a game.
var (
	Won  = text.Text{"HAS GANADO · %s", "YOU WON · %s"}
	Lost = text.Text{"HAS PERDIDO", "YOU LOST"}
)

// The results of a game as parts of sentences, such as "won in 42.3 s".
var (
	WonIn     = text.Text{"ganada en %s", "won in %s"}
	LostAfter = text.Text{"perdida a los %s, %d %% abierto", "lost after %s, %d%% open"}
)

// Reason returns the reason for a refusal as a part of a sentence.
func Reason(r game.Refusal) text.Text { return reasons[r] }

var reasons = map[game.Refusal]text.Text{
	game.NotAPlay: {"eso no es ninguna jugada", "that is not a move"},
	game.OffBoard: {"esa celda está fuera del tablero", "that cell is off the board"},
	game.TooManyFlags: {
		"no se pueden marcar más celdas que minas", "you cannot flag more cells than there are mines"},
	game.FlaggedCell: {"no se puede abrir una celda marcada", "you cannot open a flagged cell"},
	game.OpenCell:    {"no se puede marcar una celda abierta", "you cannot flag an open cell"},
	game.TooFewFlags: {
		"la celda ya está abierta, y faltan marcas para abrir sus vecinas",
		"the cell is already open, and it takes more flags to open its neighbours"},
	game.NoChord:       {"la celda ya está abierta", "the cell is already open"},
	game.NothingToUndo: {"no hay nada que deshacer", "there is nothing to undo"},
	game.NothingToRedo: {"no hay nada que rehacer", "there is nothing to redo"},
	game.GameOver:      {"la partida ha terminado", "the game is over"},
}

// Dealing returns the message shown while a board is dealt: the work being done, and the percentage
// done.
func Dealing(p deal.Promise, percent int) text.Text {
	said := text.Text{"Repartiendo las minas: %d %%", "Dealing the board: %d%%"}
	if r := p.Needs(); r != 0 {
		return text.Text{"Buscando un tablero que pida %s: %d %%", "Looking for a board that needs %s: %d%%"}.With(need(r).What, percent)
	}
	if p.NoGuess() {
		said = text.Text{
			"Buscando un tablero que no obligue a adivinar: %d %%",
			"Looking for a board that needs no guess: %d%%",
		}
	}
	return said.With(percent)
}

// TooLargeForText says that a board is too large to be written whole.
func TooLargeForText(g game.Grid) text.Text {
	said := text.Text{
		"un tablero de %d×%d no se puede mostrar entero: el máximo son %d columnas y %d celdas; --from FILA,COLUMNA muestra una parte",
		"a %d×%d board cannot be shown in full: the limit is %d columns and %d cells; --from ROW,COLUMN shows part of it"}
	rows, cols := g.Size()
	return said.With(rows, cols, draw.MaxWholeCols, draw.MaxWholeCells)
}

// NumbersBack says that after a win the numbers count flagged mines again.
var NumbersBack = text.Text{
	"Al ganar, cada número vuelve a contar todas las minas que toca",
	"After a win, each number counts all the mines it touches again"}

// NothingAround says that a chord found nothing to open.
var NothingAround = text.Text{"No queda nada que abrir alrededor", "Nothing is left to open around it"}

// Texts for a game before its first cell is opened.
var (
	MayNeedGuess = text.Text{"puede obligar a adivinar", "may need a guess"}
	FirstIs      = text.Text{"primera celda: %s", "first cell: %s"}
	StartHere    = text.Text{"Empieza por %s: ahí no hay mina", "Start at %s: there is no mine there"}
)

// Sentences about saving a game and about reading a saved one.
var (
	NotKept = text.Text{"La partida no se está guardando: %s", "The game is not being saved: %s"}
	// SavedAgain follows the message NotKept when saving works again.
	SavedAgain = text.Text{"La partida vuelve a guardarse", "The game is being saved again"}
)

// Texts about finished games and their replays.
var (
	NoGamesYet = text.Text{
		"Aún no hay partidas. Termina una, la ganes o la pierdas, y aquí tendrás sus cifras y su repetición.",
		"There are no games yet. Finish one, win or lose, and you will find its figures and its replay here."}
	FirstMistake = text.Text{"el primer error", "the first mistake"}
)
