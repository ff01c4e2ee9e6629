package session_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A watch is a clock that moves only when the test moves it.
type watch struct{ at time.Time }

func (w *watch) now() time.Time       { return w.at }
func (w *watch) pass(d time.Duration) { w.at = w.at.Add(d) }

func start(setup session.Setup) (*session.Session, *watch) {
	w := &watch{at: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	s := gametest.Must(session.New(setup, w.now))
	return s, w
}

func play(t *testing.T, s *session.Session, text string) {
	t.Helper()
	actions := gametest.Must(game.ParsePlay(text))
	if _, err := s.Play(actions...); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

func beginner(seed uint64) session.Setup {
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: seed}
	return session.Dealt(text.Same("test"), spec, game.LeftToFind)
}

// fixed returns the setup of a board with one mine, in a corner.
func fixed() session.Setup {
	layout := gametest.Must(game.NewLayout(game.Square{Rows: 3, Cols: 3}, slices.Values([]game.Cell{{}})))
	return session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{})}
}

func TestBoardIsDealtOnce(t *testing.T) {
	s, _ := start(beginner(3))
	play(t, s, "Ee*")
	layout := s.Game().Layout()
	play(t, s, "<Aa!Aa!")
	_, _ = s.Play(game.Action{Kind: game.Open})
	if s.Game().Layout() != layout {
		t.Error("undo of the first cell dealt the board anew")
	}
	if again := s.Again(); again.Layout() != layout {
		t.Error("the same board again is another one")
	}
}

func TestClockRunsFromTheFirstActionToTheEnd(t *testing.T) {
	s, w := start(fixed())
	steps := []struct {
		what string
		do   func()
		want time.Duration
	}{
		{"waiting to begin", func() { w.pass(time.Hour) }, 0},
		{"a refused action", func() { _, _ = s.Play(game.Action{Kind: game.Undo}); w.pass(time.Hour) }, 0},
		{"the first flag", func() { play(t, s, "Ac!"); w.pass(time.Second) }, time.Second},
		{"pause", func() { s.Pause(); w.pass(time.Hour) }, time.Second},
		{"resume", func() { s.Resume(); w.pass(time.Second) }, 2 * time.Second},
		{"lost", func() { play(t, s, "Aa*"); w.pass(time.Hour) }, 2 * time.Second},
		{"resume when lost", func() { s.Resume(); w.pass(time.Hour) }, 2 * time.Second},
		{"undo the loss", func() { play(t, s, "<"); w.pass(time.Second) }, 3 * time.Second},
		{"won", func() { play(t, s, "Ac!Cc*"); w.pass(time.Hour) }, 3 * time.Second},
	}
	for _, step := range steps {
		if step.do(); s.Elapsed() != step.want {
			t.Fatalf("after %s the clock is at %v, want %v", step.what, s.Elapsed(), step.want)
		}
	}
	if s.Game().Status() != game.Won || s.Running() {
		t.Error("the game is not won, or its clock still runs")
	}
	if file := textOf(t, s); !strings.Contains(file, "\n1.000 pause\n1.000 resume\n") {
		t.Errorf("the game is kept as\n%s", file)
	}
}

func TestPlayStopsAtTheEnd(t *testing.T) {
	s, _ := start(fixed())
	play(t, s, "Aa*Bb!")
	if s.Game().Status() != game.Lost || s.Game().Flags() != 0 {
		t.Error("the play went on after the explosion")
	}
}

func TestDescribe(t *testing.T) {
	shown, noChord := beginner(8), fixed()
	shown.ShowMines, noChord.Rules.Chord = true, game.ChordOff
	for _, test := range []struct {
		setup session.Setup
		lang  text.Lang
		want  string
	}{
		{shown, text.English, "test · may need a guess · square · numbers count down · mines shown · seed 8"},
		{beginner(8).Promising(deal.Followable), text.English, "test · no guessing · square · numbers count down · seed 8"},
		{beginner(8).Promising(deal.SafeStart), text.English, "test · may need a guess · first cell: safe · square · numbers count down · seed 8"},
		{noChord, text.Spanish, "test · square · propias"},
		{fixed(), text.Spanish, "test · square · restantes"},
	} {
		if got := test.setup.Describe(text.Same("square"), test.lang); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// The zero Setup is a game of the first level.
func TestZeroSetup(t *testing.T) {
	var setup session.Setup
	s, _ := start(setup)
	play(t, s, "Ee*")
	first := words.Levels()[0]
	if l := s.Game().Layout(); l.Mines() != first.Mines || l.Cells() != first.Rows*first.Cols || !s.Game().Open(game.Cell{Row: 4, Col: 4}) {
		t.Errorf("%d mines in %d cells", l.Mines(), l.Cells())
	}
}

// On a board whose start the game opens, the clock starts with the first action of the player. In a race
// against a ghost, it starts at once.
func TestTheClockWaitsForThePlayer(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	begin := func() *session.Session {
		setup := session.Daily(beginner(1).Spec(), now)
		s := gametest.Must(session.New(setup, func() time.Time { return now }))
		gametest.Must(s.Play(game.Action{Kind: game.Open, Cell: setup.Start()}))
		return s
	}
	s := begin()
	now = now.Add(time.Minute)
	s.Pause()
	s.Resume()
	now = now.Add(time.Minute)
	if s.Elapsed() != 0 || s.Running() || !s.CanContinue() {
		t.Errorf("before the player acts, the clock shows %v and runs: %v", s.Elapsed(), s.Running())
	}
	for c := range s.Game().Layout().MineCells() {
		gametest.Must(s.Play(game.Action{Kind: game.Flag, Cell: c}))
		break
	}
	now = now.Add(3 * time.Second)
	if s.Elapsed() != 3*time.Second {
		t.Errorf("3 s after the first action, the clock shows %v", s.Elapsed())
	}
	raced := begin()
	ghost := gametest.Must(session.NewGhost(s.Journal(), text.Text{}))
	gametest.MustDo(raced.Race(ghost))
	now = now.Add(time.Second)
	if raced.Elapsed() != time.Second {
		t.Errorf("a second after a race has begun, the clock shows %v", raced.Elapsed())
	}
}
