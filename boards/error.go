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

	// Problems of several formats.

	Empty          // nothing but white space
	NotText        // a NUL, or no UTF-8, and no .mbf file; Found is the first such byte, as 0xff
	BadSize        // not two integers from 1 up; Found is what is there instead, quoted
	TooBig         // Found is the size, as 3×4, Want the greatest number of cells, [game.MaxCells]
	BadMineCount   // no number, below 0, or more than the cells: Found is what is there, Want the number of cells
	WrongMineCount // Found is how many mines follow, Want how many the line says

	// Problems of the rows of a drawing.

	RowTooShort   // a note: Found is how many columns it has, Want how many it should have
	MoreShortRows // a note on the whole: Found is how many more there are than have a note
	WrongWidth    // Found is how many columns it has, Want how many it should have
	MissingRows   // Found is how many rows there are, Want how many there should be
	ExtraLine     // something after the last row; Found is the line, quoted, Want how many rows there should be

	// Problems of a List.

	NoMineCount // the file ends with the size, where a List goes on with the number of mines
	HalfMine    // a row without a column, at the end of the file; Found is the row
	OffBoard    // Found is the mine, as 3,4, Want the size of the board, as 3×4
	MineTwice   // Found is the mine, as 3,4, Want the line where it is first

	// Problems of what is one line, a game ID or a link.

	ExtraText   // something in another line; Found is that, quoted
	DigitCount  // of the mines: Found is how many digits there are, Want how many there should be
	BadDigit    // of the mines: Found is a character, quoted, Want the digits
	NoLayout    // a game ID with a seed; Found is the ID, quoted
	BadStart    // Found is what should be a cell of the board, quoted, Want the size of the board, as 3×4
	StartOnMine // a note: Found is the cell to open at once, as 3,4, which is not opened then

	// Problems of a .board file.

	BadTitle   // of another version; Found is the first line, quoted, Want what it should be
	BadRender  // drawn with other characters; Found is what it says of that, quoted, Want what it should be
	BadPart    // unknown, or there twice; Found is the line it begins with, quoted
	NoKey      // neither "key: value" nor anything else; Found is the line, quoted
	MissingKey // Want is the key that should be there by now
	NoReal     // it does not say where the mines are
	BadCell    // Found is the character, quoted, Want all that there are
	WrongCell  // Found is what is drawn, quoted, Want the cell, as 3,4, which is something else by the mines
	Doubted    // a note: Found is how many cells the player marked with "?": they are closed and no more

	// Problems of writing a board in a format. Want is the name of the format,
	// where nothing else is said.

	SquareOnly // it holds no board on this grid
	TooWide    // Found is the size of the board, as 3×4, Want the greatest one, as 255×255

	// Problems of the file that is written.

	Exists      // there is a file already, which stays as it is
	CannotWrite // Err says why

	// What is lost when a board is written in a format, Want being its name.

	GridLost  // the grid
	StartLost // Found is the cell to open at once, as 3,4
	PlayLost  // Found is how many cells are open or flagged

	// Of a position that a game goes on from.

	GameCut    // a note on a game that is kept: it goes as far as Err says
	OpenedMore // a note: Found is how many cells follow from those that are open and are not among them

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
	NotText:        "neither text nor an .mbf board: byte {found}",
	BadSize:        "{found} where the number of rows and of columns should be",
	TooBig:         "a board of {found}; at most {want} cells are possible, each row rounded up to a multiple of 64",
	BadMineCount:   "{found} mines; from 0 to {want} are possible",
	WrongMineCount: "says {want} mines, but {found} follow",
	RowTooShort:    "{found} of {want} columns, the rest holds no mine",
	MoreShortRows:  "{found} more rows are too short; the rest of each holds no mine",
	WrongWidth:     "{found} columns instead of {want}",
	MissingRows:    "{found} of {want} rows",
	ExtraLine:      "{found} after the last of {want} rows",
	NoMineCount:    "ends after the size of the board",
	HalfMine:       "row {found} without a column",
	OffBoard:       "a mine at {found}, off the board of {want}",
	MineTwice:      "a mine at {found} again, as in line {want}",
	ExtraText:      "{found} after the board, which is a single line",
	DigitCount:     "digits for the mines: {found} instead of {want}",
	BadDigit:       "{found} among the digits for the mines, which are {want}",
	NoLayout:       "{found} has a seed and no mines: only the program that wrote it can lay them",
	BadStart:       "{found} where a cell to begin with should be, column and row, on the board of {want}",
	StartOnMine:    "a mine at {found}, the cell to begin with: it stays closed",
	BadTitle:       "{found} where {want} should be",
	BadRender:      "drawn in {found}; only {want} is read",
	BadPart:        "{found} where [real] or [view] should be, each of them once",
	NoKey:          "{found} has no \":\" between a key and a value",
	MissingKey:     "no {want} so far",
	NoReal:         "no [real] part, which says where the mines are",
	BadCell:        "{found} where a cell should be, one of {want}",
	WrongCell:      "{found} at {want} does not go with the mines",
	Doubted:        "question marks are left out: {found} in all",
	SquareOnly:     "{want} holds square boards only",
	TooWide:        "a board of {found}; at most {want} fits",
	Exists:         "exists already, and stays as it is",
	CannotWrite:    "cannot be written: {err}",
	GridLost:       "{want} does not hold the grid; it is usually read on another one",
	StartLost:      "{want} does not hold the cell to begin with, {found}",
	PlayLost:       "{want} does not hold which cells are open or flagged: {found} in all",
	GameCut:        "read only so far: {err}",
	OpenedMore:     "cells opened that follow from those that are open: {found}",
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

// Quote returns a text in a form that can be shown on a terminal whatever it
// holds, and cut to a sane length.
func Quote(text string) string { return strconv.Quote(cut(text)) }

// SizeText writes the size of a board, as 3×4.
func SizeText(rows, cols int) string { return strconv.Itoa(rows) + "×" + strconv.Itoa(cols) }
