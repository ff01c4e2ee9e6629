// Package bar says on a terminal how far something is that takes long. Where the output
// is none it says nothing.
//
//	b := bar.New(os.Stderr)
//	b.Show(0.25, "1 de 4")
//	b.Clear()
package bar

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/mattn/go-isatty"
)

// A Bar is a line that is written over again and again.
type Bar struct {
	w    io.Writer // nil: no terminal
	due  time.Time // before that it is not written again
	seen bool
}

const (
	width = 20
	every = 100 * time.Millisecond // and the first time, so that nothing flickers
)

// New returns a bar on w.
func New(w io.Writer) *Bar {
	b := &Bar{due: time.Now().Add(every)}
	if f, ok := w.(interface{ Fd() uintptr }); ok && isatty.IsTerminal(f.Fd()) {
		b.w = w
	}
	return b
}

// Show shows that so much is done, from 0 to 1, and what is said of it. It may be called
// at any time, and writes ten times a second at most.
func (b *Bar) Show(share float64, said string) {
	if now := time.Now(); b.w != nil && now.After(b.due) {
		b.due, b.seen = now.Add(every), true
		full := strings.Repeat("=", int(share*width))
		fmt.Fprintf(b.w, "\r[%-*s] %s\x1b[K", width, full, said)
	}
}

// Clear takes the bar away.
func (b *Bar) Clear() {
	if b.seen {
		fmt.Fprint(b.w, "\r\x1b[K")
	}
}
