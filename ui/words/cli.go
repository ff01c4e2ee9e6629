package words

// The command line.
var (
	Usage      = Text{"Uso", "Usage"}
	FlagsTitle = Text{"Opciones", "Flags"}
	About      = Text{
		"Buscaminas a pantalla completa, con el teclado, en tableros cuadrados y hexagonales.\n" +
			"Sin FICHERO ni opciones de tablero empieza por el menú.",
		"Minesweeper full screen, played by keyboard, on square and hexagonal boards.\n" +
			"Without a FILE or flags for a board it begins with the menu."}
	FileArg      = Text{"[FICHERO]", "[FILE]"}
	FlagsArg     = Text{"[opciones]", "[flags]"}
	GridFlag     = Text{"cuadrícula", "grid"}
	RulesFlag    = Text{"reglas", "rules"}
	LevelFlag    = Text{"nivel", "level"}
	SizeFlag     = Text{"tamaño del tablero, `FILASxCOLUMNAS`", "size of the board, `ROWSxCOLS`"}
	MinesFlag    = Text{"número de minas, con --size; si falta, 10 y hasta un 5 % de las celdas", "number of mines, with --size; without it, 10 and up to 5 % of the cells"}
	SeedFlag     = Text{"semilla del tablero: la misma, abierta por la misma celda, da el mismo", "seed of the board: the same one, first opened at the same cell, gives the same"}
	ShowFlag     = Text{"ver las minas mientras se juega, para probar un tablero", "see the mines while playing, to test a board"}
	ASCIIFlag    = Text{"dibujar solo con ASCII", "draw with nothing but ASCII"}
	LangFlag     = Text{"idioma", "language"}
	PlainFlag    = Text{"jugar línea a línea", "play line by line"}
	VersionFlag  = Text{"decir la versión", "print the version"}
	HelpFlag     = Text{"esta ayuda", "this help"}
	UnknownFlag  = Text{"no existe la opción %s; véase --help", "there is no flag %s; see --help"}
	MissingValue = Text{"falta el valor de %s", "%s needs a value"}
	WrongValue   = Text{"%s no admite %q: %s", "%s cannot be %q: %s"}
	WrongSyntax  = Text{"opción mal escrita: %s", "bad flag syntax: %s"}
	OneOf        = Text{"es posible %s", "%s are possible"}
	SizeForm     = Text{"se escribe FILASxCOLUMNAS, como 16x30", "it is written ROWSxCOLS, as in 16x30"}
	WholeNumber  = Text{"debe ser un número entero", "it must be a whole number"}
	YesOrNo      = Text{"debe ser true o false", "it must be true or false"}
	NotNegative  = Text{"debe ser un número entero desde 0", "it must be a whole number from 0"}
	TooLarge     = Text{"es demasiado grande", "it is too large"}
	OneFile      = Text{"un fichero como mucho, y hay %d", "one file at most, and there are %d"}
	NotTogether  = Text{"%s no va con %s: %s", "%s does not go with %s: %s"}
	FileIsBoard  = Text{"el fichero ya dice el tablero", "the file says the board"}
	LevelIsBoard = Text{"el nivel ya dice tamaño y minas", "the level says size and mines"}
	MinesAlone   = Text{"--mines va con --size, como en --size 16x30 --mines 99", "--mines goes with --size, as in --size 16x30 --mines 99"}
	ProofAlone   = Text{"--any-proof va con --level o --size", "--any-proof goes with --level or --size"}
	StartOnMine  = Text{"%s: desde %s: ahí hay una mina", "%s: from %s: a mine is there"}
	Failure      = Text{"el programa ha fallado; este informe dice dónde:", "the program has failed; this report says where:"}
	NoTerminal   = Text{"la salida no es un terminal; --plain juega línea a línea", "the output is no terminal; --plain plays line by line"}
)
