package words

// What the doctor says.
var (
	DoctorUse   = Text{"lo que hace falta para avisar de un fallo", "what a bug report needs"}
	DoctorAbout = Text{
		"Escribe la versión, el terminal, los colores y los ficheros del juego, para pegarlo\n" +
			"en un aviso de fallo. No cambia nada.",
		"Prints the version, the terminal, its colours and the files of the game, to be pasted\n" +
			"into a bug report. It changes nothing."}

	DoctorVersion     = Text{"versión", "version"}
	DoctorEnvironment = Text{"entorno", "environment"}
	DoctorTerminal    = Text{"terminal", "terminal"}
	DoctorNoTerminal  = Text{"la salida no es un terminal", "the output is no terminal"}
	DoctorColors      = Text{"colores", "colours"}
	DoctorSettings    = Text{"opciones", "settings"}
	DoctorGames       = Text{"partidas", "games"}
	DoctorMissing     = Text{"no existe (todavía)", "does not exist (yet)"}
	DoctorSound       = Text{"en orden", "sound"}
	DoctorNoGame      = Text{"ninguna partida en curso", "no game in progress"}
	DoctorGame        = Text{"hay una partida en curso", "a game is in progress"}
	DoctorBusy        = Text{"hay una partida abierta en otra ventana", "another copy has a game open"}
	DoctorHistory     = Text{"%d partidas; %d líneas malas, %d de una versión posterior", "%d games; %d bad lines, %d of a later version"}
)
