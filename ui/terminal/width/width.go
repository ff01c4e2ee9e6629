// Package width finds out how wide a terminal draws the lines of boards. Unicode leaves the width of
// some characters to the terminal: those that are made for Chinese, Japanese and Korean may draw ─ in
// two columns. Then a board that is drawn with such characters is illegible.
package width

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"time"

	"buscaminas/boards/files"
)

// A Keyboard is where the reply of the terminal comes from. A [*input.Reader] is one.
//
// [*input.Reader]: https://pkg.go.dev/buscaminas/ui/terminal/input#Reader
type Keyboard interface {
	Ask(w io.Writer, question string, reply *regexp.Regexp, limit time.Duration) []byte
}

// The question draws ─ at the beginning of a line, asks for the column of the cursor, and erases the
// line again.
const question = "\r─\x1b[6n\r\x1b[K"

var reply = regexp.MustCompile(`\x1b\[[0-9]+;([0-9]+)R`)

// patience is how long the terminal may take to reply.
const patience = 50 * time.Millisecond

// mostKept is the size, in bytes, up to which the file of replies grows. Then it is begun anew.
const mostKept = 16 << 10

// IsDouble reports whether the terminal of w draws ─ in two columns. It asks the terminal, unless
// it did so before in the same place, and assumes one column if no reply comes. The file at path
// keeps the replies.
func IsDouble(k Keyboard, w io.Writer, path string) bool {
	here := place(os.Getenv, os.Getppid())
	narrow, wide := here+" 1\n", here+" 2\n"
	kept, err := files.ReadText(path, mostKept)
	switch {
	case strings.Contains(kept, wide):
		return true
	case strings.Contains(kept, narrow):
		return false
	}
	column := reply.FindSubmatch(k.Ask(w, question, reply, patience))
	if column == nil {
		return false
	}
	isDouble, line := string(column[1]) != "2", narrow
	if isDouble {
		line = wide
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		_ = files.Append(path, []byte(line)) // after an error, the terminal is asked again next time
	} else {
		_ = files.Write(path, []byte(line), files.Options{Private: true})
	}
	return isDouble
}

// place returns a name for the place where the program runs: the terminal, as far as the environment
// tells, and the process that started the program. A shell stays in one terminal, but the next window
// of the same terminal may have other settings.
func place(getenv func(string) string, parent int) string {
	hash := fnv.New64a()
	for _, name := range []string{"TERM", "TERM_PROGRAM", "WINDOWID", "SSH_TTY", "LC_ALL", "LC_CTYPE", "LANG"} {
		fmt.Fprintf(hash, "%s\x00", getenv(name))
	}
	return fmt.Sprintf("%x/%d", hash.Sum64(), parent)
}
