package words

// The line mode.
var (
	PickOption = Text{"Escoja opcion: ", "Choose an option: "}
	AskFile    = Text{"Fichero: ", "File: "}
	AskPlay    = Text{"Indique celda y accion (! marcar, * abrir): ", "Cell and action (! flag, * open): "}
	AskFlag    = Text{"Indique celda que marcar: ", "Cell to flag: "}
	PlainHelp  = Text{
		`Hd*         abre la celda de la fila H, columna d; si ya está abierta, sus vecinas
De!         marca la celda, o quita la marca
Hd*De!4,3*  varias acciones seguidas; 4,3 es la fila 4, columna 3, contando desde 0
Hd  4,3  4 3  B3
            una celda sola se abre; B3 es la fila B, tercera columna
-2 -2       pregunta una celda y la marca
deshacer    o -3 -3: cierra lo último que se abrió
rehacer     abre otra vez lo que se deshizo
pista       si hay algo seguro; otra vez, dónde; otra vez, por qué
azar        el tablero con la probabilidad de mina de cada celda
salir       o -1 -1: deja la partida
ayuda       esta lista
`,
		`Hd*         open the cell in row H, column d; if it is open, those around it
De!         flag the cell, or take its flag away
Hd*De!4,3*  several actions in a row; 4,3 is row 4, column 3, counted from 0
Hd  4,3  4 3  B3
            a cell alone is opened; B3 is row B, third column
-2 -2       ask for a cell and flag it
undo        or -3 -3: close what was opened last
redo        open again what was undone
hint        whether anything is certain; again, where; again, why
chances     the board with how likely a mine is in each cell
quit        or -1 -1: leave the game
help        this list
`}
)

// What a player of the line mode may say instead of a play.
var (
	SayUndo = Text{"deshacer", "undo"}
	SayRedo = Text{"rehacer", "redo"}
	SayQuit = Text{"salir", "quit"}
	SayHelp = Text{"ayuda", "help"}

	SayHint    = Text{"pista", "hint"}
	SayChances = Text{"azar", "chances"}
)
