package words

// What the commands for board files say.
var (
	ConvertUse   = Text{"escribir tableros en otro formato", "write boards in another format"}
	ConvertAbout = Text{
		"Lee tableros y los escribe en otro formato; lo que este no puede guardar se dice. Sin -o\n" +
			"van a la salida, uno tras otro; con -o, a ese fichero, o a ese directorio, cada uno con su\n" +
			"nombre. Un FICHERO - es la entrada estándar.",
		"Reads boards and writes them in another format, and says what that cannot hold. Without\n" +
			"-o they go to the output, one after the other; with it, to that file, or to that\n" +
			"directory, each by its name. A FILE - is the standard input."}
	ShowUse   = Text{"ver tableros y lo que exigen", "see boards and what they take"}
	ShowAbout = Text{
		"Dibuja cada tablero como lo vería quien juega y dice su tamaño, sus minas, sus 3BV, sus\n" +
			"claros y si se despeja sin adivinar. Un FICHERO - es la entrada estándar.",
		"Draws each board as a player would see it, and says its size, its mines, its 3BV, its\n" +
			"openings, and whether it can be cleared without a guess. A FILE - is the standard input."}

	ToFlag       = Text{"formato en que se escriben", "format to write them in"}
	OutputFlag   = Text{"`fichero` o directorio en que se escriben", "`file` or directory to write them to"}
	ForceFlag    = Text{"reemplazar los ficheros que ya existan", "replace files that exist already"}
	SolutionFlag = Text{"dibujarlos abiertos, con sus minas", "draw them open, with their mines"}

	StandardInput = Text{"entrada estándar", "standard input"}
	NoFiles       = Text{"falta el fichero", "no file is given"}
	NoFormat      = Text{"falta el formato: --to %s", "no format is given: --to %s"}
	NotText       = Text{"%s no es texto: -o dice a qué fichero va", "%s is no text: -o says which file it goes to"}
	NotAFolder    = Text{"%s: para %d ficheros debe ser un directorio", "%s: for %d files it must be a directory"}
	SameOutput    = Text{"%s y %s irían al mismo fichero, %s", "%s and %s would go to the same file, %s"}
	InputTwice    = Text{"la entrada estándar solo se lee una vez", "the standard input is read only once"}

	BoardLine   = Text{"%s: %s, %s, %d×%d, minas: %d (%.1f %%)", "%s: %s, %s, %d×%d, mines: %d (%.1f %%)"}
	WorthLine   = Text{"3BV %d, claros: %d", "3BV %d, openings: %d"}
	NoGuessLine = Text{"sin adivinar desde %s; lo más difícil: %s", "no guess from %s; hardest: %s"}
	StuckLine   = Text{"exige adivinar; desde %s se abren %d de %d", "needs a guess; from %s %d of %d open"}
	NoCellsLine = Text{"no hay nada que abrir", "there is nothing to open"}
	TooBigLine  = Text{"demasiado grande para dibujarlo", "too large to be drawn"}
)

// The screen of the boards that ship with the game.
var (
	BoardsBy     = Text{"de %s", "by %s"}
	BoardsSolved = Text{"resueltos: %d de %d", "solved: %d of %d"}
	BoardGuess   = Text{"exige adivinar", "needs a guess"}
)
