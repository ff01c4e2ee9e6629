// Package ui is the full-screen game: a Bubble Tea program with one root [Model], which holds a
// stack of pages and passes each message to the page concerned. Each page has its own package, see
// package page. Package session plays the games, and package draw draws the boards.
package ui

import (
	"errors"
	"os"

	"buscaminas/ui/terminal"
	// Package background keeps Bubble Tea from asking the terminal for its colors.
	_ "buscaminas/ui/terminal/background"
	"buscaminas/ui/terminal/input"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/terminal/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// Run plays full screen until the player leaves. It fails as [safe.Guard.Run] does.
func Run(o Options) error {
	out := terminal.New(os.Stdout)
	out.Size = kind.WindowSize
	out.ErasesInColor = kind.ErasesInColor(os.Getenv)
	o.Copy = kind.LocalClipboard(os.Getenv).To(out)
	guard := safe.New()
	r := lipgloss.NewRenderer(os.Stdout)
	colors, _ := kind.Colors(os.Getenv)
	r.SetColorProfile(colors)
	d := newDisplay(o, out, r, guard)
	guard.BeforeStart = func(keyboard *input.Reader) {
		if o.ASCII || o.Console {
			return
		}
		var legible bool
		if legible, out.SwitchToUTF8 = terminal.Legible(keyboard, os.Stdout); !legible {
			d.ASCII = true
			d.applyChoices()
		}
	}
	kept := false
	leave := func() {
		kept = d.keepsAll()
		d.close()
	}
	err := guard.Run(d, leave, onTerminal(out)...)
	var failure *safe.Panic
	if errors.As(err, &failure) {
		failure.GameSaved = kept
	}
	return err
}

// onTerminal returns the Bubble Tea options of a program that draws its own frames.
func onTerminal(out *terminal.Writer) []tea.ProgramOption {
	return []tea.ProgramOption{
		tea.WithAltScreen(),
		tea.WithFPS(1), // the frames of Bubble Tea itself never change
		tea.WithOutput(out),
	}
}
