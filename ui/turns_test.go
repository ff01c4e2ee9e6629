package ui

import (
	"bytes"
	"testing"
	"time"

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

func (t *turnstile) Wait() time.Duration {
	if t.shut {
		return time.Second
	}
	t.drawn++
	return 0
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
	gate, later := &turnstile{}, time.Duration(0)
	p := sit(t, 80, 24, nil)
	d := newDisplay(p.m.Options, out, colored(termenv.Ascii), safe.New())
	d.turns, d.dropped = gate, func(wait time.Duration) { later += wait }
	var m tea.Model = d
	for _, step := range []struct {
		msg   tea.Msg
		shut  bool
		drawn int
		later time.Duration
	}{
		{tea.WindowSizeMsg{Width: 80, Height: 24}, false, 1, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, false, 2, 0},
		{tea.KeyMsg{Type: tea.KeyDown}, true, 2, time.Second},
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
			t.Fatalf("after %T there are %d frames, and one comes in %v; want %d and %v", step.msg, gate.drawn, later, step.drawn, step.later)
		}
	}
}
