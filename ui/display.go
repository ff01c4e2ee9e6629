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

// A display is a [Model] that sends its frames to the terminal itself. Bubble Tea would send a
// frame only at its next tick. Keys would be answered late, and the ticks would be the main cost of
// an idle program.
type display struct {
	*Model
	out  *terminal.Writer
	size sizeMsg   // the size of the window, as the model knows it
	told bool      // a sizeMsg has come since the start or a stop
	done time.Time // when the last message was handled

	turns   Turns  // nil: a local program, which has the machine to itself
	dropped func() // draws later, when a frame was dropped
}

// newDisplay returns the display of a new model.
func newDisplay(o Options, out *terminal.Writer, r *lipgloss.Renderer, guard *safe.Guard) display {
	out.Wrap = guard.Wrap
	return display{Model: New(o, r), out: out}
}

// sizeMsg replaces [tea.WindowSizeMsg]. Bubble Tea erases the screen at each tea.WindowSizeMsg, but
// ignores a sizeMsg.
type sizeMsg tea.WindowSizeMsg

// Filter returns what Bubble Tea sees of a message: see [safe.Guard.Run].
func (d display) Filter(msg tea.Msg) tea.Msg {
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		return sizeMsg(size)
	}
	return msg
}

// Update implements [tea.Model]. Bubble Tea calls View next, which ends the turn.
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
		d.told = true
	case tea.SuspendMsg:
		d.told = false
		_, cmd = d.Model.Update(msg)
	default:
		_, cmd = d.Model.Update(msg)
	}
	d.done = d.Now()
	return d, tea.Batch(fit, cmd)
}

// resized returns the size of the window, and reports whether the size has changed. It asks the
// terminal for the size, because a [sizeMsg] may come late, and no frame should be drawn for an old
// size. A sizeMsg counts as a change even if the size is the same again, because terminals move
// their text. The first one only brings the size at the start: it counts if it differs from the
// size known.
func (d display) resized(msg tea.Msg) (size sizeMsg, ok bool) {
	size, ok = msg.(sizeMsg)
	ok = ok && (d.told || size != d.size)
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

// View implements [tea.Model]. It sends the frame to the terminal. The result tells Bubble Tea to
// draw nothing.
func (d display) View() string {
	if d.shows() {
		d.out.Show(&d.frame.Grid, d.palette)
	}
	return ansi.ResetStyle // for an empty view Bubble Tea would write a blank
}

// shows draws the frame and ends the turn. It reports false if the frame is dropped.
func (d display) shows() bool {
	if d.turns != nil {
		d.turns.Begin() // the first frame comes before any message
		defer d.turns.End()
	}
	if d.turns != nil && d.turns.Drops() {
		d.dropped()
		return false
	}
	d.draw()
	return true
}
