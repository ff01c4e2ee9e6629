package words

import "buscaminas/game"

// The menu.
var (
	Program      = Same("BUSCAMINAS")
	MenuLevel    = Text{"%s (%dx%d, %d minas)", "%s (%dx%d, %d mines)"}
	MenuFile     = Text{"Leer de fichero", "Read from a file"}
	MenuQuit     = Text{"Salir", "Leave"}
	MenuContinue = Text{"Continuar", "Continue"}
	MenuBoards   = Text{"Tableros incluidos", "Boards included"}
	MenuCustom   = Text{"A medida", "Custom"}
	MenuOptions  = Text{"Opciones", "Options"}
	MenuHelp     = Text{"Ayuda", "Help"}
	MenuGrid     = Text{"Cuadrícula", "Grid"}
	MenuRules    = Text{"Reglas", "Rules"}
)

// The other screens.
var (
	BoardsTitle = Text{"TABLEROS INCLUIDOS", "BOARDS INCLUDED"}
	BoardSize   = Text{"%dx%d, %s, minas: %d", "%dx%d, %s, mines: %d"}
	HelpTitle   = Text{"TECLAS", "KEYS"}
	HelpMouse   = Text{
		"Ratón: el botón izquierdo abre, o abre las vecinas; el derecho, o el izquierdo con Mayúsculas, marca; el central abre las vecinas; la rueda desplaza.",
		"Mouse: the left button opens, or opens the neighbours; the right one, or the left one with Shift, flags; the middle one opens the neighbours; the wheel scrolls."}
	HelpPlace     = Text{"%d de %d", "%d of %d"}
	KeyScroll     = Text{"desplazar", "scroll"}
	OptionsTitle  = Text{"OPCIONES", "OPTIONS"}
	FileTitle     = Text{"LEER DE FICHERO", "READ FROM A FILE"}
	FileGrid      = Text{"Cuadrícula: %s", "Grid: %s"}
	FileGridAuto  = Text{"la usual del formato", "the usual one of the format"}
	FileReading   = Text{"Leyendo…", "Reading…"}
	CustomTitle   = Text{"TABLERO A MEDIDA", "CUSTOM BOARD"}
	CustomRows    = Text{"Filas", "Rows"}
	CustomCols    = Text{"Columnas", "Columns"}
	CustomMines   = Text{"Minas", "Mines"}
	CustomSizeAsk = Text{"Faltan filas o columnas", "Rows or columns are missing"}
	CustomFresh   = Text{"Sin decir las minas: 10 y hasta un 5 % de las celdas", "Mines left open: 10 and up to 5 % of the cells"}
	CustomDensity = Text{"Minas en el %.1f %% de las celdas", "Mines in %.1f %% of the cells"}
	AskAbandon    = Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}
	AskLeave      = Text{"¿Salir y dejar la partida en curso?", "Leave, and give up the game in progress?"}
	AskYes        = Text{"s: sí", "y: yes"}
	AskNo         = Text{"n: no", "n: no"}
	TooSmall      = Text{"es el tamaño mínimo", "is the smallest size"}
)

// FaceName returns what a cell is that is closed, or shows something else than a
// number of mines.
func FaceName(f game.Face) Text { return faceNames[f] }

var faceNames = [game.Faces]Text{
	game.Closed:       {"celda cerrada", "closed cell"},
	game.Flagged:      {"marca", "flag"},
	game.Overflagged:  {"celda abierta con demasiadas marcas alrededor", "open cell with too many flags around it"},
	game.MissedMine:   {"mina sin marca", "mine without a flag"},
	game.WrongFlag:    {"marca sin mina", "flag without a mine"},
	game.ExplodedMine: {"mina que estalló", "mine that exploded"},
}

// The screen of the board.
var (
	StartHere    = Text{"Empieza por %s: ahí no hay mina", "Begin at %s: no mine is there"}
	ChordClosed  = Text{"LA CELDA ESTÁ CERRADA", "THE CELL IS CLOSED"}
	OtherNumbers = Text{"Se ve la otra numeración; las reglas siguen", "The other numbering is shown; the rules stay"}
	Paused       = Text{"PAUSA", "PAUSED"}
	NextGame     = Text{"otra partida", "next game"}
)

// What keys do on the screens.
var (
	KeyOpen   = Text{"abrir", "open"}
	KeyPlay   = Text{"jugar", "play"}
	KeyBack   = Text{"volver", "back"}
	KeyNext   = Text{"siguiente", "next"}
	KeyResume = Text{"seguir", "go on"}
	KeyChange = Text{"cambiar", "change"}
)

// The options.
var (
	OptionLanguage = Text{"Idioma", "Language"}
	OptionTheme    = Text{"Tema", "Theme"}
	OptionCells    = Text{"Celdas", "Cells"}
	OptionMarks    = Text{"Señalar vecinas", "Mark neighbours"}
	OptionKeys     = Text{"Teclas", "Keys"}
	OptionMouse    = Text{"Ratón", "Mouse"}
	OptionGuess    = Text{"Adivinar", "Guessing"}
	OptionFirst    = Text{"Primera celda", "First cell"}
	OptionMotion   = Text{"Movimiento", "Motion"}
)

// What is wrong with the settings file.
var (
	UnknownSetting = Text{"no existe el ajuste %q", "there is no setting %q"}
	UnknownValue   = Text{"%s no puede ser %q", "%s cannot be %q"}
	UnknownKey     = Text{"no existe la tecla %q", "there is no key %q"}
	KeyTaken       = Text{"la tecla %q ya es de %s", "the key %q is already that of %s"}
)
