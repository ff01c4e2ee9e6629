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

// A turnstile counts the turns of a program.
type turnstile struct {
	begun bool
	ended int
}

func (t *turnstile) Begin() { t.begun = true }

func (t *turnstile) End() {
	t.begun = false
	t.ended++
}

// A blackHole is a terminal that shows nothing.
type blackHole struct {
	term.File
	bytes.Buffer
}

func (b *blackHole) Read(p []byte) (int, error)  { return b.Buffer.Read(p) }
func (b *blackHole) Write(p []byte) (int, error) { return b.Buffer.Write(p) }

// A message and its frame take one turn.
func TestFramesOfASharedMachine(t *testing.T) {
	out := terminal.New(&blackHole{})
	gate := &turnstile{}
	p := sit(t, 80, 24, nil)
	d := newDisplay(p.m.Options, out, colored(termenv.Ascii), safe.New())
	d.turns = gate
	var m tea.Model = d
	for i, msg := range []tea.Msg{tea.WindowSizeMsg{Width: 80, Height: 24}, tea.KeyMsg{Type: tea.KeyDown}} {
		if m, _ = m.Update(msg); !gate.begun {
			t.Errorf("%T is handled out of turn", msg)
		}
		if m.View(); gate.begun || gate.ended != i+1 {
			t.Errorf("after %T, %d turns have ended, want %d", msg, gate.ended, i+1)
		}
	}
}
