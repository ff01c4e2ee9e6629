package words

import "buscaminas/ui/text"

// The menu.
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

// BoardSize says how large a board is: its rows, its columns, its grid and its mines.
var BoardSize = text.Text{"%dx%d, %s, minas: %d", "%dx%d, %s, mines: %d"}

// RulesAre says by which rules a board is played.
var RulesAre = text.Text{"reglas: %s", "rules: %s"}

// Where a board comes from that is in no file.
var StandardInput = text.Text{"entrada estándar", "standard input"}
