// Package ui is the full-screen game: a Bubble Tea program with one root
// [Model], which passes each message to the screen that is shown. A screen is a
// plain struct in a file of its own. What is played lives in package session,
// how a board is drawn in package draw, and what is said in package words.
package ui

import (
	"io"
	"os"

	// Before Bubble Tea, which would ask the terminal.
	_ "buscaminas/ui/background"
	"buscaminas/ui/diff"
	"buscaminas/ui/safe"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
)

// Run plays full screen until the player leaves. Its errors are those of
// [safe.Run].
func Run(o Options) error {
	out := diff.New(os.Stdout)
	o.Copy = func(text string) error {
		_, err := io.WriteString(out, ansi.SetSystemClipboard(text))
		return err
	}
	m := New(o, lipgloss.NewRenderer(os.Stdout))
	return safe.Run(m, m.close,
		tea.WithAltScreen(),
		tea.WithFPS(120), // most of the time from a key to its frame is the wait for the next
		tea.WithOutput(out),
		tea.WithFilter(func(_ tea.Model, msg tea.Msg) tea.Msg {
			if size, ok := msg.(tea.WindowSizeMsg); ok {
				out.Resize(size.Width, size.Height)
			}
			return msg
		}))
}
