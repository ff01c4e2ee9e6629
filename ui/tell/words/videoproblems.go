package words

import (
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/ui/text"
)

// videoProblems are the sentences for the problems that videos can have, as in problems.
var videoProblems = map[files.Problem]text.Text{
	videos.NoFormat: {"no es un vídeo de ningún programa conocido", "not a video of any known program"},
	videos.Ends: {
		"acaba tras {found} {found:byte/bytes}, en mitad de esto: {err}",
		"ends after {found} {found:byte/bytes}, in the middle of this: {err}",
	},
	videos.BadValue: {"{err}: {found}, donde debe haber {want}", "{err}: {found}, where {want} should be"},
	videos.TooLong: {
		"{err}: {found} {found:byte/bytes}, pero solo {want:queda/quedan} {want}",
		"{err}: {found} {found:byte/bytes}, but only {want} {want:follows/follow}",
	},
	videos.BadSize: {
		"un tablero de {found}; el tamaño va de 1 a {want} celdas",
		"a board of {found}; it must have from 1 to {want} cells",
	},
	videos.MineTwice: {"otra mina en {found}", "another mine at {found}"},
	videos.OtherMines: {
		"{found} {found:mina/minas}, donde el fichero anuncia {want}",
		"{found} {found:mine/mines}, where the file says {want}",
	},
	videos.BadEvent: {
		"{found} donde debe haber un suceso, de estos: {want}",
		"{found} where an event should be, one of {want}",
	},
	videos.TimeBack: {
		"el tiempo {found} va detrás de {want}, que es mayor",
		"the time {found} after {want}, which is later",
	},
	videos.NoRecord: {
		"aquí debe venir el registro entero de la partida, como [0|…|B4T2.53]",
		"no whole record of the game, such as [0|…|B4T2.53], follows here",
	},
	videos.NoEvents: {"aquí debe venir la lista de sucesos", "no list of events follows here"},
	videos.BadLine:  {"{found} donde debe estar {want}", "{found} where {want} should be"},
	videos.NoKey: {
		"una línea sin «:» entre una clave y un valor",
		"a line without \":\" between a key and a value",
	},
	videos.BadMove: {"{found}: esta jugada no se puede hacer", "{found}: this move cannot be made"},
	videos.NoBoard: {
		"es una partida en la que aún no se ha abierto nada: sus minas no están en el fichero",
		"a game in which nothing has been opened yet: its mines are not in the file",
	},

	videos.RecursiveMode: {
		"una partida con acordes recursivos (modo {found}): un clic abre más celdas a su vez, y aquí no se juega así",
		"a game with recursive chords (mode {found}): one click opens further cells, which is not played here",
	},
	videos.Helped: {
		"una partida con {found}, que juega por su cuenta o cambia las reglas: no se lee",
		"a game with {found} switched on, which plays by itself or changes the rules: it is not read",
	},
	videos.Marathon: {
		"una maratón de varios tableros ({found}), que no se lee",
		"a marathon over several boards ({found}), which is not read",
	},
	videos.BoardChanges: {
		"{found}: aquí cambia el tablero, y solo se leen vídeos de uno",
		"{found}: the board changes here, and only videos of one board are read",
	},
	videos.CellEvents: {
		"el suceso {found}, cuya longitud no ha publicado nadie: no se lee",
		"event {found}, of which nobody has published the length: it is not read",
	},
	videos.OtherPuzzle: {
		"es una partida guardada de los Puzzles de Simon Tatham, pero de {found}, y aquí solo se juega a Mines",
		"a saved game of Simon Tatham's Puzzles, but of {found}: only Mines is played here",
	},
	videos.MVR: {
		"es un vídeo de Minesweeper X (.mvr): está cifrado, así que no lo puede leer ningún otro programa",
		"a video of Minesweeper X (.mvr): it is encrypted, so no other program can read it",
	},
	videos.FSVF: {
		"es un vídeo de Freesweeper (.fsvf), un formato que no se lee",
		"a video of Freesweeper (.fsvf), a format that is not read",
	},
	videos.WindowsSave: {
		"es una partida guardada del Buscaminas de Windows 7: guarda una posición, no las jugadas, y no se lee",
		"a saved game of Windows 7's Minesweeper: it holds a position and not the moves, and is not read",
	},

	videos.OtherGrid: {
		"los tableros de los demás programas solo tienen cuadrados", "the boards of other programs have only squares"},
	videos.OtherRules: {
		"por sus reglas, la partida abre otras celdas que en los demás programas",
		"by its rules, the game opens other cells than other programs would"},
	videos.UndoneLeftOut: {
		"jugadas deshechas, que se omiten: {found}", "undone moves, which are left out: {found}"},
	videos.ChordsAdded: {
		"acordes añadidos donde las reglas abren celdas por sí solas: {found}",
		"chords added where the rules open cells by themselves: {found}"},
	videos.Other3BV: {
		"según el fichero el 3BV es {found}, pero es {want}: puede que esté dañado",
		"the file says that the 3BV is {found}, but it is {want}: the file may be damaged",
	},
	videos.OtherResult: {
		"según el fichero la partida se ganó, y con sus jugadas no se gana",
		"the file says that the game was won, but its moves do not win it",
	},
	videos.LateEvents: {
		"clics después del final de la partida, que se omiten: {found}",
		"clicks after the end of the game, which are left out: {found}",
	},
	videos.OtherTime: {
		"según el fichero son {found} s, pero la última jugada es de {want} s",
		"the file says {found} s, but the last move is at {want} s",
	},
	videos.ClockBack: {
		"el reloj retrocede hasta {found} s: esos tiempos cuentan como el anterior",
		"the clock steps back by up to {found} s: such times count as the one before",
	},
	videos.FirstOfSeveral: {
		"tiene varias partidas, y esta es la primera; la segunda es {want}",
		"has several games, and this is the first; the second is {want}",
	},
}

// fieldNames are the names of the fields of a video.
var fieldNames = map[videos.Field]text.Text{
	videos.VersionField:    {"versión", "version"},
	videos.LevelField:      {"nivel", "level"},
	videos.ModeField:       {"modo", "mode"},
	videos.SizeField:       {"tamaño del tablero", "size of the board"},
	videos.MinesField:      {"minas", "mines"},
	videos.LengthsField:    {"longitudes de las secciones", "lengths of the sections"},
	videos.FlagsField:      {"marcas puestas antes de empezar", "flags set before the start"},
	videos.PropertiesField: {"propiedades", "properties"},
	videos.PixelsField:     {"píxeles por celda", "pixels of a cell"},
	videos.TimeField:       {"tiempo", "time"},
	videos.TextField:       {"textos del programa y del jugador", "texts of the program and the player"},
	videos.RecordField:     {"registro de la partida", "record of the game"},
	videos.EventsField:     {"sucesos", "events"},
	videos.EndField:        {"suma de control", "check sum"},
	videos.BoardField:      {"tablero", "board"},
	videos.MovesField:      {"jugadas", "moves"},
	videos.KeyField:        {"clave", "key"},
}
