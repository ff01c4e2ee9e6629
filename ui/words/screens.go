package words

// The menu.
var (
	Program      = Same("BUSCAMINAS")
	MenuLevel    = Text{"%s (%dx%d, %d minas)", "%s (%dx%d, %d mines)"}
	MenuFile     = Text{"Leer de fichero", "Read from a file"}
	MenuQuit     = Text{"Salir", "Leave"}
	MenuContinue = Text{"Continuar", "Continue"}
	MenuBoards   = Text{"Tableros incluidos", "Boards included"}
	MenuHelp     = Text{"Ayuda", "Help"}
	MenuGrid     = Text{"Cuadrícula", "Grid"}
	MenuRules    = Text{"Reglas", "Rules"}
)

// The other screens.
var (
	BoardsTitle  = Text{"TABLEROS INCLUIDOS", "BOARDS INCLUDED"}
	BoardSize    = Text{"%dx%d, %s, minas: %d", "%dx%d, %s, mines: %d"}
	HelpTitle    = Text{"TECLAS", "KEYS"}
	FileTitle    = Text{"LEER DE FICHERO", "READ FROM A FILE"}
	FileAsk      = Text{"Fichero: ", "File: "}
	FileGrid     = Text{"Cuadrícula: %s", "Grid: %s"}
	FileGridAuto = Text{"la usual del formato", "the usual one of the format"}
	FileReading  = Text{"Leyendo…", "Reading…"}
	AskAbandon   = Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}
	AskKeys      = Text{"s: sí   n: no", "y: yes   n: no"}
	TooSmall     = Text{"Ventana pequeña: %dx%d", "Window too small: %dx%d"}
	NeedSize     = Text{"Hace falta: %dx%d", "Needed: %dx%d"}
	StartHere    = Text{"Empieza por %s: ahí no hay mina", "Begin at %s: no mine is there"}
	ChordClosed  = Text{"LA CELDA ESTÁ CERRADA", "THE CELL IS CLOSED"}
	NextGame     = Text{"otra partida", "next game"}
	KeyOpen      = Text{"abrir", "open"}
	KeyBack      = Text{"volver", "back"}
	KeyMove      = Text{"mover", "move"}
	KeyPick      = Text{"elegir", "choose"}
	KeyScroll    = Text{"desplazar", "scroll"}
)
