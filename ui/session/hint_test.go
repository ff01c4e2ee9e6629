package session_test

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// The player chooses the promise of the next board, unless the current one is provable.
func TestPromiseOfTheNextBoard(t *testing.T) {
	spec := beginner(1).Spec()
	spec.Promise = deal.Provable
	provable := session.Dealt(text.Same("test"), spec, game.LeftToFind)
	crowded, _ := start(breaksItsPromise())
	play(t, crowded, "Ak*")
	unkept := crowded.Setup
	for _, test := range []struct {
		name            string
		setup           session.Setup
		guess, followed deal.Promise
	}{
		{"may need a guess", beginner(1).Promising(deal.ClearStart), deal.ClearStart, deal.Followable},
		{"needs none", beginner(1).Promising(deal.Followable), deal.ClearStart, deal.Followable},
		{"was to need none", unkept, deal.ClearStart, deal.Followable},
		{"may explode at once", beginner(1).Promising(deal.AnyStart), deal.ClearStart, deal.Followable},
		{"needs none, by any proof", provable, deal.Provable, deal.Provable},
	} {
		next := test.setup.Next(7)
		if next.Spec().Seed != 7 || next.Layout() != nil || next.MayNeedGuess() {
			t.Errorf("%s: the next board is %+v", test.name, next)
		}
		if got := next.Promising(deal.ClearStart).Spec().Promise; got != test.guess {
			t.Errorf("%s: the next promises %d, want %d", test.name, got, test.guess)
		}
		if got := next.Promising(deal.Followable).Spec().Promise; got != test.followed {
			t.Errorf("%s: the next without a guess promises %d, want %d", test.name, got, test.followed)
		}
	}
	given := fixed()
	if got := given.Next(7); got.Layout() != given.Layout() {
		t.Error("after a given board comes another")
	}
}

// breaksItsPromise returns the setup of a board that cannot keep its promise to need no guess.
func breaksItsPromise() session.Setup {
	spec := deal.Spec{Grid: game.Square{Rows: 1, Cols: 20}, Mines: 10}
	return session.Dealt(text.Same("test"), spec, game.Classic).Promising(deal.Followable)
}

func TestBoardThatBreaksItsPromiseSaysSo(t *testing.T) {
	s, _ := start(breaksItsPromise())
	play(t, s, "Ak*")
	for name, setup := range map[string]session.Setup{"the board": s.Setup, "the same again": s.Again().Promising(deal.Followable)} {
		if got, want := setup.Describe(text.Same("square"), text.English), "test · code 091H-4A10-0000-0005 · may need a guess · square · classic"; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestWhatHelpedIsCounted(t *testing.T) {
	s, _ := start(beginner(3))
	if s.Thinkable() {
		t.Error("there is something to think about before the board is dealt")
	}
	play(t, s, "Ee*")
	if s.Thoughts() != nil || s.Hints() != 0 || chancesShown(s) {
		t.Error("helped without being asked")
	}
	stale := advice.See(s.Game()).Think()
	play(t, s, "Aa!")
	if s.SetThoughts(stale); s.Thoughts() != nil {
		t.Error("thoughts about a position that has gone are kept")
	}
	for range 2 {
		s.SetThoughts(advice.See(s.Game()).Think())
		s.Hint(s.Thoughts(), game.Cell{})
		s.Hint(s.Thoughts(), game.Cell{})
		play(t, s, "Ia!") // the hint goes on
	}
	if s.Hints() != 1 {
		t.Errorf("%d hints, want 1", s.Hints())
	}
	if s.NoteChances(); !chancesShown(s) {
		t.Error("that chances were shown is not noted")
	}
}

// chancesShown reports whether the journal says that chances were shown.
func chancesShown(s *session.Session) bool {
	return slices.ContainsFunc(s.Journal().Entries, func(e journal.Entry) bool { return e.Event == journal.Chances })
}

// If the first cell may be a mine, the game never calls it safe: not after an explosion, not after
// the undo of that, and not in a resumed game. No code opens it for the player.
func TestFirstCellThatMayExplode(t *testing.T) {
	setup := beginner(2).Promising(deal.AnyStart)
	if got := setup.AboutFirstCell().In(text.English); got != "The first cell you open may be a mine: nothing is known yet" {
		t.Errorf("of the first cell is said %q", got)
	}

	s, _ := start(setup)
	board := gametest.Must(setup.Spec().Deal(game.Cell{}))
	var mine game.Cell
	for i := range 81 {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); board.Mine(c) {
			mine = c
		}
	}
	before, _ := s.Setup.Code()
	if _, err := s.Play(game.Action{Kind: game.Open, Cell: mine}); err != nil || s.Game().Status() != game.Lost {
		t.Fatalf("status %d, %v, want an explosion", s.Game().Status(), err)
	}
	loss, ok := s.Loss()
	if !ok || loss.Verdict != review.Forced || loss.Risk < 0.12 || loss.Risk > 0.13 {
		t.Errorf("the loss is %+v, want a guess at 10 mines in 81 cells", loss)
	}
	play(t, s, "<")
	if c, ok := s.SafeStart(); ok {
		t.Errorf("%v is said to be safe", c)
	}
	again := gametest.Must(session.Restore(s.Journal(), time.Now))
	if c, ok := again.SafeStart(); ok {
		t.Errorf("%v is said to be safe, in the game that was kept", c)
	}
	after, ok := s.Setup.Code()
	if !ok || after != before {
		t.Errorf("the code is %q, and was %q before a cell was opened", after, before)
	}
	code := gametest.Must(deal.ParseCode(after))
	same := session.FromCode(code).Promising(deal.Followable)
	if same.OpensStart() || same.Spec() != setup.Spec() {
		t.Errorf("the code leads to %+v, whose start is opened: %v", same.Spec(), same.OpensStart())
	}
	if !session.FromCode(deal.Code{Spec: beginner(1).Spec()}).OpensStart() {
		t.Error("the start of a code is not opened")
	}
}

// What is said of the first cell is what the deal keeps, also where there is no room for the whole
// promise.
func TestWhatIsPromisedOfTheFirstCell(t *testing.T) {
	const (
		clear = "The first cell you open will not be a mine, and neither will the cells it touches"
		safe  = "The first cell you open will not be a mine"
		mine  = "The first cell you open may be a mine: nothing is known yet"
	)
	for _, test := range []struct {
		promise deal.Promise
		mines   int
		want    string
	}{
		{deal.ClearStart, 10, clear}, {deal.Followable, 10, clear}, {deal.Provable, 10, clear},
		{deal.ClearStart, 72, clear}, {deal.ClearStart, 73, safe}, {deal.ClearStart, 81, mine},
		{deal.SafeStart, 10, safe}, {deal.SafeStart, 80, safe}, {deal.SafeStart, 81, mine},
		{deal.AnyStart, 10, mine},
	} {
		spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: test.mines, Promise: test.promise}
		setup := session.Dealt(text.Same("test"), spec, game.LeftToFind)
		if got := setup.AboutFirstCell().In(text.English); got != test.want {
			t.Errorf("promise %d, %d mines: %q, want %q", test.promise, test.mines, got, test.want)
		}
	}
}

// A start that is known to be safe is not a guess. Opening another cell instead is a needless one.
func TestStartThatIsKnownToBeSafe(t *testing.T) {
	setup := fixed()
	setup.Board = session.GivenSafe(setup.Layout(), game.Cell{Row: 2, Col: 2})
	s, _ := start(setup)
	if c, ok := s.SafeStart(); !ok || c != setup.Start() {
		t.Errorf("the safe start is %v, %v", c, ok)
	}
	play(t, s, "Aa*")
	if loss, ok := s.Loss(); !ok || loss.Verdict != review.Needless || len(loss.Safe) != 1 || loss.Safe[0] != setup.Start() {
		t.Errorf("the loss is %+v", loss)
	}
	s, _ = start(setup)
	play(t, s, "Cc!Aa*")
	if loss, ok := s.Loss(); !ok || loss.Verdict != review.Needless || len(loss.Safe) != 0 || len(loss.SafeFlagged) != 1 || loss.SafeFlagged[0] != setup.Start() {
		t.Errorf("with a flag there the loss is %+v", loss)
	}
	play(t, s, "<Cc!")
	play(t, s, "Ab*Cc*")
	if c, ok := s.SafeStart(); ok {
		t.Errorf("%v is open, and still where to start", c)
	}
}
