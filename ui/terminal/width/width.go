// Package width finds out what a terminal makes of the characters of boards. Unicode leaves the width of
// some to the terminal: those that are made for Chinese, Japanese and Korean may draw ─ in two columns.
// And an xterm whose locale is missing takes the bytes of a character for characters of Latin-1. In
// both, a board that is drawn with such characters is illegible.
package width

import (
	"io"
	"regexp"
	"time"
)

// A Keyboard is where the reply of the terminal comes from. A [*input.Reader] is one.
//
// [*input.Reader]: https://pkg.go.dev/buscaminas/ui/terminal/input#Reader
type Keyboard interface {
	Ask(w io.Writer, question string, reply *regexp.Regexp, limit time.Duration) []byte
}

// Shown is what a terminal makes of the characters of boards.
type Shown uint8

const (
	Usual    Shown = iota // they are drawn in one column, as far as anybody knows
	Switched              // now they are drawn in one column: Find has written [UTF8]
	Illegible
)

// The sequences that make a terminal take what it is sent for UTF-8, and for Latin-1 as before.
const (
	UTF8   = "\x1b%G"
	Latin1 = "\x1b%@"
)

// The question draws each of two characters at the beginning of a line, asks for the column of the
// cursor, and erases the line again. Two of the three bytes of ─ have no width in Latin-1, so only é
// tells Latin-1 and UTF-8 apart.
const question = "\r─\x1b[6n\ré\x1b[6n\r\x1b[K"

var reply = regexp.MustCompile(`\x1b\[[0-9]+;([0-9]+)R\x1b\[[0-9]+;([0-9]+)R`)

// patience is how long the terminal may take to reply.
const patience = 50 * time.Millisecond

// Find asks the terminal of w what it shows. If the terminal takes UTF-8 for Latin-1, Find writes [UTF8]
// and asks again.
func Find(k Keyboard, w io.Writer) Shown {
	switch ask(k, w) {
	case "2 2", "":
		return Usual
	case "2 3":
		_, _ = io.WriteString(w, UTF8) // an error means that the terminal is gone
		if ask(k, w) == "2 2" {
			return Switched
		}
		_, _ = io.WriteString(w, Latin1)
	}
	return Illegible
}

// ask returns the columns after ─ and after é, or "" if no reply comes.
func ask(k Keyboard, w io.Writer) string {
	columns := reply.FindSubmatch(k.Ask(w, question, reply, patience))
	if columns == nil {
		return ""
	}
	return string(columns[1]) + " " + string(columns[2])
}
