package ui

import (
	"io"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/terminal"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// A sink is a terminal that counts the bytes written to it.
type sink struct{ bytes int }

func (s *sink) Write(p []byte) (int, error) { s.bytes += len(p); return len(p), nil }
func (*sink) Read([]byte) (int, error)      { return 0, io.EOF }
func (*sink) Close() error                  { return nil }
func (*sink) Fd() uintptr                   { return ^uintptr(0) }

// BenchmarkCrowd types the keys of hundreds of players in turn, as a server gets them: when the next
// key of a player comes, the player's memory has left the caches of the processor. All play Expert in
// windows of 100×32. An operation is a key with its frame.
func BenchmarkCrowd(b *testing.B) {
	const players = 300
	for _, mix := range []struct{ name, keys string }{
		{"steps", ">"},
		{"mixed", ">f>>f> u>>f>>>f> u>i>>>f>> u>>f>> u>>>"},
	} {
		b.Run(mix.name, func(b *testing.B) {
			var all []display
			var outs []*sink
			for range players {
				spec := deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99, Seed: 7}
				setup := session.Dealt(text.Same("Expert"), spec, game.LeftToFind)
				s := &sink{}
				out := terminal.New(s)
				out.ErasesInColor = true
				d := newDisplay(Options{
					Choices: choices.Choices{Grid: squares, Lang: text.English},
					Setup:   &setup, Archive: archive.At(b.TempDir()),
					Seed: func() uint64 { return 7 },
					Now:  time.Now,
				}, out, colored(termenv.TrueColor), safe.New())
				d.Init()
				out.Write([]byte("\x1b[?1049h"))
				m, _ := d.Update(sizeMsg{Width: 100, Height: 32})
				m, _ = m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(" ")})
				m.View()
				all, outs = append(all, m.(display)), append(outs, s)
			}
			b.ResetTimer()
			b.ReportAllocs()
			before := 0
			for _, s := range outs {
				before += s.bytes
			}
			for i := 0; b.Loop(); i++ {
				p, n := i%players, i/players
				key := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(mix.keys[n%len(mix.keys) : n%len(mix.keys)+1])}
				if key.Runes[0] == '>' {
					key = tea.KeyMsg{Type: tea.KeyRight}
					if n%60 >= 30 {
						key.Type = tea.KeyLeft
					}
				}
				m, _ := all[p].Update(key)
				m.View()
				all[p] = m.(display)
			}
			bytes := -before
			for _, s := range outs {
				bytes += s.bytes
			}
			b.ReportMetric(float64(bytes)/float64(b.N), "B/frame")
		})
	}
}
