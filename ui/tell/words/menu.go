package words

import "buscaminas/ui/text"

// The texts of the menu.
var (
	Program      = text.Same("BUSCAMINAS")
	MenuLevel    = text.Text{"%s (%dx%d, %d minas)", "%s (%dx%d, %d mines)"}
	MenuFile     = text.Text{"Leer de fichero", "Read from a file"}
	MenuQuit     = text.Text{"Salir", "Quit"}
	MenuContinue = text.Text{"Continuar", "Continue"}
	AskFile      = text.Text{"Fichero: ", "File: "}
	ReadingGame  = text.Text{"Leyendo la partida", "Reading the game"}
	ReadingBoard = text.Text{"Leyendo el tablero", "Reading the board"}
)

// BoardSize describes a board by its rows, columns, grid and mines.
var BoardSize = text.Text{"%dx%d, %s, minas: %d", "%dx%d, %s, mines: %d"}

// RulesAre names the rules of a game.
var RulesAre = text.Text{"reglas: %s", "rules: %s"}

// StandardInput is the name of the standard input, in place of a file name.
var StandardInput = text.Text{"entrada estándar", "standard input"}
