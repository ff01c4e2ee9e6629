package session_test

import (
	"errors"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/session"
)

// If the mines are shown, the board is always dealt from the start, whatever the player opens
// first, and even if dealing was cancelled before.
func TestBoardWithItsMinesIsThatOfTheStart(t *testing.T) {
	setup := beginner(3).Promising(deal.Followable)
	want := gametest.Must(setup.Spec().Deal(setup.Start()))
	setup.ShowMines = true
	s := gametest.Must(session.New(setup, time.Now))
	turn := s.Reveal()
	turn.Next()
	turn.Take(cancelled)
	if work := turn.Next(); work != nil || !errors.Is(turn.Err, deal.ErrCancelled) || !s.Undealt() {
		t.Fatalf("the turn fails with %v and needs %v, want ErrCancelled and no board", turn.Err, work)
	}
	gametest.Must(s.Play(game.Action{Kind: game.Open, Cell: game.Cell{}}))
	l := s.Game().Layout()
	for i := range l.Cells() {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); l.Mine(c) != want.Mine(c) {
			t.Fatalf("another board at %v", c)
		}
	}
	if work := s.Reveal().Next(); work != nil {
		t.Errorf("the board is dealt already, and the turn needs %v", work)
	}
}
