package session_test

import (
	"errors"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
)

// If the mines are shown, the board is always dealt from the start, whatever the player opens
// first, and even if dealing was cancelled before.
func TestBoardWithItsMinesIsThatOfTheStart(t *testing.T) {
	setup := beginner(3).Promising(deal.Followable)
	want, err := setup.Spec().Deal(setup.Start())
	if err != nil {
		t.Fatal(err)
	}
	setup.ShowMines = true
	s, err := session.New(setup, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	dealing := s.Deal
	s.Deal = func(deal.Spec, game.Cell) (deal.Dealt, error) { return deal.Dealt{}, deal.ErrCancelled }
	if err := s.Reveal(); !errors.Is(err, deal.ErrCancelled) || !s.Undealt() {
		t.Fatalf("Reveal fails with %v, want ErrCancelled and no board", err)
	}
	s.Deal = dealing
	if _, err := s.Play(game.Action{Kind: game.Open, Cell: game.Cell{}}); err != nil {
		t.Fatal(err)
	}
	l := s.Game().Layout()
	for i := range l.Cells() {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); l.Mine(c) != want.Mine(c) {
			t.Fatalf("another board at %v", c)
		}
	}
	if err := s.Reveal(); err != nil || s.Game().Steps() != 1 { // the board is dealt already
		t.Error(err)
	}
}
