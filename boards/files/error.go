// Package files reads and writes whole files. Its errors say what is wrong with a file,
// and in which line.
package files

import (
	"errors"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
)

// A Problem is a kind of mistake in a file, as an English sentence with placeholders. An [Error]
// replaces {found}, {want} and {err} with its fields Found, Want and Err. It replaces
// {want:mine/mines} with "mine" if Want is "1", and with "mines" otherwise.
type Problem string

// Error implements error.
func (p Problem) Error() string { return string(p) }

// An Error says what is wrong with a file and where.
type Error struct {
	File string // the name of the file, or "" if not known
	Line int    // the line in a text file, from 1; 0 if the error is not about a line
	Byte int64  // the offset in a binary file; 0 if the error is not about an offset

	// Problem is a [Problem], or an error of another type whose text has the same placeholders. It
	// must be comparable with ==.
	Problem error

	// Found is what the file has, and Want is what it should have. Each Problem documents its Found
	// and Want. Text from the file is shortened and quoted, so that it is safe to show on a terminal.
	Found, Want string

	Err error // the cause, such as an error of the system, or nil
}

// Problems of reading.
const (
	NoSuchFile Problem = "there is no such file"
	// This user may not read the file.
	NoPermission Problem = "no permission to read it"
	// Reading fails for the reason in Err.
	CannotRead  Problem = "cannot be read: {err}"
	IsDirectory Problem = "is a directory, not a file"
	// The path leads to a pipe, a device or a socket, which could block the program forever.
	NotAFile Problem = "is not a regular file"
	// The file is longer than the limit. Found is its length in bytes; Want is the limit.
	TooLong Problem = "has {found} bytes, and only {want} are read"
	// The file was written while it was read.
	Changed Problem = "changed while it was read"
	// The file is not text. Found is the first byte that is NUL or not UTF-8, such as 0xff.
	NotText Problem = "it is not text: byte {found}"
)

// Problems of writing.
const (
	// A file exists at the path, and must not be replaced.
	Exists Problem = "already exists, and stays as it is"
	// This user may not write the file or its folder.
	ReadOnly Problem = "no permission to write it"
	// Writing fails for the reason in Err.
	CannotWrite Problem = "cannot be written: {err}"
)

// Error implements error, in English: "file:line: sentence", or "file, byte 12: sentence".
func (e *Error) Error() string {
	why := ""
	if e.Err != nil {
		why = e.Err.Error()
	}
	return e.Say(e.Problem.Error(), PlaceWords{"line", "byte"}, why)
}

// PlaceWords are the words "line" and "byte" in the language of an error message.
type PlaceWords struct{ Line, Byte string }

// Say is like [Error.Error], but with another sentence in the place of the Problem, such as a sentence
// in another language. The parameter why is the text of Err.
func (e *Error) Say(sentence string, in PlaceWords, why string) string {
	fill := strings.NewReplacer("{found}", e.Found, "{want}", e.Want, "{err}", why)
	said := fill.Replace(e.agree(sentence))
	switch number := strconv.Itoa(e.Line); {
	case e.Line > 0 && e.File == "":
		return in.Line + " " + number + ": " + said
	case e.Line > 0:
		return e.File + ":" + number + ": " + said
	}
	at := e.File
	if e.Byte > 0 {
		if at != "" {
			at += ", "
		}
		at += in.Byte + " " + strconv.FormatInt(e.Byte, 10)
	}
	if at == "" {
		return said
	}
	return at + ": " + said
}

var agreeing = regexp.MustCompile(`\{(found|want):([^/}]*)/([^}]*)\}`)

// agree replaces placeholders such as {want:mine/mines} in a sentence by one of their words.
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

// WithPath returns err. If err is an [*Error], WithPath first sets its File to path.
func WithPath(path string, err error) error {
	var e *Error
	if errors.As(err, &e) {
		e.File = path
	}
	return err
}

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

// cause returns an error of the system without its paths. The [Error] already names the file, and
// the path of a temporary file means nothing to the player.
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
