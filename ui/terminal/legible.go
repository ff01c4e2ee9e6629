package terminal

import (
	"io"
	"regexp"
	"time"
)

// A keyboard is where the reply of the terminal comes from, such as that of package input.
type keyboard interface {
	Ask(w io.Writer, question string, reply *regexp.Regexp, limit time.Duration) []byte
}

// The sequences that make a terminal take what it is sent for UTF-8, and for Latin-1 as before.
const (
	takeUTF8   = "\x1b%G"
	takeLatin1 = "\x1b%@"
)

// The question draws each of two characters at the beginning of a line, asks for the column of the
// cursor, and erases the line again. Two of the three bytes of ─ have no width in Latin-1, so only é
// tells Latin-1 and UTF-8 apart.
const question = "\r─\x1b[6n\ré\x1b[6n\r\x1b[K"

var reply = regexp.MustCompile(`\x1b\[[0-9]+;([0-9]+)R\x1b\[[0-9]+;([0-9]+)R`)

// patience is how long the terminal may take to reply.
const patience = 50 * time.Millisecond

// Legible asks the terminal of w whether it draws the characters of boards in one column. Unicode leaves the
// width of some to the terminal: those that are made for Chinese, Japanese and Korean may draw ─ in two
// columns. And an xterm whose locale is missing takes UTF-8 for Latin-1: then Legible makes it take UTF-8
// and asks again; switched reports whether that helped. A terminal that does not reply counts as legible.
func Legible(k keyboard, w io.Writer) (legible, switched bool) {
	switch ask(k, w) {
	case "2 2", "":
		return true, false
	case "2 3":
		_, _ = io.WriteString(w, takeUTF8) // an error means that the terminal is gone
		if ask(k, w) == "2 2" {
			return true, true
		}
		_, _ = io.WriteString(w, takeLatin1)
	}
	return false, false
}

// ask returns the columns after ─ and after é, or "" if no reply comes.
func ask(k keyboard, w io.Writer) string {
	columns := reply.FindSubmatch(k.Ask(w, question, reply, patience))
	if columns == nil {
		return ""
	}
	return string(columns[1]) + " " + string(columns[2])
}
