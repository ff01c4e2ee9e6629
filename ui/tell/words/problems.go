package words

import (
	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
)

// problems maps each problem of boards, videos and files, which is an English sentence, to the
// Spanish sentence. Both have the placeholders that [files.Error.Say] fills in.
var problems = map[files.Problem]string{
	files.NoSuchFile:   "no existe tal fichero",
	files.NoPermission: "no hay permiso para leerlo",
	files.CannotRead:   "no se puede leer: {err}",
	files.IsDirectory:  "es un directorio, no un fichero",
	files.NotAFile:     "no es un fichero normal",
	files.TooLong:      "tiene {found} bytes, y solo se leen {want}",
	files.Changed:      "cambió mientras se leía",
	files.NotText:      "no es texto: byte {found}",
	files.Exists:       "ya existe, y se queda como está",
	files.ReadOnly:     "no hay permiso para escribirlo",
	files.CannotWrite:  "no se puede escribir: {err}",

	boards.GameCut:    "solo se ha leído hasta aquí: {err}",
	boards.OpenedMore: "celdas que se abren solas junto a las que ya lo están: {found}",
	boards.OpenedLess: "celdas que no pueden seguir abiertas junto a una marca mal puesta: {found}",

	boards.BadTitle:   "{found} donde debe estar {want}",
	boards.BadRender:  "dibujado en {found}; solo se lee {want}",
	boards.BadPart:    "{found} donde deben estar [real] o [view], una vez cada una",
	boards.NoKey:      "{found} no tiene «:» entre una clave y un valor",
	boards.MissingKey: "antes de aquí falta {want}",
	boards.NoReal:     "falta la parte [real], que dice dónde están las minas",
	boards.BadCell:    "{found} donde debe estar una celda, una de {want}",
	boards.WrongCell:  "{found} en {want} no concuerda con las minas",
	boards.Doubted:    "se omiten las interrogaciones: {found} en total",

	boards.MinesHidden:  "una posición que enseña {found} de {want} {want:mina/minas}, y oculta el resto entre las celdas H",
	boards.MistakesLost: "{want} no guarda las marcas sin mina ni las minas abiertas: {found} en total",

	boards.ReadOnly:   "{want} solo se lee, no se escribe",
	boards.SquareOnly: "{want} solo guarda tableros cuadrados",
	boards.TooWide:    "el tablero es de {found}, y como mucho cabe uno de {want}",
	boards.GridLost:   "{want} no guarda la cuadrícula; al leerlo suele salir otra",
	boards.StartLost:  "{want} no guarda la celda por la que empezar, {found}",
	boards.PlayLost:   "{want} no guarda qué celdas están abiertas o marcadas: {found} en total",

	boards.NoMineCount: "acaba tras el tamaño del tablero: faltan las filas de un mapa, o el número de minas de una lista",
	boards.HalfMine:    "una mina en la fila {found}, sin columna",
	boards.OffBoard:    "una mina en {found}, fuera del tablero de {want}",
	boards.MineTwice:   "otra vez una mina en {found}, como en la línea {want}",

	boards.RowTooShort:   "{found} de {want} {want:columna/columnas}: en el resto no hay minas",
	boards.MoreShortRows: "{found} {found:fila más es corta/filas más son cortas}; en el resto de cada una no hay minas",
	boards.WrongWidth:    "{found} {found:columna/columnas} en lugar de {want}",
	boards.MissingRows:   "{found} de {want} {want:fila/filas}",
	boards.ExtraLine:     "{found} donde acaba el tablero, tras {want} {want:fila/filas}",

	boards.MinesInMF: "las minas están en mf=, que solo entiende la página de este enlace; ábrelo allí y copia un enlace con m=, o guarda un fichero .mbf",

	boards.Empty:          "no tiene nada",
	boards.FirstOfSeveral: "tiene varios tableros, y este es el primero; el segundo es {want}",
	boards.FirstOfInput:   "tiene varios tableros, y este es el primero; guárdalos en un fichero y el segundo será FICHERO#2",
	boards.NoSuchBoard:    "no hay un tablero {found}: solo hay {want}",
	boards.NotText:        "no es texto ni un tablero .mbf: byte {found}",
	boards.BadSize:        "{found} donde deben estar el número de filas y el de columnas",
	boards.TooBig:         "un tablero de {found}; el máximo es de {want} celdas",
	boards.BadMineCount:   "{found} {found:mina/minas}; el número va de 0 a {want}",
	boards.WrongMineCount: "anuncia {want} {want:mina/minas}, pero {found:sigue/siguen} {found}",

	boards.Picture:  "es una imagen ({found}), y un tablero se lee de un texto; puedes copiarlo a mano en el editor",
	boards.Archive:  "es un archivo comprimido ({found}): extrae lo que tiene dentro y abre eso",
	boards.Program:  "es un programa ({found}), no un tablero",
	boards.Document: "es un documento ({found}): guarda el tablero en un fichero de texto sin formato",
	boards.CSV:      "parece una tabla (CSV): quita los separadores y pon delante una línea con el número de filas y el de columnas",
	boards.Unknown:  "son datos de un formato desconocido; un tablero se lee de un texto, o de un .mbf",
	boards.JSON:     "son datos en JSON: haz con ellos un tablero en texto, con una línea por fila y * en cada mina",

	boards.OtherSign:  "{found} se lee como mina",
	boards.ReadAsSafe: "estos signos se leen como celdas sin mina: {found}; las minas son «*»",
	boards.OtherGrid:  "los números concuerdan con la cuadrícula {err}, y no con la habitual de este formato",

	boards.ExtraText:   "{found} tras el tablero, que es una sola línea",
	boards.DigitCount:  "cifras de las minas: {found} en lugar de {want}",
	boards.BadDigit:    "{found} entre las cifras de las minas, que son {want}",
	boards.NoLayout:    "{found} tiene una semilla, pero no las minas: solo puede ponerlas el programa que lo escribió",
	boards.BadStart:    "{found} donde debe estar la celda por la que empezar, columna y fila, del tablero de {want}",
	boards.StartOnMine: "hay una mina en {found}, la celda por la que empezar: queda cerrada",

	videos.NoFormat:     "no es un vídeo de ningún programa conocido",
	videos.Ends:         "acaba tras {found} {found:byte/bytes}, en mitad de esto: {err}",
	videos.BadValue:     "{err}: {found}, donde debe haber {want}",
	videos.TooLong:      "{err}: {found} {found:byte/bytes}, pero solo {want:queda/quedan} {want}",
	videos.BadSize:      "un tablero de {found}; el tamaño va de 1 a {want} celdas",
	videos.MineTwice:    "otra mina en {found}",
	videos.OtherMines:   "{found} {found:mina/minas}, donde el fichero anuncia {want}",
	videos.BadEvent:     "{found} donde debe haber un suceso, de estos: {want}",
	videos.ClockFarBack: "el tiempo {found} va detrás de {want}, que es mayor",
	videos.NoRecord:     "aquí debe venir el registro entero de la partida, como [0|…|B4T2.53]",
	videos.NoEvents:     "aquí debe venir la lista de sucesos",
	videos.NoKey:        "una línea sin «:» entre una clave y un valor",
	videos.BadMove:      "{found}: esta jugada no se puede hacer",
	videos.NoBoard:      "es una partida en la que aún no se ha abierto nada: sus minas no están en el fichero",

	videos.RecursiveMode: "una partida con acordes recursivos (modo {found}): un clic abre más celdas a su vez, y aquí no se juega así",
	videos.Helped:        "una partida con {found}, que juega por su cuenta o cambia las reglas: no se lee",
	videos.Marathon:      "una maratón de varios tableros ({found}), que no se lee",
	videos.BoardChanges:  "{found}: aquí cambia el tablero, y solo se leen vídeos de uno",
	videos.CellEvents:    "el suceso {found}, cuya longitud no ha publicado nadie: no se lee",
	videos.OtherPuzzle:   "es una partida guardada de los Puzzles de Simon Tatham, pero de {found}, y aquí solo se juega a Mines",
	videos.MVR:           "es un vídeo de Minesweeper X (.mvr): está cifrado, así que no lo puede leer ningún otro programa",
	videos.FSVF:          "es un vídeo de Freesweeper (.fsvf), un formato que no se lee",
	videos.WindowsSave:   "es una partida guardada del Buscaminas de Windows 7: guarda una posición, no las jugadas, y no se lee",

	videos.OtherGrid:      "los tableros de los demás programas solo tienen cuadrados",
	videos.OtherRules:     "por sus reglas, la partida abre otras celdas que en los demás programas",
	videos.UndoneLeftOut:  "jugadas deshechas, que se omiten: {found}",
	videos.ChordsAdded:    "acordes añadidos donde las reglas abren celdas por sí solas: {found}",
	videos.Other3BV:       "según el fichero el 3BV es {found}, pero es {want}: puede que esté dañado",
	videos.OtherResult:    "según el fichero la partida se ganó, y con sus jugadas no se gana",
	videos.LateEvents:     "clics después del final de la partida, que se omiten: {found}",
	videos.OtherTime:      "según el fichero son {found} s, pero la última jugada es de {want} s",
	videos.ClockBack:      "el reloj retrocede hasta {found} s: esos tiempos cuentan como el anterior",
	videos.FirstOfSeveral: "tiene varias partidas, y esta es la primera; la segunda es {want}",
}

// fieldNames maps each field of a video, which is an English name, to the Spanish name.
var fieldNames = map[videos.Field]string{
	videos.VersionField:    "versión",
	videos.LevelField:      "nivel",
	videos.ModeField:       "modo",
	videos.SizeField:       "tamaño del tablero",
	videos.MinesField:      "minas",
	videos.LengthsField:    "longitudes de las secciones",
	videos.FlagsField:      "marcas puestas antes de empezar",
	videos.PropertiesField: "propiedades",
	videos.PixelsField:     "píxeles por celda",
	videos.TimeField:       "tiempo",
	videos.TextField:       "textos del programa y del jugador",
	videos.RecordField:     "registro de la partida",
	videos.EventsField:     "sucesos",
	videos.EndField:        "suma de control",
	videos.BoardField:      "tablero",
	videos.MovesField:      "jugadas",
	videos.KeyField:        "clave",
}
