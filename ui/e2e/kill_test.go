//go:build !windows

package e2e

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/store"
)

// Killed at any instant, the game goes on with everything that was on the screen:
// every cell is as it was seen or further on, and so are the clock and the undo.
func TestKillLosesNothingThatWasSeen(t *testing.T) {
	const games, kills, seed = 10, 10, 1 // on each of the grids
	var both sync.WaitGroup
	for i, grid := range []string{"square", "hex"} {
		both.Go(func() {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			for range games {
				g := killedGame{t: t, rng: rng, home: t.TempDir(), grid: grid}
				for range kills {
					g.playAndKill()
				}
				g.goOn().close()
				if t.Failed() {
					return
				}
			}
		})
	}
	both.Wait()
}

// killedGame is a game whose program is killed again and again.
type killedGame struct {
	t    *testing.T
	rng  *rand.Rand
	home string
	grid string

	seen   *position     // on the last frame before it was killed; nil: it has not begun
	clock  time.Duration // when it was last continued
	latest time.Duration // how long before it was killed its last action may have been
}

// playAndKill begins the game, or goes on with it, and kills the program while keys
// arrive.
func (g *killedGame) playAndKill() {
	var since time.Time // what is seen from now on is an action that was kept
	var term *Terminal
	if g.seen == nil {
		term = g.start()
		since = time.Now()
		term.press("3")
		term.waitText("MOVES: 0")
		term.press("space")
		term.waitFor(func(screen string) bool { return g.see(screen).moves == 1 }, "the first cell open")
	} else {
		term = g.goOn()
		since = g.undoAndRedo(term)
	}
	defer term.close()
	before := g.see(term.screen())
	burst := 1 + g.rng.IntN(8)
	enough := before.steps() + g.rng.IntN(burst+1)
	term.send(g.plays(burst))
	term.waitFor(func(screen string) bool { return g.see(screen).steps() >= enough }, "some of the plays")
	if err := term.kill(syscall.SIGKILL); err != nil {
		g.t.Error(err)
	}
	g.latest = time.Since(since)
	<-term.ended
	g.seen = g.see(term.screen())
}

func (g *killedGame) start() *Terminal {
	term := program{args: []string{"--grid", g.grid, "--lang", "en"}, home: g.home}.start(g.t, size{80, 24})
	term.waitText("BUSCAMINAS")
	return term
}

// goOn continues the game, and compares it with what was seen of it.
func (g *killedGame) goOn() *Terminal {
	term := g.start()
	term.press("c")
	var now *position
	term.waitFor(func(screen string) bool {
		now = g.see(screen)
		return now.whole() && now.steps() >= g.seen.steps()
	}, "the game as far as it was")
	for _, lost := range now.missing(g.seen) {
		g.t.Errorf("%s: %s", g.grid, lost)
	}
	// What passed after the last action is not kept: nothing had been done in it.
	const shown = time.Second / 10
	if least := max(g.clock, g.seen.clock-g.latest-shown); now.clock < least {
		g.t.Errorf("the clock goes on from %v; it was seen at %v, and at least %v were kept", now.clock, g.seen.clock, least)
	}
	g.clock = now.clock
	return term
}

// undoAndRedo undoes the last opening and does it again. It returns a time before
// that.
func (g *killedGame) undoAndRedo(term *Terminal) time.Time {
	begun := time.Now()
	before := g.see(term.screen())
	term.press("u")
	term.waitFor(func(screen string) bool { return g.see(screen).open() < before.open() }, "the last opening undone")
	term.press("ctrl+r")
	term.waitFor(func(screen string) bool { return g.see(screen).same(before) }, "the last opening done again")
	return begun
}

// plays returns keys that play the next closed cells, one after the other: a mine is
// flagged, another one opened.
func (g *killedGame) plays(n int) string {
	saved, err := store.ReadGame(filepath.Join(g.home, "state", "buscaminas", "game.txt"))
	if err == nil && saved.Wrong != nil {
		err = saved.Wrong
	}
	if err != nil {
		g.t.Fatal(err)
	}
	at := game.Cell{}
	for _, e := range saved.Entries {
		if k := e.Action.Kind; k == game.Open || k == game.Flag {
			at = e.Action.Cell // where the cursor is
		}
	}
	var keys strings.Builder
	for range n {
		for at = nextCell(at); saved.Game.Face(at) != game.Closed; {
			at = nextCell(at)
		}
		a, key := game.Action{Kind: game.Open, Cell: at}, "w "
		if saved.Game.Layout().Mine(at) {
			a.Kind, key = game.Flag, "wf"
		}
		if err := saved.Game.Apply(a); err != nil {
			g.t.Fatal(err)
		}
		keys.WriteString(key)
	}
	return keys.String()
}

// see returns the position on a screen.
func (g *killedGame) see(screen string) *position { return readPosition(screen, g.grid == "hex") }
