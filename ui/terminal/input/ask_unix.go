//go:build !windows

package input

import (
	"io"
	"regexp"
	"slices"
	"time"

	"github.com/charmbracelet/x/term"
)

// Ask writes a question to w, which must write to the terminal, and returns the reply. It returns nil
// if no reply comes within the time limit. A later Read returns the keys that were typed meanwhile.
func (r *Reader) Ask(w io.Writer, question string, reply *regexp.Regexp, limit time.Duration) []byte {
	before, err := term.MakeRaw(r.Fd())
	if err != nil {
		return nil
	}
	defer func() { _ = term.Restore(r.Fd(), before) }() // an error means that the terminal is gone
	if _, err := io.WriteString(w, question); err != nil {
		return nil
	}
	var came []byte
	for late := time.Now().Add(limit); ; {
		p, err := r.more(max(0, time.Until(late)))
		came = append(came, p...)
		if at := reply.FindIndex(came); at != nil {
			found := slices.Clone(came[at[0]:at[1]])
			r.parser.take(slices.Delete(came, at[0], at[1]))
			return found
		}
		if err != nil || len(p) == 0 {
			r.parser.take(came)
			return nil
		}
	}
}
