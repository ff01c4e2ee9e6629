package ui

import (
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// Whatever the player does, in whatever window and theme, a frame that keeps parts of the frame
// before looks like one that is drawn anew.
func TestKeptFramesLookLikeNewOnes(t *testing.T) {
	t.Parallel()
	const events, seed = 600, 7
	for _, kind := range game.GridKinds() {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			r := rand.New(rand.NewPCG(seed, 0))
			keys := []string{"space", "space", "space", "f", "u", "c", "i", "%", "z", "v", "r", "n", "p", "esc", "c"}
			arrows := []tea.KeyType{tea.KeyUp, tea.KeyDown, tea.KeyLeft, tea.KeyRight, tea.KeyHome, tea.KeyPgDown}
			setup := session.Daily(deal.Spec{Grid: kind.New(16, 30), Mines: 99}, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
			p := sit(t, 100, 40, &setup)
			tick := tickIn(p.press("space"))
			for i := range events {
				var cmd tea.Cmd
				switch n := r.IntN(24); {
				case p.over():
					cmd = p.press("u")
				case n == 0:
					p.resize(20+r.IntN(280), 8+r.IntN(80))
				case n == 1:
					p.m.Theme = r.IntN(len(theme.All()))
					p.m.renderer = colored([]termenv.Profile{termenv.Ascii, termenv.ANSI256}[r.IntN(2)])
					p.m.ASCII = r.IntN(4) == 0
					p.tell()
				case n < 8:
					cmd = p.press(keys[r.IntN(len(keys))])
				case n < 12 && tick != nil:
					p.at = p.at.Add(time.Duration(r.IntN(1500)) * time.Millisecond)
					cmd, tick = p.send(tick), nil
				default:
					cmd = p.send(tea.KeyMsg{Type: arrows[r.IntN(len(arrows))]})
				}
				if next := tickIn(cmd); next != nil {
					tick = next
				}
				kept := slices.Clone(cellsOf(p.m.draw()))
				p.tell() // pages forget what they have kept
				if anew := p.m.draw(); !slices.Equal(kept, cellsOf(anew)) {
					t.Fatalf("event %d of seed %d, on %s: a frame with kept parts is not\n%s", i, seed, kind.Name, anew)
				}
			}
		})
	}
}

func cellsOf(g *screen.Grid) (all []screen.Cell) {
	for y := range g.Height {
		all = append(all, g.Row(y)...)
	}
	return all
}
