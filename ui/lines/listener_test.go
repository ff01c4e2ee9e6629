package lines_test

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// A listener plays a game told in English sentences and knows only the text written. It asks for
// the numbers that still touch closed cells, asks about one of them, and plays only what that
// number alone proves. It is the input of the game: each Read decides on the next line.
type listener struct {
	text  *bytes.Buffer // the text written by the game
	heard int           // the number of bytes already read
	next  func(said string) (line string)

	stuck bool // no number alone proves an action
	lines int
}

// newListener returns a listener that begins by asking for the middle of the board.
func newListener(text *bytes.Buffer) *listener {
	l := &listener{text: text}
	l.next = func(string) string { return l.then("where", l.begin) }
	return l
}

// Read implements [io.Reader].
func (l *listener) Read(p []byte) (int, error) {
	said := l.text.String()[l.heard:]
	l.heard = l.text.Len()
	over := strings.Contains(said, "You won") || strings.Contains(said, "You lost")
	if l.lines++; l.stuck || l.lines > 5000 || over {
		return 0, io.EOF
	}
	return copy(p, l.next(said)+"\n"), nil
}

// then types a line, and passes the answer to a function that returns the next line.
func (l *listener) then(line string, answer func(said string) string) string {
	l.next = answer
	return line
}

var (
	inTheMiddle = regexp.MustCompile(`The middle of the board is (\S+)\.`)
	beginAt     = regexp.MustCompile(`Start at (\S+): there is no mine there`)
)

// begin opens the cell in the middle, or the one known to be safe.
func (l *listener) begin(said string) string {
	start := inTheMiddle.FindStringSubmatch(said)
	if safe := beginAt.FindStringSubmatch(l.text.String()); safe != nil {
		start = safe
	}
	return l.then(start[1], l.ask)
}

// ask asks for the numbers that touch closed cells.
func (l *listener) ask(string) string { return l.then("frontier", l.look) }

// A sentence is about one number or several, and counts the closed cells or names them.
var (
	frontierLine = regexp.MustCompile(`(?m)^([A-Z]\d+)(?:,? [^:]*)?: (no mine|\d+ mines?) (?:in|among) (.+)\.$`)
	counted      = regexp.MustCompile(`^(\d+) cells?$`)
)

// closedIn returns the number of closed cells that a sentence counts or names.
func closedIn(said string) int {
	if n := counted.FindStringSubmatch(said); n != nil {
		closed, _ := strconv.Atoi(n[1])
		return closed
	}
	return len(strings.Split(strings.ReplaceAll(said, " and ", ", "), ", "))
}

// look searches for a number that alone proves an action, and asks about it.
func (l *listener) look(said string) string {
	for _, found := range frontierLine.FindAllStringSubmatch(said, -1) {
		mines, _ := strconv.Atoi(strings.Fields(found[2])[0]) // "no" counts as zero
		switch mines {
		case 0:
			return l.then("?"+found[1], func(said string) string { return l.each(said, "*") })
		case closedIn(found[3]):
			return l.then("?"+found[1], func(said string) string { return l.each(said, "!") })
		}
	}
	if strings.Contains(said, "type frontier again") {
		return l.ask(said)
	}
	l.stuck = true
	return "summary"
}

// each carries out an action on each closed cell around the number asked about.
func (l *listener) each(said, action string) string {
	_, around, _ := strings.Cut(said, "Around it: ")
	around, _, _ = strings.Cut(around, ".")
	var line strings.Builder
	for group := range strings.SplitSeq(around, "; ") {
		names, closed := strings.CutSuffix(group, " closed")
		if !closed {
			continue
		}
		for name := range strings.SplitSeq(strings.ReplaceAll(names, " and ", ", "), ", ") {
			fmt.Fprint(&line, name, action)
		}
	}
	return l.then(line.String(), l.ask)
}
