package play

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A player sits at the page of a game.
type player struct {
	*pagetest.Page
	pagetest.Match
	page  *Page
	typed TypedPlays
}

// sit seats a player in a window of this size, at a game without an archive.
func sit(t *testing.T, width, height int, setup *session.Setup) *player {
	t.Helper()
	if setup == nil {
		t.Fatal("MENU")
	}
	t.Helper()
	p := &player{Page: pagetest.Sit(t, width, height)}
	p.OnRequest = p.next
	p.begin(*setup)
	return p
}

// sitWith seats a player in a window of 80 by 40, at a game that an archive in this folder keeps.
func sitWith(t *testing.T, dir string, setup *session.Setup) *player {
	t.Helper()
	p := &player{Page: pagetest.Sit(t, 80, 40)}
	p.OnRequest = p.next
	p.Keep(dir)
	if setup != nil {
		p.begin(*setup)
	}
	return p
}

// begin begins a game.
func (p *player) begin(setup session.Setup) {
	p.T.Helper()
	p.plays(p.Begin(setup), Options{Typed: &p.typed})
}

// next carries out the requests for the next game.
func (p *player) next(request page.Request) (tea.Cmd, bool) {
	setup, o := session.Setup{}, Options{Typed: &p.typed, Previous: p.Session()}
	switch r := request.(type) {
	case page.Play:
		setup, o.Ghost, o.Message = r.Setup, r.Ghost, r.Message
	case page.NextGame:
		setup = r.Setup.Next(p.Seed())
	default:
		return nil, false
	}
	p.Session().Leave()
	p.plays(p.Begin(setup), o)
	return nil, true
}

// plays opens the page of a game.
func (p *player) plays(s *session.Session, o Options) {
	p.T.Helper()
	p.page = New(s, o)
	p.Match = pagetest.Match{Hand: &p.Player, Session: p.page.Session, Clock: &p.At, Cursor: func() game.Cell { return p.page.Board.Cursor }}
	p.Open(p.page)
}

func (p *player) board() draw.Picture { return p.page.Board.Picture }

// flag flags a cell, or removes its flag, and lets the coach think.
func (p *player) flag(c game.Cell) {
	p.T.Helper()
	p.MoveTo(c)
	p.Answer(p.Press("f"))
}

// openFirst opens a cell of the golden board that no mine touches, and waits for the coach.
func (p *player) openFirst() {
	p.T.Helper()
	p.OpenCell(p.EmptyCell())
	p.Sees("JUGADAS: 1")
}

// pointAt returns the place of a cell on the screen.
func (p *player) pointAt(name string) (x, y int) {
	p.T.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		p.T.Fatal(err)
	}
	top, _ := p.Draw().BoardTop()
	board := p.board()
	for y = range p.Height {
		for x = range p.Width {
			if got, ok := board.At(x, y-top); ok && got == c {
				return x, y
			}
		}
	}
	p.T.Fatalf("%s is nowhere on the screen:\n%s", name, p.Screen())
	return 0, 0
}

// click clicks a cell.
func (p *player) click(name string, button tea.MouseButton, shift bool) {
	p.T.Helper()
	x, y := p.pointAt(name)
	p.Send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionPress, Shift: shift})
}

// types types a play at the prompt and enters it.
func (p *player) types(play string) {
	p.T.Helper()
	p.Press(":")
	p.Type(play)
	p.Answer(p.Press("enter"))
}

// onFile returns the setup of one of the bundled boards.
func onFile(t *testing.T, name string, rules game.Rules) *session.Setup {
	t.Helper()
	setup := pagetest.OnFile(t, "../../..", name, rules)
	return &setup
}

// level returns the setup of a level on square cells.
func level(i int) *session.Setup {
	setup := session.Level(words.Levels()[i], game.GridKinds()[0], game.LeftToFind, 1)
	return &setup
}

// largeSetup returns the setup of a board that is dealt in the background.
func largeSetup(mines int) *session.Setup { return largeOf(250, mines) }

// largeOf returns the setup of a board of this many rows and columns.
func largeOf(side, mines int) *session.Setup {
	spec := deal.Spec{Grid: game.GridKinds()[0].New(side, side), Mines: mines, Seed: 1}
	setup := session.Dealt(words.Custom, spec, game.LeftToFind)
	return &setup
}
