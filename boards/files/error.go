// Package files reads and writes files whole, and says what is wrong with one, and
// where.
package files

import (
	"errors"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"

	"buscaminas/ui/text"
)

// A Problem is what can be wrong with a file: a sentence, with {found}, {want} and
// {err} in the place of what an [Error] has of that. It stands where it is found.
type Problem text.Text

// An Error says what is wrong with a file and where.
type Error struct {
	File    string // "" where there is none
	Line    int    // from 1; 0: the file as a whole
	Problem Problem

	// What is there and what should be. Which problem has which is said at each.
	// Numbers are in digits. Text from the file is cut to a sane length, and
	// quoted, so that it can be shown on a terminal whatever it holds.
	Found, Want string

	Err error // what the system said, or why it cannot be so, or nil
}

// Problems of reading.
var (
	NoSuchFile = Problem{"no existe tal fichero", "there is no such file"}
	// The system does not let this user read it.
	NoPermission = Problem{"no hay permiso para leerlo", "no permission to read it"}
	// For another reason, in Err.
	CannotRead  = Problem{"no se puede leer: {err}", "cannot be read: {err}"}
	IsDirectory = Problem{"es un directorio, no un fichero", "is a directory, not a file"}
	// A pipe, a device, a socket: what may never end, or never begin.
	NotAFile = Problem{"no es un fichero normal", "is not a regular file"}
	// As it is or as it would be written; Found is its length in bytes, Want the greatest.
	TooLong = Problem{"{found} bytes; se leen {want} como mucho", "{found} bytes, at most {want} are read"}
	// While it was read.
	Changed = Problem{"cambió mientras se leía", "changed while it was read"}
	// A NUL, or no UTF-8; Found is the first such byte, as 0xff.
	NotText = Problem{"no es texto: byte {found}", "it is not text: byte {found}"}
)

// Problems of writing.
var (
	// There is a file already, which stays as it is.
	Exists = Problem{"ya existe, y se queda como está", "exists already, and stays as it is"}
	// This user may not write the file, or in its folder.
	ReadOnly = Problem{"no hay permiso para escribirlo", "no permission to write it"}
	// For another reason, in Err.
	CannotWrite = Problem{"no se puede escribir: {err}", "cannot be written: {err}"}
)

// Error implements error, in English: "file:line: sentence".
func (e *Error) Error() string { return e.In(text.English) }

// In returns the error in a language. What the system seldom says is passed on.
func (e *Error) In(l text.Lang) string {
	return e.Say(l, func(err error) string {
		if wrong, ok := err.(*Error); ok {
			return wrong.In(l)
		}
		return err.Error()
	})
}

// Say is In, where say knows what else to say of Err.
func (e *Error) Say(l text.Lang, say func(error) string) string {
	why := ""
	if e.Err != nil {
		if why = usual(e.Err, l); why == "" {
			why = say(e.Err)
		}
	}
	said := strings.NewReplacer("{found}", e.Found, "{want}", e.Want, "{err}", why).Replace(e.Problem[l])
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

// usual returns what the system says most often where a file cannot be read or written,
// in another language than its own; "" for what else it says.
func usual(err error, l text.Lang) string {
	if _, ours := err.(*Error); ours || l == text.English {
		return ""
	}
	for _, reason := range []struct {
		err     error
		spanish string
	}{
		{syscall.ENOSPC, "no queda espacio en el disco"},
		{syscall.EROFS, "el disco es de solo lectura"},
		{syscall.ENOTDIR, "hay un fichero donde debe estar el directorio"},
		{syscall.EISDIR, "es un directorio"},
		{syscall.EIO, "el disco falla"},
		{syscall.EMFILE, "no se pueden abrir más ficheros"},
		{fs.ErrNotExist, "no existe el fichero o su directorio"},
		{fs.ErrPermission, "no hay permiso"},
	} {
		if errors.Is(err, reason.err) {
			return reason.spanish
		}
	}
	return ""
}

// Unwrap returns Err.
func (e *Error) Unwrap() error { return e.Err }

// about makes an Error about a file of what was found, or of what the system said.
func about(path string, err error, problem Problem) *Error {
	var e *Error
	if !errors.As(err, &e) {
		e = &Error{Problem: problem, Err: cause(err)}
	}
	e.File = path
	return e
}

// cause returns what the system said, without the paths, of which one is in the
// Error already and the other means nothing to the player.
func cause(err error) error {
	var inPath *fs.PathError
	var inLink *os.LinkError
	switch {
	case errors.As(err, &inPath):
		return inPath.Err
	case errors.As(err, &inLink):
		return inLink.Err
	}
	return err
}
