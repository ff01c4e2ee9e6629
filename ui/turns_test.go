package ui

import (
	"bytes"
	"testing"

	"buscaminas/ui/page"
	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
)

// A turnstile counts the frames of a program, and drops them while it is shut.
type turnstile struct {
	shut  bool
	begun bool
	drawn int
}

func (t *turnstile) Begin() { t.begun = true }
func (t *turnstile) End()   { t.begun = false }

func (t *turnstile) Drops() bool {
	if !t.shut {
		t.drawn++
	}
	return t.shut
}

// A blackHole is a terminal that shows nothing.
type blackHole struct {
	term.File
	bytes.Buffer
}

func (b *blackHole) Read(p []byte) (int, error)  { return b.Buffer.Read(p) }
func (b *blackHole) Write(p []byte) (int, error) { return b.Buffer.Write(p) }

// A message and its frame take one turn. A frame that is dropped is drawn later. No frame is drawn after a message that only begins to read a
// file again, but one is if the window has another size.
func TestFramesOfASharedMachine(t *testing.T) {
	out := terminal.New(&blackHole{})
	cols := 80
	out.Size = func() (int, int, error) { return cols, 24, nil }
	gate, later := &turnstile{}, 0
	p := sit(t, cols, 24, nil)
	d := newDisplay(p.m.Options, out, colored(termenv.Ascii), safe.New())
	d.turns, d.dropped = gate, func() { later++ }
	var m tea.Model = d
	for _, step := range []struct {
		msg          tea.Msg
		cols         int
		shut         bool
		drawn, later int
	}{
		{tea.WindowSizeMsg{Width: 80, Height: 24}, 80, false, 1, 0},
		{reply{1, page.PollTickMsg{}}, 80, false, 1, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, 80, false, 2, 0},
		{reply{1, page.PollTickMsg{}}, 90, false, 3, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, 90, true, 3, 1},
	} {
		cols, gate.shut = step.cols, step.shut
		m, _ = m.Update(step.msg)
		if !gate.begun {
			t.Errorf("%T is handled out of turn", step.msg)
		}
		if m.View(); gate.begun {
			t.Errorf("after %T, the turn does not end", step.msg)
		}
		if gate.drawn != step.drawn || later != step.later {
			t.Fatalf("after %T there are %d frames and %d put off, want %d and %d", step.msg, gate.drawn, later, step.drawn, step.later)
		}
	}
}
