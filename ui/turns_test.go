package ui

import (
	"bytes"
	"testing"

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

// A message and its frame take one turn. A frame that is dropped is drawn later.
func TestFramesOfASharedMachine(t *testing.T) {
	out := terminal.New(&blackHole{})
	gate, later := &turnstile{}, 0
	p := sit(t, 80, 24, nil)
	d := newDisplay(p.m.Options, out, colored(termenv.Ascii), safe.New())
	d.turns, d.dropped = gate, func() { later++ }
	var m tea.Model = d
	for _, step := range []struct {
		msg          tea.Msg
		shut         bool
		drawn, later int
	}{
		{tea.WindowSizeMsg{Width: 80, Height: 24}, false, 1, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, false, 2, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, true, 2, 1},
	} {
		gate.shut = step.shut
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
