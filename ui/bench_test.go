package ui

import (
	"fmt"
	"io"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/editor"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// colored returns a renderer that draws in the colours of a profile, whatever terminal the test
// runs in.
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
	if rows, cols := grid.Size(); rows*cols > 100_000 { // such a board is dealt in the background
		m.Update(aside(b, cmd))
	}
	for range 40 { // flags, for a varied board
		m.Update(tea.KeyMsg{Type: tea.KeyRight})
		m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("f")})
	}
	return m
}

// BenchmarkView draws a frame after each step of the cursor, on a whole board of 16×30, roomy and
// large, and in a window of 200×60 on a board of 1000×1000.
func BenchmarkView(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, size := range []struct{ rows, cols, mines, width, height int }{
			{16, 30, 99, 130, 40},
			{16, 30, 99, 250, 80},
			{1000, 1000, 200_000, 200, 60},
		} {
			b.Run(fmt.Sprintf("%s/%dx%d/%dx%d", draw.ShapeOf(kind).Name.In(text.English), size.rows, size.cols, size.width, size.height), func(b *testing.B) {
				m := benchModel(b, kind.New(size.rows, size.cols), size.mines, size.width, size.height)
				want := map[int]draw.Spacing{40: draw.Roomy, 80: draw.Large}[size.height]
				if got := gameOf(m).Board.Spacing; size.rows == 16 && got != want {
					b.Fatalf("the board is drawn in spacing %d, want %d", got, want)
				}
				b.ReportAllocs()
				steps(b, m)
			})
		}
	}
}

// steps draws a frame after each step of the cursor, as a [screen] does.
func steps(b *testing.B, m *Model) {
	key := tea.KeyMsg{Type: tea.KeyLeft}
	for i := 0; b.Loop(); i++ {
		m.Update(key)
		if i%20 == 19 {
			key.Type = tea.KeyLeft + tea.KeyRight - key.Type
		}
		m.draw()
	}
}

// BenchmarkViewChances draws a frame with the chances on the board after each step of the cursor.
func BenchmarkViewChances(b *testing.B) {
	for _, kind := range game.GridKinds() {
		b.Run(draw.ShapeOf(kind).Name.In(text.English), func(b *testing.B) {
			m := benchModel(b, kind.New(16, 30), 99, 130, 40)
			m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("%")})
			m.View()
			if gameOf(m).Board.Overlay == nil {
				b.Fatal("no chances are drawn")
			}
			b.ReportAllocs()
			steps(b, m)
		})
	}
}

// BenchmarkThinking asks for hints and chances, and plays, on a board of 1000×1000 with every
// opening open. For each moment it takes the fastest time of an update and a frame, and reports the
// longest of these. Slower work is done in the background.
func BenchmarkThinking(b *testing.B) {
	for _, kind := range game.GridKinds() {
		b.Run(draw.ShapeOf(kind).Name.In(text.English), func(b *testing.B) {
			m := benchModel(b, kind.New(1000, 1000), 200_000, 200, 60)
			g := gameOf(m).Session().Game()
			pagetest.OpenOpenings(g)
			updates, views := map[[2]int]time.Duration{}, map[[2]int]time.Duration{}
			for b.Loop() {
				for i, key := range []string{"i", "i", "i", "f", "%", "i", "%", "f", "u", "ctrl+r"} {
					var msg tea.Msg = tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(key)}
					if key == "ctrl+r" {
						msg = tea.KeyMsg{Type: tea.KeyCtrlR}
					}
					for brought := 0; msg != nil; brought++ {
						moment := [2]int{i, brought}
						var cmd tea.Cmd
						keepLeast(updates, moment, func() { _, cmd = m.Update(msg) })
						keepLeast(views, moment, func() { m.View() })
						if msg = nil; cmd != nil {
							msg = aside(b, cmd)
						}
					}
				}
			}
			if g.Status() != game.Playing {
				b.Fatal("the game is over")
			}
			for unit, times := range map[string]map[[2]int]time.Duration{"µs/update": updates, "µs/view": views} {
				b.ReportMetric(float64(slices.Max(slices.Collect(maps.Values(times))).Microseconds()), unit)
			}
		})
	}
}

// keepLeast stores the time of do under a moment, if it is the shortest so far.
func keepLeast(times map[[2]int]time.Duration, moment [2]int, do func()) {
	begun := time.Now()
	do()
	took := time.Since(begun)
	if least, ok := times[moment]; !ok || took < least {
		times[moment] = took
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

// BenchmarkEdit places or removes a mine and draws the frame, on a board of a level and on a
// large one.
func BenchmarkEdit(b *testing.B) {
	for _, size := range []struct{ rows, cols, mines int }{{16, 30, 99}, {1000, 1000, 150_000}} {
		b.Run(fmt.Sprintf("%dx%d", size.rows, size.cols), func(b *testing.B) {
			m := benchModel(b, game.Square{Rows: 2, Cols: 2}, 1, 130, 40)
			m.newEditor(editor.New(filled(game.Square{Rows: size.rows, Cols: size.cols}, size.mines), editor.Untitled, game.Cell{}))
			for b.Loop() {
				m.Update(tea.KeyMsg{Type: tea.KeyEnter})
				if len(m.View()) == 0 {
					b.Fatal("nothing drawn")
				}
			}
		})
	}
}
