// Package files reads and writes whole files. Its errors say what is wrong with a file,
// and in which line.
package files

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"buscaminas/ui/text"
)

// A Problem is a sentence about what is wrong with a file. An [Error] fills in {found},
// {want} and {err}. For words that depend on a number, {want:mine/mines} is the first part if Want
// is 1, and else the second. Each problem is declared by the code that finds it.
type Problem text.Text

// An Error says what is wrong with a file and where.
type Error struct {
	File    string // "" if not known
	Line    int    // from 1; 0: the file as a whole
	Problem Problem

	// Found is what the file has and Want is what it should have. The comment on each Problem says
	// whether the Problem uses Found, Want or both. Text from the file is shortened and quoted, so
	// that it is safe to show on a terminal.
	Found, Want string

	Err error // the cause, such as an error of the system, or nil
}

// Problems of reading.
var (
	NoSuchFile = Problem{"no existe tal fichero", "there is no such file"}
	// This user may not read the file.
	NoPermission = Problem{"no hay permiso para leerlo", "no permission to read it"}
	// Reading fails for the reason in Err.
	CannotRead  = Problem{"no se puede leer: {err}", "cannot be read: {err}"}
	IsDirectory = Problem{"es un directorio, no un fichero", "is a directory, not a file"}
	// The path leads to a pipe, a device or a socket. Reading one may never begin or never end.
	NotAFile = Problem{"no es un fichero normal", "is not a regular file"}
	// The file is longer than the limit. Found is its length in bytes; Want is the limit.
	TooLong = Problem{"tiene {found} bytes, y solo se leen {want}", "has {found} bytes, and only {want} are read"}
	// The file was written while it was read.
	Changed = Problem{"cambió mientras se leía", "changed while it was read"}
	// Found is the first byte that is NUL or not UTF-8, such as 0xff.
	NotText = Problem{"no es texto: byte {found}", "it is not text: byte {found}"}
)

// Problems of writing.
var (
	// A file exists at the path, and must not be replaced.
	Exists = Problem{"ya existe, y se queda como está", "already exists, and stays as it is"}
	// This user may not write the file or its folder.
	ReadOnly = Problem{"no hay permiso para escribirlo", "no permission to write it"}
	// Writing fails for the reason in Err.
	CannotWrite = Problem{"no se puede escribir: {err}", "cannot be written: {err}"}
)

// Error implements error, in English: "file:line: sentence".
func (e *Error) Error() string { return e.In(text.English) }

// In returns the text of the error in language l.
func (e *Error) In(l text.Lang) string {
	return e.Say(l, func(err error) string {
		if said, ok := err.(interface{ In(text.Lang) string }); ok {
			return said.In(l)
		}
		return Reason(err, l)
	})
}

// Say is like [Error.In], but uses describe to turn Err into text.
func (e *Error) Say(l text.Lang, describe func(error) string) string {
	why := ""
	if e.Err != nil {
		why = describe(e.Err)
	}
	fill := strings.NewReplacer("{found}", e.Found, "{want}", e.Want, "{err}", why)
	said := fill.Replace(e.agree(e.Problem[l]))
	switch line := strconv.Itoa(e.Line); {
	case e.File == "" && e.Line == 0:
		return said
	case e.File == "":
		return text.Text{"línea ", "line "}.In(l) + line + ": " + said
	case e.Line == 0:
		return e.File + ": " + said
	default:
		return e.File + ":" + line + ": " + said
	}
}

var agreeing = regexp.MustCompile(`\{(found|want):([^/}]*)/([^}]*)\}`)

// agree returns a sentence in which the words that depend on Found and Want are chosen.
func (e *Error) agree(sentence string) string {
	return agreeing.ReplaceAllStringFunc(sentence, func(words string) string {
		parts := agreeing.FindStringSubmatch(words)
		if number := map[string]string{"found": e.Found, "want": e.Want}[parts[1]]; number == "1" {
			return parts[2]
		}
		return parts[3]
	})
}

// Unwrap returns Err.
func (e *Error) Unwrap() error { return e.Err }

// fileError returns err as an Error that names the file at path. If err is not an Error, fileError
// returns a new Error with this problem and the cause err.
func fileError(path string, err error, problem Problem) *Error {
	var e *Error
	if !errors.As(err, &e) {
		e = &Error{Problem: problem, Err: cause(err)}
	}
	e.File = path
	return e
}
