package ui

import (
	"runtime/debug"
	"time"

	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
)

// A display is a [Model] that writes each frame to the terminal at once. Bubble Tea would write
// the frame only at its next tick, so keys would be answered late. Its ticks would also cost most
// of the time that an idle program takes.
type display struct {
	*Model
	out   *terminal.Writer
	size  sizeMsg   // the window size that the model was told last
	sized bool      // a sizeMsg has come since the start or the last suspension
	done  time.Time // when the last message was handled

	turns Turns // says when the program may compute; nil: at any time
}

// newDisplay returns the display of a new model.
func newDisplay(o Options, out *terminal.Writer, r *lipgloss.Renderer, guard *safe.Guard) display {
	out.Wrap = guard.Wrap
	return display{Model: New(o, r), out: out}
}

// sizeMsg replaces [tea.WindowSizeMsg]. Bubble Tea erases the screen at each tea.WindowSizeMsg, but
// ignores a sizeMsg.
type sizeMsg tea.WindowSizeMsg

// Filter turns a [tea.WindowSizeMsg] into a [sizeMsg], and returns any other message unchanged. It is a
// filter for [safe.Guard.Run].
func (d display) Filter(msg tea.Msg) tea.Msg {
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		return sizeMsg(size)
	}
	return msg
}

// Update implements [tea.Model]. It begins a turn of d.turns, which shares out the computing time.
// After each Update, Bubble Tea calls View, which ends that turn.
func (d display) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if d.turns != nil {
		d.turns.Begin()
	}
	d.noticeSleep(d.done)
	var fit, cmd tea.Cmd
	size, resized := d.resized(msg)
	if resized {
		fit = d.fit(size)
		d.size = size
	}
	switch msg.(type) {
	case sizeMsg:
		d.sized = true
	case tea.SuspendMsg:
		d.sized = false
		_, cmd = d.Model.Update(msg)
	default:
		_, cmd = d.Model.Update(msg)
	}
	d.done = d.Now()
	return d, tea.Batch(fit, cmd)
}

// resized returns the size of the window, and reports whether the whole frame must be drawn again.
// It asks the terminal for the size, because a [sizeMsg] may come late. It reports true if the
// size has changed. It also reports true for a sizeMsg with an unchanged size, because the
// terminal may have moved its text. The only exception is the first sizeMsg after the start or a
// suspension: it comes even if nothing has changed.
func (d display) resized(msg tea.Msg) (size sizeMsg, ok bool) {
	size, ok = msg.(sizeMsg)
	ok = ok && (d.sized || size != d.size)
	if d.out.Size == nil {
		return size, ok
	}
	cols, rows, err := d.out.Size()
	if err != nil {
		return size, ok
	}
	now := sizeMsg{Width: cols, Height: rows}
	return now, ok || now != d.size
}

// largeWindow is the number of characters in a large window. If a window with more characters
// shrinks, its memory is returned to the system.
const largeWindow = 100_000

// fit tells the model the size of the window.
func (d display) fit(size sizeMsg) tea.Cmd {
	cols, rows := d.out.Resize(size.Width, size.Height)
	large := d.width*d.height > max(largeWindow, cols*rows)
	_, cmd := d.Model.Update(tea.WindowSizeMsg{Width: cols, Height: rows})
	if !large {
		return cmd
	}
	return tea.Batch(cmd, func() tea.Msg {
		debug.FreeOSMemory() // the runtime would keep the memory for minutes
		return nil
	})
}

// View implements [tea.Model]. It draws the frame in the turn that Update has begun, ends the turn,
// and sends the frame to the terminal. The result tells Bubble Tea to draw nothing.
func (d display) View() string {
	if d.turns != nil {
		d.turns.Begin() // no Update precedes the first frame
	}
	d.draw()
	if d.turns != nil {
		d.turns.End()
	}
	d.out.Show(&d.frame.Grid, d.palette)
	return ansi.ResetStyle // for an empty view Bubble Tea would write a blank
}
