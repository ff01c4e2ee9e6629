package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// withCoach begins a game with a coach.
func withCoach(t *testing.T, width, height int, setup *session.Setup) *player {
	t.Helper()
	p := sit(t, width, height, setup)
	p.m.Coach = true
	p.tell()
	return p
}

// open opens a cell and waits for the coach.
func (p *player) open(c game.Cell) {
	p.t.Helper()
	p.moveTo(c)
	p.answer(p.press("space"))
}

// flag flags a cell, or removes its flag, and lets the coach think.
func (p *player) flag(c game.Cell) {
	p.t.Helper()
	p.moveTo(c)
	p.answer(p.press("f"))
}

// openFirst opens a cell of the golden board that no mine touches, and waits for the coach.
func (p *player) openFirst() {
	p.t.Helper()
	c := game.Cell{Row: 3, Col: 3}
	if p.game().Layout().Around(c) > 0 { // on a grid where cells have more neighbours
		c.Col = 0
	}
	p.open(c)
	p.sees("JUGADAS: 1")
}

// certainMine returns a closed cell that is certainly a mine.
func (p *player) certainMine() game.Cell {
	p.t.Helper()
	thoughts := advice.See(p.game()).Think()
	rows, cols := p.game().Layout().Grid().Size()
	for i := range rows * cols {
		if c := (game.Cell{Row: i / cols, Col: i % cols}); !p.game().Open(c) && thoughts.Chance(c) == 1 {
			return c
		}
	}
	p.t.Fatal("no cell is certainly a mine")
	return game.Cell{}
}

// However a cell is opened, the coach stops it once and says why. A hint then says more.
func TestCoachStopsWhateverOpens(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, kind := range game.GridKinds() {
			for name, open := range map[string]func(p *player, c game.Cell){
				"by key": func(p *player, c game.Cell) { p.moveTo(c); p.press("space") },
				"by click": func(p *player, c game.Cell) {
					p.click(game.Letters.Of(p.board().Game.Layout().Grid(), c), tea.MouseButtonLeft, false)
				},
				"typed": func(p *player, c game.Cell) {
					if !strings.Contains(p.screen(), ":"+c.String()) { // otherwise the play is still there to be repeated
						p.press(":")
						p.typeIn(c.String() + "*")
					}
					p.answer(p.press("enter"))
				},
			} {
				p := withCoach(t, 80, 24, goldenBoard(t, kind))
				p.openFirst()
				mine := p.certainMine()
				open(p, mine)
				p.sees("que es una mina: con i ves por qué; si repites, se abre", "JUGADAS: 1")
				if p.over() {
					t.Fatalf("%s: it was opened", name)
				}
				open(p, mine)
				if !p.over() {
					t.Errorf("%s: the repetition does not open the cell:\n%s", name, p.screen())
				}
			}
			p := withCoach(t, 80, 24, goldenBoard(t, kind))
			p.openFirst()
			p.open(p.certainMine())
			p.press("i")
			p.sees(" es una mina", "!▓")
		}
	})
}

// A chord that would open a certain mine is stopped, too. A chord that opens safe cells is not.
func TestCoachStopsAChord(t *testing.T) {
	t.Parallel()
	p := withCoach(t, 80, 24, goldenBoard(t, squares))
	p.openFirst()
	p.flag(game.Cell{})
	p.flag(game.Cell{Row: 1})
	two := game.Cell{Row: 1, Col: 1} // the number 2, which touches Aa, Ab and Ba
	p.open(two)
	p.sees("Ibas a abrir Ab, que es una mina", "JUGADAS: 1")
	p.open(two)
	p.sees("HAS PERDIDO")
}

// Without the option, the coach stops nothing. With it, the game counts as helped.
func TestCoachIsAnOption(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, goldenBoard(t, squares))
	p.clear()
	p.moveTo(p.certainMine())
	p.press("space")
	p.sees("HAS PERDIDO")
	p = sit(t, 80, 24, nil)
	p.press("o")
	p.pressAt("Entrenador", tea.MouseButtonLeft)
	p.sees("▸ Entrenador       ‹ sí")
	p.press("esc 1")
	p.answer(p.press("space"))
	mine := p.certainMine()
	p.open(mine)
	p.sees("si repites, se abre")
	p.open(mine)
	p.press("u")
	found := 0
	for _, e := range p.session().Journal().Entries {
		if e.Event == journal.Coach || e.Event == journal.Stopped {
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d entries of the coach, want 2", found)
	}
}

// If a safe cell is not opened for a while, the coach marks it without a key. The cursor stays in
// place.
func TestCoachMarksWhatIsPassedOver(t *testing.T) {
	t.Parallel()
	p := withCoach(t, 80, 24, goldenBoard(t, squares))
	p.openFirst()
	pass := func(d time.Duration) {
		p.at = p.at.Add(d)
		p.tick()
	}
	pass(15 * time.Second)
	p.flag(game.Cell{Row: 6}) // flagging is no inaction
	p.flag(game.Cell{Row: 6})
	at := p.board().Cursor
	pass(15 * time.Second)
	p.doesNotSee("(1")
	pass(5 * time.Second)
	p.sees("siguiente paso", "(1")
	if p.board().Cursor != at {
		t.Error("the cursor has moved")
	}
	p.press("i")
	p.sees("2  El ")
	pass(time.Hour)
	p.sees("2  El ")
	if n := p.session().Hints(); n != 1 {
		t.Errorf("%d hints are counted, want 1", n)
	}
	// If no cell is safe, none is marked.
	p = withCoach(t, 80, 24, goldenBoard(t, squares))
	p.open(game.Cell{})
	pass(time.Hour)
	p.doesNotSee("PISTAS")
}

// On a large board the coach thinks in the background. An opening and the keys after it wait for
// the coach, but only for a short time.
func TestCoachThinksOnTheSide(t *testing.T) {
	t.Parallel()
	sitDown := func() (p *player, mine game.Cell, thinking tea.Cmd) {
		p = withCoach(t, 80, 24, largeSetup(6_000))
		thinking = p.send(aside(t, p.press("space")))
		p.sees("JUGADAS: 1")
		mine = p.certainMine()
		p.moveTo(mine)
		return p, mine, thinking
	}
	t.Run("in time", func(t *testing.T) {
		p, mine, thinking := sitDown()
		p.press("space right f")
		if p.board().Cursor != mine || p.game().Flags() > 0 {
			t.Error("the keys after it do not wait")
		}
		p.send(aside(t, thinking))
		p.sees("MARCADAS: 1", "JUGADAS: 1")
		if p.over() || p.board().Cursor == mine {
			t.Errorf("the opening is not stopped, or the keys behind it are lost:\n%s", p.screen())
		}
	})
	t.Run("ahead", func(t *testing.T) {
		p, _, thinking := sitDown()
		p.send(aside(t, thinking))
		p.press("space")
		p.sees("si repites, se abre")
	})
	t.Run("too late", func(t *testing.T) {
		p, _, _ := sitDown()
		p.answer(p.press("space")) // the coach already thinks, so only the wait ends
		p.sees("HAS PERDIDO")
	})
}
