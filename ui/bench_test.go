package ui

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// benchModel returns a game in its middle, on a screen of the given size.
func benchModel(b *testing.B, grid game.Grid, mines, width, height int) *Model {
	b.Helper()
	spec := deal.Spec{Grid: grid, Mines: mines, Seed: 1}
	setup := session.Dealt(text.Same("Experto"), spec, game.LeftToFind)
	m := New(Options{
		Choices: choices.Choices{Grid: squares, Guess: true},
		Setup:   &setup,
		Seed:    func() uint64 { return 1 },
		Now:     time.Now,
	}, colored(termenv.TrueColor))
	m.Init()
	m.Update(tea.WindowSizeMsg{Width: width, Height: height})
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	if rows, cols := grid.Size(); rows*cols > 100_000 { // such a board is dealt in the background
		m.Update(aside(b, cmd))
	}
	for range 40 { // flags, for a varied board
		m.Update(tea.KeyMsg{Type: tea.KeyRight})
		m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("f")})
	}
	return m
}

// BenchmarkView draws a frame after each step of the cursor: on a whole board of 16×30, roomy, with the
// chances of mines, and large; and in a window of 200×60 on a board of 1000×1000.
func BenchmarkView(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, c := range []struct {
			rows, cols, mines, width, height int
			spacing                          draw.Spacing
			key                              string
		}{
			{16, 30, 99, 130, 40, draw.Roomy, ""},
			{16, 30, 99, 130, 40, draw.Roomy, "%"},
			{16, 30, 99, 250, 80, draw.Large, ""},
			{1000, 1000, 200_000, 200, 60, draw.Compact, ""},
		} {
			b.Run(fmt.Sprintf("%s/%dx%d/%dx%d%s", draw.ShapeOf(kind).Name.In(text.English), c.rows, c.cols, c.width, c.height, c.key), func(b *testing.B) {
				m := benchModel(b, kind.New(c.rows, c.cols), c.mines, c.width, c.height)
				m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(c.key)})
				if m.draw(); gameOf(m).Board.Spacing != c.spacing || (gameOf(m).Board.Overlay != nil) != (c.key != "") {
					b.Fatal("another board is drawn")
				}
				b.ReportAllocs()
				key := tea.KeyMsg{Type: tea.KeyLeft}
				for i := 0; b.Loop(); i++ {
					m.Update(key)
					if i%20 == 19 {
						key.Type = tea.KeyLeft + tea.KeyRight - key.Type
					}
					m.draw()
				}
			})
		}
	}
}

// BenchmarkBurst carries out a thousand keys that arrive at once.
func BenchmarkBurst(b *testing.B) {
	const bursts = 10 // a game gets at most ten thousand keys
	burst := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(strings.Repeat("flfjfhfkff", 100))}
	var m *Model
	for i := 0; b.Loop(); i++ {
		if i%bursts == 0 {
			b.StopTimer()
			m = benchModel(b, hexagons.New(16, 30), 99, 130, 40)
			runtime.GC() // the garbage of the game before
			b.StartTimer()
		}
		m.Update(burst)
		m.View()
	}
}
