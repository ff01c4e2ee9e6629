package ui

import (
	"context"
	"io"

	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/input"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// A Connection is a terminal at the other end of a network connection.
type Connection struct {
	io.ReadWriteCloser
	Size          func() (cols, rows int) // returns the size of the window
	Resized       <-chan struct{}         // receives at the start, and after the size has changed
	Messages      <-chan text.Text        // receives the sentences to show to the player; nil: none
	Renderer      *lipgloss.Renderer      // knows the colours of the terminal
	ErasesInColor bool                    // erased cells get the current background color of the terminal
	Clipboard     kind.Clipboard          // the way to the clipboard of the terminal
	Turns         Turns                   // says when the program may compute; nil: at any time

	// Width and Height bound the part of the window that is drawn on.
	Width, Height int
}

// Turns shares the computing time of a machine among several programs. Each program computes only
// during its turns.
type Turns interface {
	Begin() // waits until the turn of the program begins; during a turn it does nothing
	End()   // ends the turn of the program; without a turn it does nothing
}

// Fd returns an invalid descriptor, because a Connection is no terminal of this machine. The method
// makes a Connection a [term.File] of package github.com/charmbracelet/x/term.
func (Connection) Fd() uintptr { return ^uintptr(0) }

// toldMsg is a sentence of the server for the player, such as that the server ends soon.
type toldMsg text.Text

// Serve plays full screen over a connection until the player leaves or ctx ends. The player can
// continue the games being played later. Serve fails as [safe.Guard.Serve] does.
func Serve(ctx context.Context, o Options, c Connection) error {
	out := terminal.New(c)
	out.Width, out.Height = c.Width, c.Height
	out.ErasesInColor = c.ErasesInColor
	out.Size = func() (cols, rows int, err error) {
		cols, rows = c.Size()
		return cols, rows, nil
	}
	o.Copy = c.Clipboard.To(out)
	guard := safe.New()
	if c.Turns != nil {
		c.Turns.Begin()
		defer c.Turns.End() // a panic may leave a turn open
	}
	d := newDisplay(o, out, c.Renderer, guard)
	if d.turns = c.Turns; d.turns != nil {
		d.turns.End()
	}
	typed := input.NewStream(c)
	over := make(chan struct{})
	defer close(over)
	follow := func() {
		for {
			select {
			case said := <-c.Messages:
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
