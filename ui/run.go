// Package ui is the full-screen game: a Bubble Tea program with one root [Model], which
// holds a stack of pages and passes each message to the page that it is for. A page is a
// package of its own, as package page says; what is played lives in package session, and how
// a board is drawn in package draw.
package ui

import (
	"errors"
	"io"
	"os"
	"runtime/debug"
	"time"

	// Before Bubble Tea, which would ask the terminal.
	_ "buscaminas/ui/background"
	"buscaminas/ui/diff"
	"buscaminas/ui/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
)

// Run plays full screen until the player leaves. Its errors are those of
// [safe.Guard.Run].
func Run(o Options) error {
	out := diff.New(os.Stdout)
	out.Size = func() (cols, rows int, err error) { return term.GetSize(os.Stdout.Fd()) }
	o.Copy = func(text string) error {
		_, err := io.WriteString(out, ansi.SetSystemClipboard(text))
		return err
	}
	m := New(o, lipgloss.NewRenderer(os.Stdout))
	guard := safe.New()
	out.Guarded, m.Archive.Guarded = guard.Guarded, guard.Guarded
	kept := false
	leave := func() {
		kept = m.keepsAll()
		m.close()
	}
	err := guard.Run(screen{Model: m, out: out}, leave,
		tea.WithAltScreen(),
		tea.WithFPS(1), // of its own frames, which are none
		tea.WithOutput(out))
	var failure *safe.Panic
	if errors.As(err, &failure) {
		failure.Kept = kept
	}
	return err
}

// A screen is the model as Bubble Tea runs it. The frames go to the terminal by themselves:
// Bubble Tea would draw them on a tick, which a key would wait for, and which costs a
// program that rests more than all else. It still says what modes the terminal is in.
type screen struct {
	*Model
	out    *diff.Writer
	window sizeMsg   // how large that is, as the model was told
	done   time.Time // when the last message was done with
}

// silence is the longest time without a message while a clock runs: that ticks at least once
// a second.
const silence = 2 * time.Second

// sizeMsg is a [tea.WindowSizeMsg] that Bubble Tea does not know of: not knowing the size it
// erases nothing.
type sizeMsg tea.WindowSizeMsg

// Filter implements [safe.Filter].
func (s screen) Filter(msg tea.Msg) tea.Msg {
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		return sizeMsg(size)
	}
	return msg
}

// Update implements [tea.Model].
func (s screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if still := s.Now().Sub(s.done); still > silence && !s.done.IsZero() {
		s.stoodStill(still)
	}
	var fit, cmd tea.Cmd
	if size, ok := s.resized(msg); ok {
		fit = s.fit(size)
		s.window = size
	}
	if _, told := msg.(sizeMsg); !told {
		_, cmd = s.Model.Update(msg)
	}
	s.done = s.Now()
	return s, tea.Batch(fit, cmd)
}

// resized returns the size of the window, and reports whether the model has to be told of it.
// The window is looked at before each message, so that no frame is laid out for the size that
// it had; what a message says of it may be late.
func (s screen) resized(msg tea.Msg) (size sizeMsg, ok bool) {
	size, ok = msg.(sizeMsg)
	if s.out.Size == nil {
		return size, ok
	}
	cols, rows, err := s.out.Size()
	if err != nil {
		return size, ok
	}
	now := sizeMsg{Width: cols, Height: rows}
	return now, ok || now != s.window
}

// largeWindow is how many characters a window has that takes memory worth giving back.
const largeWindow = 100_000

// fit fits the model to a window of this size.
func (s screen) fit(size sizeMsg) tea.Cmd {
	cols, rows := s.out.Resize(size.Width, size.Height)
	large := s.width*s.height > max(largeWindow, cols*rows)
	_, cmd := s.Model.Update(tea.WindowSizeMsg{Width: cols, Height: rows})
	if large {
		go debug.FreeOSMemory() // else a program that rests would keep it for minutes
	}
	return cmd
}

// View implements [tea.Model]. For Bubble Tea there is always the same: the colours of the
// terminal, as for no view at all it would write a blank.
func (s screen) View() string {
	s.out.Show(s.draw())
	return "\x1b[m"
}
