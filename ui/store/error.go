package store

import (
	"errors"
	"io/fs"
	"os"

	"buscaminas/boards"
)

// An Error says what is wrong with a file, or a folder, and where.
type Error struct {
	File    string // "" where there is none
	Line    int    // from 1; 0: the file as a whole
	Problem Problem
	Found   string // what is there; which problem has it is said at each
	Err     error  // what the system said, or nil
}

// Problem says what is wrong.
type Problem uint8

// Problems that keep a file from being read, and so from being written over.
const (
	NoSuchFile   Problem = iota + 1
	NoPermission         // the system does not let this user read it
	CannotRead           // for another reason, in Err
	IsDirectory
	NotAFile // a pipe, a device, a socket: what may never end, or never begin
	TooLong  // as it is or as it would be written; Found is the greatest length in bytes
	NotText  // a NUL, or no UTF-8; Found is the first such byte, as 0xff

	// Problems of a line. The other lines count all the same.

	NoEquals // Found is the line, quoted and cut to a sane length
	NoName   // nothing before the "="; Found as for NoEquals

	// Problems of writing.

	ReadOnly    // this user may not write the file, or in its folder
	CannotWrite // for another reason, in Err

	NoFolder // Found is the environment variable that should say where it is

	Problems // the number of problems: every Problem is below it
)

var sentences = [Problems]string{
	NoSuchFile:   "there is no such file",
	NoPermission: "no permission to read it",
	CannotRead:   "cannot be read: {err}",
	IsDirectory:  "is a directory, not a file",
	NotAFile:     "is not a regular file",
	TooLong:      "longer than {found} bytes",
	NotText:      "not text: byte {found}",
	NoEquals:     "{found} has no \"=\" between a name and a value",
	NoName:       "{found} has no name before the \"=\"",
	ReadOnly:     "no permission to write it",
	CannotWrite:  "cannot be written: {err}",
	NoFolder:     "no folder to keep files in: {found} is not set to an absolute path",
}

// Error implements error, in English: "file:line: sentence".
func (e *Error) Error() string { return e.Say(sentences[e.Problem]) }

// Say returns the error with a sentence in another language: the place, then the
// sentence with Found and Err where it has {found} and {err}.
func (e *Error) Say(sentence string) string {
	// As an error about a board is said: the player sees both in one place.
	said := boards.Error{File: e.File, Line: e.Line, Found: e.Found, Err: e.Err}
	return said.Say(sentence)
}

// Unwrap returns what the system said.
func (e *Error) Unwrap() error { return e.Err }

// systemError makes an Error of what the system said: denied where this user may
// not do it, other where there is another reason.
func systemError(path string, err error, denied, other Problem) *Error {
	problem := other
	if errors.Is(err, fs.ErrPermission) {
		problem = denied
	}
	// Without the paths: that of the file is in the Error already, and that of a
	// temporary file tells nobody anything.
	var inPath *fs.PathError
	var inLink *os.LinkError
	switch {
	case errors.As(err, &inPath):
		err = inPath.Err
	case errors.As(err, &inLink):
		err = inLink.Err
	}
	return &Error{File: path, Problem: problem, Err: err}
}
