package journal

import (
	"buscaminas/boards"
)

// An Error says what is wrong with the text of a game and where.
type Error struct {
	File    string // "" where there is none
	Line    int    // from 1; 0: the text as a whole
	Problem Problem

	// What is there and what should be; which problem has which is said at each.
	// Text from the file is quoted and cut to a sane length.
	Found, Want string

	Err error // why a board or an action cannot be, or nil
}

// Problem says what is wrong.
type Problem uint8

const (
	NotAGame     Problem = iota + 1 // Found is the first line, Want what it should be
	LaterVersion                    // Found is the version, Want the latest that is known
	NotText                         // a NUL, or no UTF-8; Found is the first such byte, as 0xff

	// Problems of the header.

	UnknownKey // Found is the key, Want the keys there are
	BadValue   // Found is the value, Want what is possible
	Twice      // Found is the key, Want the line where it is first
	Missing    // Want is the key
	TooMany    // a drawn row more than there are; Want is how many
	Both       // Found is a key of a drawn board where Want is one of a dealt board
	BadBoard   // no board can be so; Err says why
	Misplaced  // Found is a line of the header among the actions

	// Problems of what was done.

	BadTime   // Found is the time, Want how it is written
	Backwards // Found is the time, Want the time of the line before
	BadEntry  // Found is what was done, Want what is possible
	OffBoard  // Found is the cell, Want the size of the board
	NotDone   // the action Found was refused; Err is the [game.Refusal]

	Problems // the number of problems: every Problem is below it
)

var sentences = [Problems]string{
	NotAGame:     "{found} where a game begins with {want}",
	LaterVersion: "a game of version {found}; only those up to {want} can be read",
	NotText:      "not text: byte {found}",
	UnknownKey:   "{found} is no key; the keys are {want}",
	BadValue:     "{found} where {want} should be",
	Twice:        "{found} again, as in line {want}",
	Missing:      "no {want}",
	TooMany:      "one row more than {want}",
	Both:         "{found} in a game whose board is dealt: it has {want} too",
	BadBoard:     "{err}",
	Misplaced:    "{found} after the first action",
	BadTime:      "{found} where a time such as {want} should be",
	Backwards:    "the time {found} after {want}",
	BadEntry:     "{found} where one of these should be: {want}",
	OffBoard:     "{found} is off the board of {want}",
	NotDone:      "{found} cannot be done: {err}",
}

// Error implements error, in English: "file:line: sentence".
func (e *Error) Error() string { return e.Say(sentences[e.Problem]) }

// Say returns the error with a sentence in another language: the place, then the
// sentence with Found, Want and Err where it has {found}, {want} and {err}.
func (e *Error) Say(sentence string) string {
	// As an error about a board is said: the player sees both in one place.
	said := boards.Error{File: e.File, Line: e.Line, Found: e.Found, Want: e.Want, Err: e.Err}
	return said.Say(sentence)
}

// Unwrap returns why a board or an action cannot be.
func (e *Error) Unwrap() error { return e.Err }
