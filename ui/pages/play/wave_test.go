package play

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/terminal"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// waveFrame is the time between two frames of the wave.
const waveFrame = 40 * time.Millisecond

// winning returns a player with the cursor on the last cell to open.
func winning(t *testing.T, grid game.Grid, mines, width, height int) *player {
	t.Helper()
	board, err := deal.Spec{Grid: grid, Mines: mines, Seed: 1, Promise: deal.AnyStart}.Deal(game.Cell{})
	if err != nil {
		t.Fatal(err)
	}
	setup := session.Setup{Title: text.Same("prueba"), Board: session.Given(board.Layout, game.Cell{}), Rules: game.Classic}
	p := sit(t, width, height, &setup)
	p.Renderer = pagetest.Colored(termenv.TrueColor)
	p.Tell()
	pagetest.OpenOpenings(p.Game())
	rows, cols := grid.Size()
	var last *game.Cell // the first cell that no opening has opened
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		switch {
		case board.Layout.Mine(c) || p.Game().Open(c):
		case last == nil:
			last = &c
		default:
			if _, err := p.Session().Play(game.Action{Kind: game.Open, Cell: c}); err != nil {
				t.Fatal(err)
			}
		}
	}
	p.MoveTo(*last)
	return p
}

// lit returns the number of lit places of the frame.
func (p *player) lit() int {
	n, g := 0, p.Draw()
	for y := range g.Height {
		for _, c := range g.Row(y) {
			if c.Ground == screen.LitGround {
				n++
			}
		}
	}
	return n
}

// After a win, a wave of light goes over the board for less than 0.7 s. It sends the terminal at
// most 64 kB, however large the window is.
func TestWaveOfAWin(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, board := range []struct{ rows, cols, mines, width, height int }{
			{9, 9, 10, 80, 24}, {16, 30, 99, 80, 24}, {16, 30, 99, 200, 60}, {100, 100, 1500, 200, 60}, {100, 200, 3000, 400, 120},
		} {
			name := fmt.Sprintf("%s/%dx%d in %dx%d", draw.ShapeOf(kind).Name.In(text.English), board.rows, board.cols, board.width, board.height)
			t.Run(name, func(t *testing.T) {
				p := winning(t, kind.New(board.rows, board.cols), board.mines, board.width, board.height)
				var painter terminal.Painter
				painter.Resize(board.width, board.height)
				sent := 0
				draw := func() {
					painter.SetFrame(&p.Draw().Grid, p.Palette)
					sent += len(painter.Paint())
				}
				draw()
				p.Press("space")
				draw()
				begun := p.At
				sent = 0
				most, frames := 0, 0
				for lit := 1; lit > 0; {
					p.At = p.At.Add(waveFrame)
					p.Tell()
					draw()
					lit = p.lit()
					most = max(most, lit)
					frames++
				}
				if took := p.At.Sub(begun); took > 700*time.Millisecond || took < 300*time.Millisecond {
					t.Errorf("the wave takes %v, want 300 to 700 ms", took)
				}
				if most < 5 {
					t.Errorf("%d cells are lit at once", most)
				}
				t.Logf("%d bytes in %d frames", sent, frames)
				if sent > 64_000 {
					t.Errorf("the wave sends %d bytes, want at most 64,000", sent)
				}
			})
		}
	}
}

// The wave moves by ticks, and after it nothing ticks any more.
func TestWaveTicks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		p := winning(t, game.Square{Rows: 9, Cols: 9}, 10, 80, 24)
		cmd := p.Press("space")
		ticked := 0
		for ; ticked < 20; ticked++ {
			tick := tickIn(cmd)
			if tick == nil {
				break
			}
			p.At = p.At.Add(waveFrame)
			cmd = p.Send(tick)
		}
		if ticked != 15 || p.lit() > 0 {
			t.Errorf("after %d ticks %d cells are lit, want 15 and none", ticked, p.lit())
		}
	})
}

// The clock ticks once a second where nobody sees it, and on a server, which draws the clocks of all
// players.
func TestClockTicksSlowly(t *testing.T) {
	t.Parallel()
	for _, served := range []*page.Served{nil, {Largest: 100, Queue: func(work func()) { work() }}} {
		synctest.Test(t, func(t *testing.T) { // ticks take no time
			p := sit(t, 20, 10, onFile(t, "list-3x3.txt", game.Classic))
			if p.DoesNotSee("TIEMPO"); served != nil {
				p.Served = served
				p.Resize(80, 24)
				p.Sees("TIEMPO")
			}
			begun := time.Now()
			if tickIn(p.Press("f")) == nil {
				t.Fatal("the clock stands still")
			}
			if took := time.Since(begun); took < time.Second {
				t.Errorf("the clock ticks after %v, want a second", took)
			}
		})
	}
}

// A game that has waited ten seconds for a key wakes once a second, and its clock shows whole seconds
// until the next key. That key replaces the tick under way, and then nothing comes of it: a message
// would draw the page.
func TestIdleGameWakesOnceASecond(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
		tick := tickIn(p.Press("f"))
		p.At = p.At.Add(9900 * time.Millisecond)
		tick = tickIn(p.Send(tick))
		p.Sees("TIEMPO: 9,9 s")
		p.At = p.At.Add(200 * time.Millisecond)
		begun := time.Now()
		tick = tickIn(p.Send(tick))
		p.Sees("TIEMPO: 10 s")
		if took := time.Since(begun); took < time.Second {
			t.Errorf("it wakes again after %v", took)
		}
		p.At = p.At.Add(500 * time.Millisecond)
		begun = time.Now()
		next := tickIn(p.Press("l"))
		p.Sees("TIEMPO: 10,6 s")
		if took := time.Since(begun); next == nil || took >= time.Second {
			t.Errorf("after a key, the clock goes on after %v", took)
		}
		if tickIn(p.Send(tick)) != nil {
			t.Error("the clock ticks twice")
		}
		p.At = p.At.Add(time.Minute)
		slow := p.Send(next)
		p.Press("f")
		if tickIn(slow) != nil {
			t.Error("a replaced tick brings a message")
		}
	})
}

// tickIn returns the tick among the messages of a command, if there is one.
func tickIn(cmd tea.Cmd) tea.Msg {
	for msg := range pagetest.Messages(cmd) {
		if pagetest.IsTick(msg) {
			return msg
		}
	}
	return nil
}

// Any key ends the wave and has its usual effect. There is no wave without animation, or with too
// few colours for grounds.
func TestWaveEndsAtAKey(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		change func(p *player)
		lit    bool
	}{
		"usual":     {func(*player) {}, true},
		"no motion": {func(p *player) { p.Motion = false }, false},
		"16":        {func(p *player) { p.Renderer = pagetest.Colored(termenv.ANSI) }, false},
		"ASCII":     {func(p *player) { p.ASCII = true }, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := winning(t, game.Square{Rows: 9, Cols: 9}, 10, 80, 24)
			test.change(p)
			p.Tell()
			p.Press("space")
			p.At = p.At.Add(100 * time.Millisecond)
			p.Tell()
			if got := p.lit() > 0; got != test.lit {
				t.Errorf("cells are lit: %v, want %v", got, test.lit)
			}
			p.Press("x") // a key without a command
			p.SeesWin()
			if p.lit() > 0 {
				t.Error("a key does not end it")
			}
			p.At = p.At.Add(100 * time.Millisecond)
			p.Tell()
			if p.lit() > 0 {
				t.Error("it goes on after the key")
			}
		})
	}
}
