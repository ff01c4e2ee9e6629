package waiting

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A row leaves out what there is no room for, the least important part first.
func TestRowsOfTheWaitingList(t *testing.T) {
	w := waiter{
		Brief: session.Brief{
			Title: text.Same("Experto"), Grid: page.NamesOf(game.GridKinds()[1].New(2, 2)), Open: 10, Elapsed: 200 * time.Second,
		},
		state: "abierta en otra copia", when: "2026-01-01 15:04",
	}
	for width, want := range map[int]string{
		80: "Experto hex. 10 % · 3:20 · abierta en otra copia · 2026-01-01 15:04",
		60: "Experto hex. 10 % · 3:20 · abierta en otra copia",
		34: "Experto hex. 10 % · 3:20",
		20: "Experto hex. 10 %",
		10: "Experto h…",
	} {
		if got := w.line(width, text.Spanish); got != want {
			t.Errorf("width %d: %q, want %q", width, got, want)
		}
	}
}

// open opens the page with two games that wait, an Expert one and a Beginner one, and with a game
// that is being played.
func open(t *testing.T) *pagetest.Page {
	t.Helper()
	p := pagetest.Sit(t, 80, 24)
	p.Keep(t.TempDir())
	for _, level := range []words.Level{words.Levels()[0], words.Levels()[2]} {
		s := p.Begin(session.Level(level, p.Grid, p.Rules, p.Seed()))
		if _, err := s.Play(game.Action{Kind: game.Flag}); err != nil {
			t.Fatal(err)
		}
		p.At = p.At.Add(time.Minute)
		s.Leave()
	}
	games, problems := p.Archive.Waiting()
	if len(games) != 2 || len(problems) > 0 {
		t.Fatalf("%d games wait: %v", len(games), problems)
	}
	played := session.Brief{Title: words.Levels()[1].Name, Grid: page.NamesOf(game.GridKinds()[0].New(2, 2))}
	p.Open(New(page.WaitingGames{Played: &played, Games: games}))
	return p
}

// If there is room, the list has columns, with a bar for the open part. Otherwise each game is one
// line.
func TestGamesThatWaitStandInColumns(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.Sees("tablero", "abierto", "▸ Intermedio    cuadrada    ░░░░░░░░░░░░   0 %  0:00    en curso",
		"Principiante  cuadrada    ░░░░░░░░░░░░   0 %  1:00    20")
	p.Resize(120, 40) // the panel has what the columns leave out
	p.Sees("tablero", "abierto", "▸ Intermedio    cuadrada    ░░░░░░░░░░░░   0 %", "Tiempo", "en curso")
	p.Resize(60, 24)
	p.Sees("▸ Intermedio 0 % · 0:00 · en curso")
	p.DoesNotSee("░")
	games, _ := p.Archive.Waiting()
	games[0].Here = true // a game left for the menu has the time when it was left
	p.Send(page.WaitingGames{Played: &session.Brief{}, Games: games})
	p.DoesNotSee("en curso")
}

// Enter and a click go on with a game; x and X give games up, after a question.
func TestWhatIsAskedForAWaitingGame(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.Press("enter")
	if p.Request() != (page.GoOn{}) { // the game being played
		t.Errorf("Enter asks for %+v", p.Request())
	}
	p.ClickOn("Principiante")
	beginner, _ := p.Request().(page.GoOn)
	if beginner.Name == "" {
		t.Errorf("a click asks for %+v", p.Request())
	}
	s := p.Begin(session.Level(words.Levels()[1], p.Grid, p.Rules, p.Seed()))
	gametest.Must(s.Play(game.Action{Kind: game.Flag}))
	s.Leave()
	games, _ := p.Archive.Waiting()
	p.Send(page.WaitingGames{Played: &session.Brief{Title: text.Same("otra"), Grid: page.NamesOf(game.GridKinds()[0].New(2, 2))}, Games: games})
	if p.Press("enter"); p.Request() != beginner {
		t.Errorf("Enter asks for %+v after the list has changed, want %+v", p.Request(), beginner)
	}
	p.Press("x")
	if p.Agree(); p.Request() != page.GiveUp(beginner) {
		t.Errorf("x asks for %+v, want %s to be given up", p.Request(), beginner.Name)
	}
	p.Press("X")
	if p.Agree(); p.Request() != (page.GiveUpAll{}) {
		t.Errorf("X asks for %+v", p.Request())
	}
	p.Press("esc")
	p.WantBack()
}
