package words

import (
	"errors"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/edit"
	"buscaminas/ui/store"
	"buscaminas/ui/store/journal"
	"buscaminas/ui/text"
)

// Error returns what the player is told of an error: what a package of the game
// says has its own sentence in each language, what the system says is passed on.
func Error(err error, l text.Lang) string { return text.Printable(sentence(err, l)) }

func sentence(err error, l text.Lang) string {
	var (
		refusal game.Refusal
		board   *boards.Error
		size    *game.SizeError
		mines   *deal.MinesError
		kept    *store.Error
		edited  *edit.SizeError
		played  *journal.Error
		code    *deal.CodeError
	)
	switch {
	// Before what they wrap: they have the place.
	case errors.As(err, &played) && l == text.Spanish:
		return played.Say(keptGame[played.Problem])
	case errors.As(err, &code) && l == text.Spanish:
		return codeReason(code)
	case errors.As(err, &played), errors.As(err, &code):
		return err.Error()
	case errors.As(err, &refusal):
		return Refusal(refusal).In(l)
	case errors.As(err, &size):
		return noSuchSize.In(l, size.Rows, size.Cols, game.MaxCells)
	case errors.As(err, &mines):
		return noSuchMines.In(l, mines.Mines, mines.Cells)
	case errors.As(err, &edited):
		return edited.In(l)
	case errors.As(err, &board) && l == text.Spanish:
		return board.Say(problems[board.Problem])
	case errors.As(err, &kept) && l == text.Spanish:
		return kept.Say(keeping[kept.Problem])
	default:
		return err.Error()
	}
}

// What no board can be.
var (
	noSuchSize = text.Text{
		"un tablero de %d×%d: son posibles de 1×1 a %d celdas, cada fila redondeada a un múltiplo de 64",
		"a board of %d×%d: from 1×1 to %d cells are possible, each row rounded up to a multiple of 64"}
	noSuchMines = text.Text{"%d minas: son posibles de 0 a %d", "%d mines: from 0 to %d are possible"}
)

// codeReasons says in Spanish what is wrong with a code; package deal says it in
// English.
func codeReason(e *deal.CodeError) string {
	switch e.Reason {
	case deal.UnknownCharacter:
		return text.Same("en un código no hay %q (carácter %d)").In(text.Spanish, e.Character, e.At)
	case deal.TooShort:
		return "el código está incompleto"
	case deal.TooLong:
		return "el código es demasiado largo"
	case deal.WrongCheck:
		return "el código tiene una errata: la cifra de control no concuerda"
	case deal.LaterVersion:
		return "el código es de una versión posterior del juego"
	case deal.Impossible:
		return "no existe el tablero de ese código: " + sentence(e.Err, text.Spanish)
	default:
		return "no es un código"
	}
}

// problems says in Spanish what is wrong with a board file; package boards says
// it in English.
var problems = [boards.Problems]string{
	boards.NoSuchFile:     "no existe tal fichero",
	boards.NoPermission:   "no hay permiso para leerlo",
	boards.CannotRead:     "no se puede leer: {err}",
	boards.IsDirectory:    "es un directorio, no un tablero",
	boards.NotAFile:       "no es un fichero normal",
	boards.TooLong:        "{found} bytes; se leen {want} como mucho",
	boards.Changed:        "cambió mientras se leía",
	boards.Empty:          "no hay nada en él",
	boards.NotText:        "no es texto ni un tablero .mbf: byte {found}",
	boards.BadSize:        "{found} donde deben estar el número de filas y el de columnas",
	boards.TooBig:         "un tablero de {found}; son posibles {want} celdas como mucho, cada fila redondeada a un múltiplo de 64",
	boards.BadMineCount:   "{found} minas; son posibles de 0 a {want}",
	boards.WrongMineCount: "anuncia {want} minas, pero siguen {found}",
	boards.RowTooShort:    "{found} de {want} columnas, en el resto no hay minas",
	boards.MoreShortRows:  "otras {found} filas son cortas; en el resto de cada una no hay minas",
	boards.WrongWidth:     "{found} columnas en lugar de {want}",
	boards.MissingRows:    "{found} de {want} filas",
	boards.ExtraLine:      "{found} tras la última de {want} filas",
	boards.NoMineCount:    "termina tras el tamaño del tablero",
	boards.HalfMine:       "la fila {found} sin columna",
	boards.OffBoard:       "una mina en {found}, fuera del tablero de {want}",
	boards.MineTwice:      "otra vez una mina en {found}, como en la línea {want}",
	boards.ExtraText:      "{found} tras el tablero, que es una sola línea",
	boards.DigitCount:     "cifras para las minas: {found} en lugar de {want}",
	boards.BadDigit:       "{found} entre las cifras de las minas, que son {want}",
	boards.NoLayout:       "{found} tiene una semilla y no las minas: solo puede ponerlas el programa que lo escribió",
	boards.BadStart:       "{found} donde debe estar la celda por la que empezar, columna y fila, del tablero de {want}",
	boards.StartOnMine:    "hay una mina en {found}, la celda por la que empezar: queda cerrada",
	boards.BadTitle:       "{found} donde debe estar {want}",
	boards.BadRender:      "dibujado en {found}; solo se lee {want}",
	boards.BadPart:        "{found} donde deben estar [real] o [view], una vez cada una",
	boards.NoKey:          "{found} no tiene «:» entre una clave y un valor",
	boards.MissingKey:     "falta {want} hasta aquí",
	boards.NoReal:         "falta la parte [real], que dice dónde están las minas",
	boards.BadCell:        "{found} donde debe estar una celda, una de {want}",
	boards.WrongCell:      "{found} en {want} no concuerda con las minas",
	boards.Doubted:        "se omiten las interrogaciones: {found} en total",
	boards.SquareOnly:     "{want} solo guarda tableros cuadrados",
	boards.TooWide:        "un tablero de {found}; cabe {want} como mucho",
	boards.Exists:         "ya existe, y queda como está",
	boards.CannotWrite:    "no se puede escribir: {err}",
	boards.GridLost:       "{want} no guarda la cuadrícula; suele leerse en otra",
	boards.StartLost:      "{want} no guarda la celda por la que empezar, {found}",
	boards.PlayLost:       "{want} no guarda qué celdas están abiertas o marcadas: {found} en total",
	boards.GameCut:        "leída solo hasta aquí: {err}",
	boards.OpenedMore:     "celdas abiertas porque se siguen de las que lo están: {found}",
}

// keeping says in Spanish what is wrong with a file that is kept; package store
// says it in English.
var keeping = [store.Problems]string{
	store.NoSuchFile:   "no existe tal fichero",
	store.NoPermission: "no hay permiso para leerlo",
	store.CannotRead:   "no se puede leer: {err}",
	store.IsDirectory:  "es un directorio, no un fichero",
	store.NotAFile:     "no es un fichero normal",
	store.TooLong:      "más de {found} bytes",
	store.NotText:      "no es texto: byte {found}",
	store.NoEquals:     "{found} no tiene «=» entre un nombre y un valor",
	store.NoName:       "{found} no tiene nombre delante del «=»",
	store.ReadOnly:     "no hay permiso para escribirlo",
	store.CannotWrite:  "no se puede escribir: {err}",
	store.NoFolder:     "no hay carpeta donde guardar ficheros: {found} no es una ruta absoluta",
}

// keptGame says in Spanish what is wrong with the text of a game; package journal
// says it in English.
var keptGame = [journal.Problems]string{
	journal.NotAGame:     "{found} donde una partida empieza por {want}",
	journal.LaterVersion: "una partida de versión {found}; se leen hasta la {want}",
	journal.NotText:      "no es texto: byte {found}",
	journal.UnknownKey:   "{found} no es ninguna clave; las claves son {want}",
	journal.BadValue:     "{found} donde debe estar {want}",
	journal.Twice:        "{found} otra vez, como en la línea {want}",
	journal.Missing:      "falta {want}",
	journal.TooMany:      "una fila más de {want}",
	journal.Both:         "{found} en una partida cuyo tablero se reparte: también tiene {want}",
	journal.BadBoard:     "{err}",
	journal.Misplaced:    "{found} tras la primera acción",
	journal.BadTime:      "{found} donde debe estar un tiempo como {want}",
	journal.Backwards:    "el tiempo {found} tras {want}",
	journal.BadEntry:     "{found} donde debe estar algo de esto: {want}",
	journal.OffBoard:     "{found} está fuera del tablero de {want}",
	journal.NotDone:      "{found} no puede hacerse: {err}",
}
