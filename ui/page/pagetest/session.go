package pagetest

import (
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
)

// OnFile returns the setup of one of the bundled boards. The parameter up is the path from the
// folder of the test to the root of the module, such as "../..".
func OnFile(t testing.TB, up, name string, rules game.Rules) session.Setup {
	t.Helper()
	setup, _, err := session.FromFile(boards.ReadFile(up+"/boards/"+name), nil, rules)
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

// WantPlay returns the game that the page has last asked to begin.
func (p *Page) WantPlay() session.Setup {
	p.T.Helper()
	play, ok := p.Request().(page.Play)
	if !ok {
		p.T.Fatalf("the page has asked for %+v, want page.Play", p.Request())
	}
	return play.Setup
}

// Begin begins a game, which the archive keeps.
func (p *Page) Begin(setup session.Setup) *session.Session {
	p.T.Helper()
	s, err := session.New(setup.Promising(session.Promised(p.First, p.Guess)), p.Now)
	if err != nil {
		p.T.Fatal(err)
	}
	s.KeepIn(p.Archive)
	return s
}

// WinGame wins a game in this time, and adds it to the history.
func (p *Page) WinGame(s *session.Session, took time.Duration) {
	p.T.Helper()
	begun := p.At
	open := func(c game.Cell) {
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: c}); err != nil {
			p.T.Fatal(err)
		}
	}
	if s.Undealt() {
		open(s.Setup.Start())
	}
	for c := range game.Cells(s.Setup.Grid()) {
		if layout := s.Game().Layout(); !layout.Mine(c) && !s.Game().Open(c) {
			open(c)
			p.At = begun.Add(took)
		}
	}
	if s.Game().Status() != game.Won {
		p.T.Fatal("the game goes on")
	}
	p.Finish(s)
	s.Leave()
}

// Finish adds a game that is over to the history.
func (p *Page) Finish(s *session.Session) {
	p.T.Helper()
	if _, err := s.End(p.At).Finish(); err != nil {
		p.T.Fatal(err)
	}
}

// Replay returns the replay of a saved game.
func Replay(t testing.TB, path string) *session.Replay {
	t.Helper()
	saved, err := archive.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := session.NewReplay(saved.Journal)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
