package session_test

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/session"
)

// actions reads the actions of a typed play.
func actions(text string) []game.Action {
	return gametest.Must(game.ParsePlay(text))
}

// cancelled is the result of dealing that the player has cancelled.
func cancelled(*session.Turn) error { return deal.ErrCancelled }

func always(float64) bool { return true }

// A turn stops before the first opening until it has taken the board. The session has not changed
// meanwhile, and the flags placed before stay.
func TestTurnWaitsForItsBoard(t *testing.T) {
	setup := beginner(3).Promising(deal.Followable)
	setup.Rules = game.Classic
	s, w := start(setup)
	play(t, s, "Aa!")
	if _, err := s.Play(actions("Aa*")...); err != game.FlaggedCell || !s.Undealt() {
		t.Errorf("opening a flagged cell fails with %v, and the board is dealt: %v", err, !s.Undealt())
	}
	turn := s.Begin(actions("Ab!Hh*Ib!")...)
	work := turn.Next()
	if work == nil || work.Kind != session.Dealing || turn.Done != 1 || turn.Err != nil {
		t.Fatalf("did %d, %v, and needs %+v", turn.Done, turn.Err, work)
	}
	result := work.Do(always)
	if !s.Undealt() || s.Game().Steps() != 0 || s.Game().Flags() != 2 {
		t.Error("the work has changed the session")
	}
	w.pass(time.Second)
	turn.Take(result)
	if work := turn.Next(); work != nil || turn.Done != 3 || turn.Err != nil || turn.Steps() != 1 {
		t.Fatalf("did %d with %d steps, %v, and needs %+v", turn.Done, turn.Steps(), turn.Err, work)
	}
	want := gametest.Must(setup.Spec().Deal(turn.Actions[1].Cell))
	if !s.Game().Layout().Equal(want.Layout) || s.Game().Flags() != 3 {
		t.Error("it is not the board dealt from the cell opened first, with the flags that were put")
	}
}

// A turn that waits for the coach goes on without a result if the thoughts are there already.
func TestTurnTakesThoughtsThatAreThere(t *testing.T) {
	s := coached()
	turn := s.Begin(actions("Ba*")...)
	if work := turn.Next(); work == nil || work.Kind != session.Thinking || turn.Done != 0 {
		t.Fatalf("did %d, and needs %+v", turn.Done, work)
	}
	s.SetThoughts(s.Position().Think())
	if work := turn.Next(); work != nil || turn.Done != 1 {
		t.Errorf("did %d, and needs %+v", turn.Done, work)
	}
}

// Actions that are appended belong to the same turn: together they count as typed. The journal says so
// once, also if the game waits in between.
func TestActionsAppendedToATurn(t *testing.T) {
	s := coached()
	s.Coach = false
	turn := s.Begin()
	for i, a := range actions("Ba*Bb*") {
		turn.Actions = append(turn.Actions, a)
		if work := turn.Next(); work != nil || turn.Done != i+1 || turn.Err != nil {
			t.Fatalf("did %d, %v, and needs %+v", turn.Done, turn.Err, work)
		}
	}
	again := gametest.Must(session.Restore(s.Journal(), time.Now))
	gametest.Must(again.Play(actions("Ab*Ac*")...))
	if file := textOf(t, again); strings.Count(file, "typed\n") != 1 {
		t.Errorf("the game is kept as\n%s", file)
	}
}
