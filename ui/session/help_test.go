package session_test

import (
	"errors"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/hint"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

func TestBoardOfALevelNeedsNoGuess(t *testing.T) {
	s, _ := start(t, beginner(1).Guessing(false))
	play(t, s, "Ee*")
	for s.Game().Status() == game.Playing {
		advice := hint.See(s.Game()).Think().Advice()
		if advice.Kind != hint.SafeCell {
			t.Fatalf("the board needs a guess: %+v", advice)
		}
		if err := s.Apply(game.Action{Kind: game.Open, Cell: advice.Cell}); err != nil {
			t.Fatal(err)
		}
	}
	if s.Game().Status() != game.Won {
		t.Error("a safe cell was a mine")
	}
}

// What a board promises is the choice of the player, but where it was asked for.
func TestPromiseOfTheNextBoard(t *testing.T) {
	provable := beginner(1)
	provable.Deal.Promise = deal.Provable
	unkept := beginner(1).Guessing(false)
	unkept.MayNeedGuess = true
	for _, test := range []struct {
		name            string
		setup           session.Setup
		guess, followed deal.Promise
	}{
		{"may need a guess", beginner(1).Guessing(true), deal.ClearStart, deal.Followable},
		{"needs none", beginner(1).Guessing(false), deal.ClearStart, deal.Followable},
		{"was to need none", unkept, deal.ClearStart, deal.Followable},
		{"needs none, by any proof", provable, deal.Provable, deal.Provable},
	} {
		next := test.setup.Next(7)
		if next.Deal.Seed != 7 || next.Layout != nil || next.MayNeedGuess {
			t.Errorf("%s: the next board is %+v", test.name, next)
		}
		if got := next.Guessing(true).Deal.Promise; got != test.guess {
			t.Errorf("%s: the next promises %d, want %d", test.name, got, test.guess)
		}
		if got := next.Guessing(false).Deal.Promise; got != test.followed {
			t.Errorf("%s: the next without a guess promises %d, want %d", test.name, got, test.followed)
		}
	}
	given := fixed(t)
	if got := given.Next(7); got.Layout != given.Layout {
		t.Error("after a given board comes another")
	}
}

func TestBoardThatBreaksItsPromiseSaysSo(t *testing.T) {
	setup := session.Dealt(text.Same("test"), deal.Spec{Grid: game.Square{Rows: 1, Cols: 20}, Mines: 10}, game.Classic).Guessing(false)
	s, _ := start(t, setup)
	play(t, s, "Ak*")
	for name, setup := range map[string]session.Setup{"the board": s.Setup, "the same again": s.Again().Guessing(false)} {
		if got, want := setup.Describe(text.Same("square"), text.English), "test · code 0A1H-4A10-0000-00H · may need a guess · square · classic"; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// Where no board is dealt, nothing has changed, and the board can be brought later.
func TestBoardBroughtLater(t *testing.T) {
	setup := beginner(3)
	setup.Rules = game.Classic
	s, w := start(t, setup)
	later := errors.New("later")
	s.Deal = func(deal.Spec, game.Cell) (deal.Board, error) { return deal.Board{}, later }
	play(t, s, "Aa!")
	actions, err := game.ParsePlay("Ab!Ee*Ib!")
	if err != nil {
		t.Fatal(err)
	}
	if done, err := s.Play(actions); done != 1 || err != later {
		t.Fatalf("did %d, %v", done, err)
	}
	if !s.Undealt() || s.Game().Steps() != 0 {
		t.Error("a cell is open without a board")
	}
	w.pass(time.Second)
	board, err := s.Setup.Deal.Deal(actions[1].Cell)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.TakeBoard(board, actions[1].Cell); err != nil {
		t.Fatal(err)
	}
	if done, err := s.Play(actions[1:]); done != 2 || err != nil {
		t.Fatalf("did %d, %v", done, err)
	}
	if s.Game().Layout() != board.Layout || s.Game().Flags() != 3 {
		t.Error("it is not the board that was brought, with the flags that were put")
	}
}

func TestWhatHelpedIsCounted(t *testing.T) {
	s, _ := start(t, beginner(3))
	if s.Thinkable() {
		t.Error("there is something to think about before the board is dealt")
	}
	play(t, s, "Ee*")
	if s.Thoughts() != nil || s.Hints() != 0 || s.ChancesShown() {
		t.Error("helped without being asked")
	}
	stale := hint.See(s.Game()).Think()
	play(t, s, "Aa!")
	if s.Think(stale); s.Thoughts() != nil {
		t.Error("thoughts about a position that has gone are kept")
	}
	for range 2 {
		s.Think(hint.See(s.Game()).Think())
		s.Hint(s.Thoughts())
		s.Hint(s.Thoughts())
		play(t, s, "Ia!")
	}
	if s.Hints() != 2 {
		t.Errorf("%d hints, want 2", s.Hints())
	}
	if s.ShowChances(); !s.ChancesShown() {
		t.Error("that chances were shown is not noted")
	}
}

// The truth about a loss is that of the step that lost, however the player goes
// back and forth.
func TestLossAfterUndoAndRedo(t *testing.T) {
	setup := fixed(t)
	setup.Rules = game.Classic
	s, _ := start(t, setup)
	if _, ok := s.Loss(); ok {
		t.Error("a loss before the end")
	}
	play(t, s, "Ab*Aa*")
	first, ok := s.Loss()
	if !ok || first.Forced || first.Chance != 0.2 {
		t.Errorf("the loss is %+v, %v", first, ok)
	}
	play(t, s, "<<>>")
	if again, ok := s.Loss(); !ok || again.Chance != first.Chance || len(again.Safe) != len(first.Safe) {
		t.Errorf("after redo the loss is %+v, want %+v", again, first)
	}
	play(t, s, "<<Aa*")
	if other, ok := s.Loss(); !ok || !other.Forced || other.Chance == 0.2 {
		t.Errorf("another loss is %+v", other)
	}
}

// A cell that is known to be safe beforehand is neither a guess nor forgotten.
func TestStartThatIsKnownToBeSafe(t *testing.T) {
	setup := fixed(t)
	setup.Start, setup.StartSafe = game.Cell{Row: 2, Col: 2}, true
	s, _ := start(t, setup)
	if c, ok := s.SafeStart(); !ok || c != setup.Start {
		t.Errorf("the safe start is %v, %v", c, ok)
	}
	play(t, s, "Aa*")
	if loss, ok := s.Loss(); !ok || loss.Forced || len(loss.Safe) != 1 || loss.Safe[0] != setup.Start {
		t.Errorf("the loss is %+v", loss)
	}
	play(t, s, "<Ab*Cc*")
	if c, ok := s.SafeStart(); ok {
		t.Errorf("%v is open, and still where to start", c)
	}
}
