package words

import (
	"errors"
	"fmt"
	"regexp"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// Error returns the message for an error in the language l. An error of the system has a
// translation if it is common; otherwise it is quoted in English.
func Error(err error, l text.Lang) string { return text.Printable(sentence(err, l)) }

func sentence(err error, l text.Lang) string {
	var (
		file    *files.Error
		code    *deal.CodeError
		refusal game.Refusal
		size    *game.SizeError
		mines   *deal.MinesError
		grid    boards.GridName
		said    interface{ In(text.Lang) string }
	)
	switch {
	// These two wrap other errors and add the place of the error, so they come first.
	case errors.As(err, &file):
		said, figure := *file, func(n string) string { return text.FormatNumber(l, n) }
		said.Found, said.Want = figures.ReplaceAllStringFunc(said.Found, figure), figures.ReplaceAllStringFunc(said.Want, figure)
		return said.Say(problem(file.Problem).In(l), files.PlaceWords{Line: lineWord.In(l), Byte: byteWord.In(l)}, cause(file.Err, l))
	case errors.As(err, &code):
		return codeReason(code, l)
	case errors.As(err, &refusal):
		return text.Capital(Reason(refusal).In(l))
	case errors.As(err, &size):
		return noSuchSize.In(l, size.Rows, size.Cols, text.Number(game.MaxCells))
	case errors.As(err, &mines):
		return noSuchMines.In(l, mines.Mines, mines.Cells)
	case errors.As(err, &grid):
		return draw.ShapeOf(grid.GridKind).Name.In(l)
	case errors.As(err, &said):
		return said.In(l)
	default:
		return systemError(err, l)
	}
}

// figures matches a text that is one number.
var figures = regexp.MustCompile(`^(0|[1-9]\d*)(\.\d+)?$`)

var (
	lineWord = text.Text{"línea", "line"}
	byteWord = text.Same("byte")
)

// problem returns the sentence, with placeholders, for the problem of a [files.Error]. A
// [files.Problem] has its translation in [problems], and a [text.Error] has both languages itself.
func problem(p error) text.Text {
	switch p := p.(type) {
	case files.Problem:
		return text.Text{problems[p], string(p)}
	case text.Error:
		return text.Text(p)
	default:
		return text.Same(p.Error())
	}
}

// cause returns the message for the cause of an error in a file, as part of a sentence.
func cause(err error, l text.Lang) string {
	if err == nil {
		return ""
	}
	switch err := err.(type) {
	case game.Refusal:
		return Reason(err).In(l)
	case videos.Field:
		return text.Text{fieldNames[err], err.Error()}.In(l)
	}
	return sentence(err, l)
}

// The errors of impossible boards.
var (
	noSuchSize = text.Text{
		"no puede haber un tablero de %d×%d: el tamaño va de 1 a %s celdas",
		"a board cannot be %d×%d: it must have from 1 to %s cells"}
	noSuchMines = text.Text{
		"no puede haber %d minas: el número va de 0 a %d",
		"there cannot be %d mines: the number must be from 0 to %d",
	}
)

// codeReason returns the message for an error in the code of a board. Package deal has the message
// in English only.
func codeReason(e *deal.CodeError, l text.Lang) string {
	if l == text.English {
		return e.Error()
	}
	switch e.Reason {
	case deal.UnknownCharacter:
		return fmt.Sprintf("en un código no hay «%c» (carácter %d)", e.Character, e.At)
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
	case deal.Several:
		return "ahí hay más de un código"
	default:
		return "no es un código"
	}
}
