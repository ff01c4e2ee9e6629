package words

import (
	"errors"
	"strings"
	"unicode"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/edit"
	"buscaminas/ui/store"
	"buscaminas/ui/store/journal"
)

// Error returns what the player is told of an error: what a package of the game
// says has its own sentence in each language, what the system says is passed on.
func Error(err error, l Lang) string { return Printable(sentence(err, l)) }

func sentence(err error, l Lang) string {
	var (
		refusal game.Refusal
		board   *boards.Error
		size    *game.SizeError
		mines   *deal.MinesError
		kept    *store.Error
		edited  *edit.SizeError
		filled  *edit.CountError
		played  *journal.Error
		code    *deal.CodeError
	)
	switch {
	// Before what they wrap: they have the place.
	case errors.As(err, &played) && l == Spanish:
		return played.Say(keptGame[played.Problem])
	case errors.As(err, &code) && l == Spanish:
		return codeReason(code)
	case errors.As(err, &played), errors.As(err, &code):
		return err.Error()
	case errors.As(err, &refusal):
		return Refusal(refusal).In(l)
	case errors.As(err, &size):
		return NoSuchSize.In(l, size.Rows, size.Cols, game.MaxCells)
	case errors.As(err, &mines):
		return NoSuchMines.In(l, mines.Mines, mines.Cells)
	case errors.As(err, &edited):
		return EditorTooBig.In(l, edited.Rows, edited.Cols, edit.MaxCells)
	case errors.As(err, &filled):
		return NoSuchMines.In(l, filled.Mines, filled.Cells)
	case errors.As(err, &board) && l == Spanish:
		return board.Say(problems[board.Problem])
	case errors.As(err, &kept) && l == Spanish:
		return kept.Say(keeping[kept.Problem])
	default:
		return err.Error()
	}
}

// Printable returns text from outside, such as the name of a file, with nothing
// in it that would move the cursor or change the terminal.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return '�'
	}, text)
}

// What no board can be.
var (
	NoSuchSize = Text{
		"un tablero de %d×%d: son posibles de 1×1 a %d celdas, cada fila redondeada a un múltiplo de 64",
		"a board of %d×%d: from 1×1 to %d cells are possible, each row rounded up to a multiple of 64"}
	NoSuchMines = Text{"%d minas: son posibles de 0 a %d", "%d mines: from 0 to %d are possible"}
)

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
