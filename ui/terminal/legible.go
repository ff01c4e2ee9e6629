package terminal

import (
	"io"
	"regexp"
	"time"
)

// A keyboard asks the terminal a question and returns the reply, as the Reader of package input
// does.
type keyboard interface {
	Ask(w io.Writer, question string, reply *regexp.Regexp, limit time.Duration) []byte
}

// The escape sequences after which a terminal takes text for UTF-8, or for Latin-1.
const (
	takeUTF8   = "\x1b%G"
	takeLatin1 = "\x1b%@"
)

// question draws ─ and then é at the beginning of a line, asks after each for the column of the
// cursor, and erases the line. The reply after é tells Latin-1 from UTF-8: in Latin-1, é takes two
// columns. The reply after ─ does not: in Latin-1, two of the three bytes of ─ have no width, so ─
// takes one column, as in UTF-8.
const question = "\r─\x1b[6n\ré\x1b[6n\r\x1b[K"

var reply = regexp.MustCompile(`\x1b\[[0-9]+;([0-9]+)R\x1b\[[0-9]+;([0-9]+)R`)

// patience is the longest wait for the reply of the terminal.
const patience = 50 * time.Millisecond

// Legible asks the terminal of w whether it draws the characters of boards in one column each. It
// returns false for terminals that draw ─ in two columns, as some for Chinese, Japanese and Korean do.
// If the terminal reads UTF-8 as Latin-1, as an xterm without a locale does, Legible switches it to
// UTF-8 and asks again; if that helps, switched is true. A terminal that does not reply counts as
// legible.
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

// ask returns the columns of the cursor after ─ and after é, as in "2 2", or "" if no reply comes.
func ask(k keyboard, w io.Writer) string {
	columns := reply.FindSubmatch(k.Ask(w, question, reply, patience))
	if columns == nil {
		return ""
	}
	return string(columns[1]) + " " + string(columns[2])
}
