// Package bar shows a progress bar on a terminal. If the output is no terminal, it shows nothing.
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

// A Bar is a progress bar on one line of a terminal.
type Bar struct {
	w    io.Writer // nil if the output is not a terminal
	next time.Time // the earliest time of the next write
	seen bool      // the bar was written
}

const (
	width = 20
	every = 100 * time.Millisecond // the time between two writes, and between New and the first write
)

// New returns a bar on w. If w is not a terminal, the bar does nothing.
func New(w io.Writer) *Bar {
	b := &Bar{next: time.Now().Add(every)}
	if f, ok := w.(interface{ Fd() uintptr }); ok && isatty.IsTerminal(f.Fd()) {
		b.w = w
	}
	return b
}

// Show draws the bar and a label after it. The bar is full when done is 1. Show draws at most ten
// times a second and ignores the calls between, so callers may call it as often as they like.
func (b *Bar) Show(done float64, label string) {
	if now := time.Now(); b.w != nil && now.After(b.next) {
		b.next, b.seen = now.Add(every), true
		full := strings.Repeat("=", int(done*width))
		fmt.Fprintf(b.w, "\r[%-*s] %s\x1b[K", width, full, label)
	}
}

// Clear erases the bar.
func (b *Bar) Clear() {
	if b.seen {
		fmt.Fprint(b.w, "\r\x1b[K")
	}
}
