package boards

import (
	"strconv"
	"strings"
)

// An Error says what is wrong with a board file and where.
type Error struct {
	File    string // "" where there is none
	Line    int    // from 1; 0: the file as a whole
	Problem Problem

	// What is there and what should be. Which problem has which is said at each.
	// Numbers are in digits. Text from the file is cut to a sane length, and
	// quoted, so that it can be shown on a terminal whatever it holds.
	Found, Want string

	Err error // what the system said, or nil
}

// Problem says what is wrong.
type Problem uint8

// Problems that keep a file from being read. The first three have Err.
const (
	NoSuchFile   Problem = iota + 1
	NoPermission         // the system does not let this user read it
	CannotRead           // for another reason, in Err
	IsDirectory
	NotAFile // a pipe, a device, a socket: what may never end, or never begin
	TooLong  // Found is its length in bytes, Want the greatest, [MaxFile]
	Changed  // while it was read

	// Problems of either format.

	Empty   // nothing but white space
	NotText // a NUL, or no UTF-8; Found is the first such byte, as 0xff
	BadSize // not two integers from 1 up; Found is what is there instead, quoted
	TooBig  // Found is the size, as 3×4, Want the greatest number of cells, [game.MaxCells]

	// Problems of a Map.

	RowTooShort   // a note: Found is how many columns it has, Want how many it should have
	MoreShortRows // a note on the whole: Found is how many more there are than have a note
	RowTooLong    // Found is how many columns it has, Want how many it should have
	MissingRows   // Found is how many rows there are, Want how many there should be
	ExtraLine     // something after the last row; Found is the line, quoted, Want how many rows there should be

	// Problems of a List.

	NoMineCount    // the file ends with the size, where a List goes on with the number of mines
	BadMineCount   // below 0, or more than the cells: Found is the number, Want that of the cells
	WrongMineCount // Found is how many mines follow, Want how many the line says
	HalfMine       // a row without a column, at the end of the file; Found is the row
	OffBoard       // Found is the mine, as 3,4, Want the size of the board, as 3×4
	MineTwice      // Found is the mine, as 3,4, Want the line where it is first

	Problems // the number of problems: every Problem is below it
)

var sentences = [Problems]string{
	NoSuchFile:     "there is no such file",
	NoPermission:   "no permission to read it",
	CannotRead:     "cannot be read: {err}",
	IsDirectory:    "is a directory, not a board",
	NotAFile:       "is not a regular file",
	TooLong:        "{found} bytes, at most {want} are read",
	Changed:        "changed while it was read",
	Empty:          "nothing in it",
	NotText:        "not text: byte {found}",
	BadSize:        "{found} where the number of rows and of columns should be",
	TooBig:         "a board of {found}; at most {want} cells are possible, each row rounded up to a multiple of 64",
	RowTooShort:    "{found} of {want} columns, the rest holds no mine",
	MoreShortRows:  "{found} more rows are too short; the rest of each holds no mine",
	RowTooLong:     "{found} columns instead of {want}",
	MissingRows:    "{found} of {want} rows",
	ExtraLine:      "{found} after the last of {want} rows",
	NoMineCount:    "ends after the size of the board",
	BadMineCount:   "{found} mines; from 0 to {want} are possible",
	WrongMineCount: "says {want} mines, but {found} follow",
	HalfMine:       "row {found} without a column",
	OffBoard:       "a mine at {found}, off the board of {want}",
	MineTwice:      "a mine at {found} again, as in line {want}",
}

// Error implements error, in English: "file:line: sentence".
func (e *Error) Error() string { return e.Say(sentences[e.Problem]) }

// Say returns the error with a sentence in another language: the place, then the
// sentence with Found, Want and Err where it has {found}, {want} and {err}.
func (e *Error) Say(sentence string) string {
	said := ""
	if e.Err != nil {
		said = e.Err.Error()
	}
	sentence = strings.NewReplacer("{found}", e.Found, "{want}", e.Want, "{err}", said).Replace(sentence)
	switch line := strconv.Itoa(e.Line); {
	case e.File == "" && e.Line == 0:
		return sentence
	case e.File == "":
		return "line " + line + ": " + sentence
	case e.Line == 0:
		return e.File + ": " + sentence
	default:
		return e.File + ":" + line + ": " + sentence
	}
}

// Unwrap returns what the system said.
func (e *Error) Unwrap() error { return e.Err }

// miscount returns an Error about there being too many or too few of something.
func miscount(problem Problem, line, found, want int) *Error {
	return &Error{Problem: problem, Line: line, Found: strconv.Itoa(found), Want: strconv.Itoa(want)}
}

// maxText is the length, in characters, to which text from a file is cut.
const maxText = 32

func cut(text string) string {
	n := 0
	for i := range text {
		if n++; n > maxText {
			return text[:i] + "…"
		}
	}
	return text
}

func quote(text string) string { return strconv.Quote(cut(text)) }
