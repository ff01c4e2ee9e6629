package ui_test

import (
	"fmt"
	"io"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// The program is a Bubble Tea model: Update takes messages, and View returns the frame. Here it
// plays a given board, and space opens an empty cell, whose cascade wins the game.
func Example() {
	layout, err := game.NewLayout(game.Square{Rows: 3, Cols: 3}, func(yield func(game.Cell) bool) {
		yield(game.Cell{Row: 2, Col: 2})
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	m := ui.New(ui.Options{
		Choices: choices.Choices{Lang: text.English},
		Setup:   &session.Setup{Title: text.Same("small"), Board: session.Given(layout, game.Cell{})},
		Now:     func() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) },
		Seed:    func() uint64 { return 1 },
	}, lipgloss.NewRenderer(io.Discard))
	m.Init()
	m.Update(tea.WindowSizeMsg{Width: 20, Height: 14})
	m.Update(tea.KeyMsg{Type: tea.KeySpace, Runes: []rune{' '}})
	for _, line := range strings.Split(m.View(), "\n")[:7] {
		fmt.Println(strings.TrimRight(line, " "))
	}
	fmt.Println("won:", strings.Contains(m.View(), "YOU WON"))
	// Output:
	//       a   b   c
	//     ┏━━━┓───┬───┐
	//   A ┃   ┃' '│   │
	//     ┗━━━┛───┼───┤
	//   B │' '│'1'│ 1 │
	//     ├───┼───┼───┤
	//   C │   │ 1 │ X │
	// won: true
}
