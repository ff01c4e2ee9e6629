package session_test

import (
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// Whatever is played, the journal of a session, written and read, restores the same cells, clock
// and journal.
func TestJournalMakesTheSameSession(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(6, 7)
		spec := deal.Spec{Grid: grid, Mines: 8, Seed: rapid.Uint64Range(0, 99).Draw(t, "seed")}
		setup := session.Dealt(text.Same("test"), spec, game.LeftToFind)
		if rapid.Bool().Draw(t, "by code") {
			setup = session.FromCode(deal.Code{Spec: spec, Start: game.Cell{Row: 1, Col: 1}})
		}
		at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		now := func() time.Time { return at }
		s := must(session.New(setup.Promising(session.Promised(
			rapid.SampledFrom([]deal.Promise{deal.ClearStart, deal.SafeStart, deal.AnyStart}).Draw(t, "first"), rapid.Bool().Draw(t, "guess"))), now))
		for range rapid.IntRange(1, 40).Draw(t, "length") {
			at = at.Add(time.Duration(rapid.IntRange(0, 5000).Draw(t, "ms")) * time.Millisecond)
			switch a := rapid.SampledFrom([]game.Kind{game.Open, game.Open, game.Flag, game.Undo, game.Redo, 'p'}).Draw(t, "kind"); a {
			case 'p':
				s.Pause()
				s.Resume()
			case game.Undo, game.Redo:
				_, _ = s.Play(game.Action{Kind: a}) // there may be nothing to undo or redo
			default:
				c := game.Cell{Row: rapid.IntRange(0, 5).Draw(t, "row"), Col: rapid.IntRange(0, 6).Draw(t, "col")}
				_, _ = s.Play(game.Action{Kind: a, Cell: c})
			}
		}
		want := textOf(t, s)
		j := journalOf(t, want)
		again := must(session.Restore(j, now))
		if got := textOf(t, again); got != want {
			t.Errorf("the journal is\n%s\nwant\n%s", got, want)
		}
		if again.Elapsed() != j.Elapsed() {
			t.Errorf("the clock is at %v, want %v", again.Elapsed(), j.Elapsed())
		}
		for r := range 6 {
			for c := range 7 {
				if cell := (game.Cell{Row: r, Col: c}); again.Game().Face(cell) != s.Game().Face(cell) {
					t.Errorf("%v shows another face", cell)
				}
			}
		}
		if s.Undealt() || s.Game().Status() != game.Playing {
			return
		}
		// The position has all open numbers, and may have more cells open by a cascade, but never a
		// mine.
		there := positionOf(t, s)
		if there.Status() == game.Lost {
			t.Error("the position is lost")
		}
		for r := range 6 {
			for c := range 7 {
				cell := game.Cell{Row: r, Col: c}
				if there.Layout().Mine(cell) != s.Game().Layout().Mine(cell) ||
					s.Game().Open(cell) && s.Game().Layout().Around(cell) > 0 && !there.Open(cell) ||
					there.Status() == game.Playing && there.Flagged(cell) != s.Game().Flagged(cell) {
					t.Errorf("%v is different in the position", cell)
				}
			}
		}
	})
}

// In this position, flags that are gone held back a cascade, which would now open a mine because of
// a wrong flag. Position holds it back in the same way.
func TestPositionOverAWrongFlag(t *testing.T) {
	setup, _, err := session.FromFile(&boards.Source{Name: "-", Data: []byte("2 5\n....*\n.....\n")}, nil, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	s := must(session.New(setup, time.Now))
	play := must(game.ParsePlay("Ab! Ba! Bb! Aa* Ab! Ba! Bb! Ac!"))
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
	again := must(session.New(setup, time.Now))
	if g := again.Game(); g.Opened() != 1 || g.SeenAll() || g.Seen(game.Cell{Row: 1, Col: 4}) {
		t.Errorf("%d are open, and what was held back is said to have been seen", g.Opened())
	}
}

// positionOf returns the position of a session as a game.
func positionOf(t rapid.TB, s *session.Session) *game.Game {
	t.Helper()
	position := must(s.Setup.Position(s.Game()))
	g := must(position.Play())
	return g
}

func textOf(t rapid.TB, s *session.Session) string {
	j := s.Journal()
	if len(j.Entries) == 0 {
		j.Begun = time.Time{} // the game has not begun
	}
	out := must(j.Text())
	return string(out)
}
