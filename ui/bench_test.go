package ui

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/choices"
	"buscaminas/ui/draw"
	"buscaminas/ui/edit"
	"buscaminas/ui/editor"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// colored returns a renderer that draws in the colours of a profile, whatever
// the terminal of the test.
func colored(p termenv.Profile) *lipgloss.Renderer {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(p)
	return r
}

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
	if rows, cols := grid.Size(); rows*cols > 100_000 { // which is dealt on the side
		m.Update(aside(b, cmd))
	}
	for range 40 { // a board with something of everything
		m.Update(tea.KeyMsg{Type: tea.KeyRight})
		m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("f")})
	}
	return m
}

// BenchmarkView draws a frame after each step of the cursor: 16x30 roomy and
// whole, and a window of 200×60 on a board of 4000×4000.
func BenchmarkView(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, size := range []struct{ rows, cols, mines, width, height int }{
			{16, 30, 99, 130, 40},
			{4000, 4000, 3_000_000, 200, 60},
		} {
			b.Run(fmt.Sprintf("%s/%dx%d", draw.ShapeOf(kind).Name.In(text.English), size.rows, size.cols), func(b *testing.B) {
				m := benchModel(b, kind.New(size.rows, size.cols), size.mines, size.width, size.height)
				if size.rows == 16 && gameOf(m).Board().Spacing != draw.Roomy {
					b.Fatal("the board is not drawn roomy")
				}
				b.ReportAllocs()
				steps(b, m)
			})
		}
	}
}

// steps draws a frame after each step of the cursor.
func steps(b *testing.B, m *Model) {
	key := tea.KeyMsg{Type: tea.KeyLeft}
	for i := 0; b.Loop(); i++ {
		m.Update(key)
		if i%20 == 19 {
			key.Type = tea.KeyLeft + tea.KeyRight - key.Type
		}
		if len(m.View()) == 0 {
			b.Fatal("nothing drawn")
		}
	}
}

// BenchmarkViewChances draws a frame after each step of the cursor, and the chances
// on the board.
func BenchmarkViewChances(b *testing.B) {
	for _, kind := range game.GridKinds() {
		b.Run(draw.ShapeOf(kind).Name.In(text.English), func(b *testing.B) {
			m := benchModel(b, kind.New(16, 30), 99, 130, 40)
			m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("%")})
			m.View()
			if gameOf(m).Board().Overlay == nil {
				b.Fatal("no chances are drawn")
			}
			b.ReportAllocs()
			steps(b, m)
		})
	}
}

// BenchmarkBurst carries out a thousand keys that arrive at once.
func BenchmarkBurst(b *testing.B) {
	m := benchModel(b, hexagons.New(16, 30), 99, 130, 40)
	burst := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(strings.Repeat("flfjfhfkff", 100))}
	for b.Loop() {
		m.Update(burst)
		m.View()
	}
}

// BenchmarkEdit puts a mine or takes it away, and draws the frame, on a board of a
// level and on the largest that is edited.
func BenchmarkEdit(b *testing.B) {
	for _, size := range []struct{ rows, cols, mines int }{{16, 30, 99}, {1000, 1000, 150_000}} {
		b.Run(fmt.Sprintf("%dx%d", size.rows, size.cols), func(b *testing.B) {
			m := benchModel(b, game.Square{Rows: 2, Cols: 2}, 1, 130, 40)
			board, err := edit.New(game.Square{Rows: size.rows, Cols: size.cols})
			if err != nil {
				b.Fatal(err)
			}
			if err := board.Fill(size.mines, 1); err != nil {
				b.Fatal(err)
			}
			m.newEditor(editor.New(board, editor.Untitled, game.Cell{}))
			for b.Loop() {
				m.Update(tea.KeyMsg{Type: tea.KeyEnter})
				if len(m.View()) == 0 {
					b.Fatal("nothing drawn")
				}
			}
		})
	}
}
