package session_test

import (
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/session"

	"pgregory.net/rapid"
)

// wantPosition fails unless the position of s has all its open numbers. It may have more cells open by a
// cascade, but never a mine.
func wantPosition(t rapid.TB, s *session.Session) {
	t.Helper()
	there := positionOf(t, s)
	if there.Status() == game.Lost {
		t.Error("the position is lost")
	}
	for cell := range game.Cells(s.Game().Layout().Grid()) {
		if there.Layout().Mine(cell) != s.Game().Layout().Mine(cell) ||
			s.Game().Open(cell) && s.Game().Layout().Around(cell) > 0 && !there.Open(cell) ||
			there.Status() == game.Playing && there.Flagged(cell) != s.Game().Flagged(cell) {
			t.Errorf("%v is different in the position", cell)
		}
	}
}

// In this position, flags that are gone held back a cascade, which would now open a mine because of
// a wrong flag. Position holds it back in the same way.
func TestPositionOverAWrongFlag(t *testing.T) {
	setup, _, err := session.FromFile(&boards.Source{Name: "-", Data: []byte("2 5\n....*\n.....\n")}, nil, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	s := gametest.Must(session.New(setup, time.Now))
	play := gametest.Must(game.ParsePlay("Ab! Ba! Bb! Aa* Ab! Ba! Bb! Ac!"))
	if done, err := s.Play(play...); done != len(play) {
		t.Fatalf("%d of %d actions were carried out: %v", done, len(play), err)
	}
	there := positionOf(t, s)
	if there.Status() != game.Playing || !there.Flagged(game.Cell{Col: 2}) {
		t.Errorf("the position is %v, its flag %v", there.Status(), there.Flagged(game.Cell{Col: 2}))
	}
	// The player has not seen the cells of the cascade that was held back.
	if setup.Opening, err = game.ParsePlay("Ac!Aa*"); err != nil {
		t.Fatal(err)
	}
	again := gametest.Must(session.New(setup, time.Now))
	if g := again.Game(); g.Opened() != 1 || g.SeenWhole() || g.Seen(game.Cell{Row: 1, Col: 4}) {
		t.Errorf("%d are open, and what was held back is said to have been seen", g.Opened())
	}
}

// positionOf returns the position of a session as a game.
func positionOf(t rapid.TB, s *session.Session) *game.Game {
	t.Helper()
	position := gametest.Must(s.Setup.Position(s.Game()))
	return gametest.Must(position.Play())
}

func textOf(t rapid.TB, s *session.Session) string {
	j := s.Journal()
	if len(j.Entries) == 0 {
		j.Begun = time.Time{} // the game has not begun
	}
	out := gametest.Must(j.Text())
	return string(out)
}
