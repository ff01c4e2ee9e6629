package ui

import (
	"context"
	"io"
	"time"

	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/input"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// A Connection is a terminal at the other end of a network connection.
type Connection struct {
	io.ReadWriteCloser
	Size     func() (cols, rows int) // returns the size of the window
	Resized  <-chan struct{}         // receives at the start, and after the size has changed
	Told     <-chan text.Text        // receives a sentence that stays in view; nil: there are none
	Renderer *lipgloss.Renderer      // knows the colours of the terminal
	Erases   bool                    // the terminal erases in the background in which it writes
	Spent    func(time.Duration)     // takes the computing time of each message and frame; may block

	// Width and Height bound the part of the window that is drawn on.
	Width, Height int
}

// Fd returns an invalid descriptor, because a Connection is no terminal of this machine. The method
// makes a Connection a [term.File] of package github.com/charmbracelet/x/term.
func (Connection) Fd() uintptr { return ^uintptr(0) }

// toldMsg is a sentence of the server for the player, such as that the server ends soon.
type toldMsg text.Text

// Serve plays full screen over a connection until the player leaves or ctx ends. The player can
// continue the games being played later. Its errors are those of [safe.Guard.Serve].
func Serve(ctx context.Context, o Options, c Connection) error {
	out := terminal.New(c)
	out.Width, out.Height = c.Width, c.Height
	out.Erases = c.Erases
	out.Size = func() (cols, rows int, err error) {
		cols, rows = c.Size()
		return cols, rows, nil
	}
	guard := safe.New()
	d := newDisplay(o, out, c.Renderer, guard)
	d.spent = c.Spent
	typed := input.NewStream(c)
	over := make(chan struct{})
	defer close(over)
	follow := func() {
		for {
			select {
			case said := <-c.Told:
				guard.Send(toldMsg(said))
			case <-c.Resized:
				cols, rows := c.Size()
				guard.Send(tea.WindowSizeMsg{Width: cols, Height: rows})
			case <-over:
				return
			}
		}
	}
	return guard.Serve(ctx, d, typed, d.close, []func(){typed.Pump, follow}, onTerminal(out)...)
}
