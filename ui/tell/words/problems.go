package words

import (
	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/text"
)

// problems are the sentences for the problems that boards and files can have. Each has the
// placeholders of its problem, which [files.Error.Say] fills in.
var problems = map[files.Problem]text.Text{
	files.NoSuchFile:   {"no existe tal fichero", "there is no such file"},
	files.NoPermission: {"no hay permiso para leerlo", "no permission to read it"},
	files.CannotRead:   {"no se puede leer: {err}", "cannot be read: {err}"},
	files.IsDirectory:  {"es un directorio, no un fichero", "is a directory, not a file"},
	files.NotAFile:     {"no es un fichero normal", "is not a regular file"},
	files.TooLong:      {"tiene {found} bytes, y solo se leen {want}", "has {found} bytes, and only {want} are read"},
	files.Changed:      {"cambió mientras se leía", "changed while it was read"},
	files.NotText:      {"no es texto: byte {found}", "it is not text: byte {found}"},
	files.Exists:       {"ya existe, y se queda como está", "already exists, and stays as it is"},
	files.ReadOnly:     {"no hay permiso para escribirlo", "no permission to write it"},
	files.CannotWrite:  {"no se puede escribir: {err}", "cannot be written: {err}"},

	boards.GameCut: {"solo se ha leído hasta aquí: {err}", "read only up to here: {err}"},
	boards.OpenedMore: {
		"celdas que se abren solas junto a las que ya lo están: {found}",
		"cells that open by themselves beside the open ones: {found}",
	},
	boards.OpenedLess: {
		"celdas que no pueden seguir abiertas junto a una marca mal puesta: {found}",
		"cells that cannot stay open beside a wrong flag: {found}",
	},

	boards.BadTitle:  {"{found} donde debe estar {want}", "{found} where {want} should be"},
	boards.BadRender: {"dibujado en {found}; solo se lee {want}", "drawn in {found}; only {want} is read"},
	boards.BadPart: {
		"{found} donde deben estar [real] o [view], una vez cada una",
		"{found} where [real] or [view] should be, each of them once",
	},
	boards.NoKey: {
		"{found} no tiene «:» entre una clave y un valor",
		"{found} has no \":\" between a key and a value",
	},
	boards.MissingKey: {"antes de aquí falta {want}", "{want} should come before this"},
	boards.NoReal: {
		"falta la parte [real], que dice dónde están las minas",
		"the [real] part, which says where the mines are, is missing",
	},
	boards.BadCell: {
		"{found} donde debe estar una celda, una de {want}",
		"{found} where a cell should be, one of {want}",
	},
	boards.WrongCell: {
		"{found} en {want} no concuerda con las minas",
		"{found} at {want} does not match the mines",
	},
	boards.Doubted: {
		"se omiten las interrogaciones: {found} en total",
		"question marks are dropped: {found} in all",
	},

	boards.MinesHidden: {
		"una posición que enseña {found} de {want} {want:mina/minas}, y oculta el resto entre las celdas H",
		"a position that shows {found} of {want} {want:mine/mines}, and hides the rest among the H cells",
	},
	boards.MistakesLost: {
		"{want} no guarda las marcas sin mina ni las minas abiertas: {found} en total",
		"{want} does not keep flags without a mine or open mines: {found} in all",
	},

	boards.ReadOnly:   {"{want} solo se lee, no se escribe", "{want} is only read, not written"},
	boards.SquareOnly: {"{want} solo guarda tableros cuadrados", "{want} only holds square boards"},
	boards.TooWide: {
		"el tablero es de {found}, y como mucho cabe uno de {want}",
		"the board is {found}, and the largest that fits is {want}",
	},
	boards.GridLost: {
		"{want} no guarda la cuadrícula; al leerlo suele salir otra",
		"{want} does not hold the grid; it is usually read as another one",
	},
	boards.StartLost: {
		"{want} no guarda la celda por la que empezar, {found}",
		"{want} does not hold the cell to start at, {found}",
	},
	boards.PlayLost: {
		"{want} no guarda qué celdas están abiertas o marcadas: {found} en total",
		"{want} does not hold which cells are open or flagged: {found} in all",
	},

	boards.NoMineCount: {
		"acaba tras el tamaño del tablero: faltan las filas de un mapa, o el número de minas de una lista",
		"ends after the size of the board: the rows of a map are missing, or the number of mines of a list",
	},
	boards.HalfMine: {"una mina en la fila {found}, sin columna", "a mine in row {found}, without a column"},
	boards.OffBoard: {
		"una mina en {found}, fuera del tablero de {want}",
		"a mine at {found}, outside the {want} board",
	},
	boards.MineTwice: {
		"otra vez una mina en {found}, como en la línea {want}",
		"another mine at {found}, as in line {want}",
	},

	boards.RowTooShort: {
		"{found} de {want} {want:columna/columnas}: en el resto no hay minas",
		"{found} of {want} {want:column/columns}: the rest have no mines",
	},
	boards.MoreShortRows: {
		"{found} {found:fila más es corta/filas más son cortas}; en el resto de cada una no hay minas",
		"{found} more {found:row is/rows are} too short; the rest of each has no mines",
	},
	boards.WrongWidth: {
		"{found} {found:columna/columnas} en lugar de {want}",
		"{found} {found:column/columns} instead of {want}",
	},
	boards.MissingRows: {"{found} de {want} {want:fila/filas}", "{found} of {want} {want:row/rows}"},
	boards.ExtraLine: {
		"{found} donde acaba el tablero, tras {want} {want:fila/filas}",
		"{found} where the board ends, after {want} {want:row/rows}",
	},

	boards.MinesInMF: {
		"las minas están en mf=, que solo entiende la página de este enlace; ábrelo allí y copia un enlace con m=, o guarda un fichero .mbf",
		"the mines are in mf=, which only the site of this link reads; open it there and copy a link with m=, or save an .mbf file",
	},

	boards.Empty: {"está vacío", "is empty"},
	boards.FirstOfSeveral: {
		"tiene varios tableros, y este es el primero; el segundo es {want}",
		"has several boards, and this is the first; the second is {want}",
	},
	boards.FirstOfInput: {
		"tiene varios tableros, y este es el primero; guárdalos en un fichero y el segundo será FICHERO#2",
		"has several boards, and this is the first; save them in a file, and the second is FILE#2",
	},
	boards.NoSuchBoard: {
		"no hay un tablero {found}: solo hay {want}",
		"there is no board {found}: the file has {want}",
	},
	boards.NotText: {
		"no es texto ni un tablero .mbf: byte {found}",
		"neither text nor an .mbf board: byte {found}",
	},
	boards.BadSize: {
		"{found} donde deben estar el número de filas y el de columnas",
		"{found} where the numbers of rows and columns should be",
	},
	boards.TooBig: {
		"un tablero de {found}; el máximo es de {want} celdas",
		"a board of {found}; the limit is {want} cells",
	},
	boards.BadMineCount: {
		"{found} {found:mina/minas}; el número va de 0 a {want}",
		"{found} {found:mine/mines}; the number goes from 0 to {want}",
	},
	boards.WrongMineCount: {
		"anuncia {want} {want:mina/minas}, pero {found:sigue/siguen} {found}",
		"says {want} {want:mine/mines}, but {found} {found:follows/follow}",
	},

	boards.Picture: {
		"es una imagen ({found}), y un tablero se lee de un texto; puedes copiarlo a mano en el editor",
		"a picture ({found}), and a board is read from text; you can copy it by hand in the editor",
	},
	boards.Archive: {
		"es un archivo comprimido ({found}): extrae lo que tiene dentro y abre eso",
		"an archive ({found}): extract what is in it and open that",
	},
	boards.Program: {"es un programa ({found}), no un tablero", "a program ({found}), not a board"},
	boards.Document: {
		"es un documento ({found}): guarda el tablero en un fichero de texto sin formato",
		"a document ({found}): save its board as plain text",
	},
	boards.CSV: {
		"parece una tabla (CSV): quita los separadores y pon delante una línea con el número de filas y el de columnas",
		"looks like a table (CSV): remove the separators, and begin with a line with the numbers of rows and columns",
	},
	boards.Media:    {"es sonido o vídeo ({found}), no un tablero", "sound or video ({found}), not a board"},
	boards.Database: {"es una base de datos ({found}), no un tablero", "a database ({found}), not a board"},
	boards.Unknown: {
		"son datos de un formato desconocido; un tablero se lee de un texto, o de un .mbf",
		"data in an unknown format; a board is read from text, or from an .mbf file",
	},
	boards.JSON: {
		"son datos en JSON: haz con ellos un tablero en texto, con una línea por fila y * en cada mina",
		"data in JSON: make a board in text of it, with a line for each row and * for each mine",
	},

	boards.OtherSign: {"{found} se lee como mina", "{found} is read as a mine"},
	boards.ReadAsSafe: {
		"estos signos se leen como celdas sin mina: {found}; las minas son «*»",
		"read as cells without a mine: {found}; a mine is \"*\"",
	},
	boards.OtherGrid: {
		"los números concuerdan con la cuadrícula {err}, y no con la habitual de este formato",
		"the numbers match the {err} grid, not the usual one of this format",
	},

	boards.ExtraText: {
		"{found} tras el tablero, que es una sola línea",
		"{found} after the board, which is a single line",
	},
	boards.DigitCount: {
		"cifras de las minas: {found} en lugar de {want}",
		"digits for the mines: {found} instead of {want}",
	},
	boards.BadDigit: {
		"{found} entre las cifras de las minas, que son {want}",
		"{found} among the digits for the mines, which are {want}",
	},
	boards.NoLayout: {
		"{found} tiene una semilla, pero no las minas: solo puede ponerlas el programa que lo escribió",
		"{found} has a seed but no mines: only the program that wrote it can place them",
	},
	boards.BadStart: {
		"{found} donde debe estar la celda por la que empezar, columna y fila, del tablero de {want}",
		"{found} where the cell to start at should be, column and row, on the {want} board",
	},
	boards.StartOnMine: {
		"hay una mina en {found}, la celda por la que empezar: queda cerrada",
		"there is a mine at {found}, the cell to start at: it stays closed",
	},
}
