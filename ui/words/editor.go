package words

// The editor.
var (
	MenuEditor    = Text{"Editor de tableros", "Board editor"}
	EditorName    = Same("EDITOR")
	EditorNew     = Text{"tablero nuevo", "new board"}
	EditorUnsaved = Text{"sin guardar", "not saved"}
	EditorMines   = Text{"MINAS:", "MINES:"}
	EditorDensity = Text{"DENSIDAD:", "DENSITY:"}
	EditorWorth   = Same("3BV:")
	EditorTooBig  = Text{
		"un tablero de %d×%d: se editan de 1×1 a %d celdas",
		"a board of %d×%d: from 1×1 to %d cells can be edited"}
)

// Whether the board that is edited needs a guess.
var (
	GradeWorking = Text{"desde %s: calculando…", "from %s: working it out…"}
	GradeMine    = Text{"desde %s: ahí hay una mina", "from %s: a mine is there"}
	GradeCleared = Text{"desde %s: sin adivinar; lo más difícil: %s", "from %s: no guess; hardest: %s"}
	GradeGuess   = Text{"desde %s: exige adivinar; se abren %d de %d", "from %s: needs a guess; %d of %d are opened"}
)

// What is asked for in the editor, and how it went.
var (
	AskFill      = Text{"Minas: ", "Mines: "}
	AskResize    = Text{"Filas x columnas: ", "Rows x columns: "}
	AskSave      = Text{"Guardar en: ", "Save to: "}
	AskReplace   = Text{"%s ya existe. ¿Reemplazarlo?", "%s exists already. Replace it?"}
	AskDropEdit  = Text{"¿Dejarlo sin guardar?", "Leave it unsaved?"}
	ResizeForm   = Text{"filas x columnas, como en 16x30", "rows x columns, as in 16x30"}
	SaveFormat   = Text{"formato: %s", "format: %s"}
	SaveOther    = Text{"otro", "another"}
	Saving       = Text{"Guardando…", "Saving…"}
	SavedTo      = Text{"Guardado en %s", "Saved to %s"}
	SaveName     = Text{"tablero", "board"}
	TurnRefused  = Text{"La cuadrícula no lo permite con estas medidas", "The grid does not allow it with this size"}
	NoMoreUndo   = Text{"No hay nada que deshacer", "Nothing to undo"}
	NoMoreRedo   = Text{"No hay nada que rehacer", "Nothing to redo"}
	BackToEditor = Text{"%s vuelve al editor", "%s goes back to the editor"}
)

// Positions that are copied.
var (
	CopiedBoard   = Text{"Copiado el tablero (%s).", "The board is copied (%s)."}
	CopiedAsGame  = Text{"partida que empieza aquí", "a game that begins here"}
	CopiedCode    = Text{"Copiado el código: %s", "The code is copied: %s"}
	CopiedNext    = Text{"Otra vez %s: su código.", "%s again: its code."}
	CopiedThen    = Text{"Otra vez %s: la partida.", "%s again: the game."}
	CopiedGame    = Text{"Copiada la partida desde el principio.", "The game is copied from its beginning."}
	CopiedFile    = Text{"También está en %s", "It is in %s, too"}
	NotYetDealt   = Text{"El tablero se reparte al abrir la primera celda", "The board is dealt when the first cell is opened"}
	CopiedNowhere = Text{"Aquí no se puede copiar.", "There is no copying here."}
)
