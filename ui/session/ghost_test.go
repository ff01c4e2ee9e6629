package session_test

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// playedGame returns the journal of a random game, with undos and pauses.
func playedGame(t *rapid.T, grid game.Grid) *journal.Journal {
	clock := &watch{time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	spec := deal.Spec{Grid: grid, Mines: 8, Seed: rapid.Uint64Range(0, 99).Draw(t, "seed")}
	s := gametest.Must(session.New(session.FromCode(deal.Code{Spec: spec, Start: game.Cell{Row: 1, Col: 1}}), clock.now))
	gametest.LogIfFailed(t, func() string { return textOf(t, s) })
	wander(t, s, clock, rapid.IntRange(1, 60).Draw(t, "length"))
	return s.Journal()
}

func wander(t *rapid.T, s *session.Session, clock *watch, length int) {
	_, _ = s.Play(game.Action{Kind: game.Open, Cell: s.Setup.Start()})
	rows, cols := s.Setup.Grid().Size()
	kinds := []game.Kind{game.Open, game.Open, game.Open, game.Flag, game.Undo, game.Redo, 'p'}
	for range length {
		clock.at = clock.at.Add(time.Duration(rapid.IntRange(0, 5000).Draw(t, "ms")) * time.Millisecond)
		switch a := rapid.SampledFrom(kinds).Draw(t, "kind"); a {
		case 'p':
			s.Pause()
			clock.at = clock.at.Add(time.Minute)
			s.Resume()
		case game.Undo, game.Redo:
			_, _ = s.Play(game.Action{Kind: a}) // there may be nothing to undo or redo
		default:
			c := game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")}
			_, _ = s.Play(game.Action{Kind: a, Cell: c})
		}
	}
}

// raceAgainst returns a session on the board of j that races against the game j.
func raceAgainst(t interface{ Fatal(...any) }, j *journal.Journal, now func() time.Time) *session.Session {
	setup := gametest.Must(session.RaceSetup(j))
	s := gametest.Must(session.New(setup, now))
	ghost := gametest.Must(session.NewGhost(j, text.Same("ghost")))
	gametest.MustDo(s.Race(ghost))
	return s
}

// A player who does everything that the ghost did, at the same times, is always level with it to a
// tenth of a second, and nothing decides the race.
func TestOwnGameInStepIsLevel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j := playedGame(t, rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(6, 7))
		clock := &watch{time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC)}
		s := raceAgainst(t, j, clock.now)
		begun := clock.at
		level := func() {
			if got := s.Standing(); got.Own != got.Ghost || got.Lead < -0.05 || got.Lead > 0.05 {
				t.Fatalf("after %v: %+v", s.Elapsed(), got)
			}
		}
		for _, e := range j.Entries {
			if e.Event != journal.Done {
				continue
			}
			for next := begun.Add(e.At); clock.at.Before(next); { // in steps of a tenth of a second
				level()
				clock.at = clock.at.Add(min(next.Sub(clock.at), 100*time.Millisecond))
			}
			gametest.Must(s.Play(e.Action))
		}
		level()
		if all := s.Decisive(); len(all) > 0 {
			t.Fatalf("it was decided in %+v", all)
		}
	})
}

// The same holds if the race begins in the middle of the game.
func TestGhostMayComeLater(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j := playedGame(t, game.GridKinds()[0].New(6, 7))
		clock := &watch{time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC)}
		early := raceAgainst(t, j, clock.now)
		wander(t, early, clock, rapid.IntRange(1, 30).Draw(t, "length"))
		want, ghost := early.Standing(), early.Ghost()
		if err := early.Race(nil); err != nil || early.Ghost() != nil {
			t.Fatalf("the ghost does not go: %v", err)
		}
		gametest.MustDo(early.Race(ghost))
		if got := early.Standing(); got != want {
			t.Fatalf("%+v, want %+v", got, want)
		}
	})
}

// A ghost with another board or other rules is refused.
func TestGhostOfAnotherBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j := playedGame(t, game.GridKinds()[0].New(6, 7))
		s := raceAgainst(t, j, time.Now)
		other := *j
		if rapid.Bool().Draw(t, "by other rules") {
			other.Rules = game.Strict
		} else {
			other.Layout = j.Layout.Toggled(game.Cell{Row: 5, Col: 6})
		}
		ghost := gametest.Must(session.NewGhost(&other, text.Same("other")))
		if err := s.Race(ghost); err == nil {
			t.Fatal("it is raced against")
		}
		if s.Ghost() == ghost {
			t.Fatal("it is there all the same")
		}
	})
}

// On a board that is too large there is no ghost, and there is an error.
func TestGhostOfALargeBoard(t *testing.T) {
	layout := gametest.Must(game.NewLayout(game.GridKinds()[0].New(101, 100), func(func(game.Cell) bool) {}))
	j := &journal.Journal{Header: journal.Header{Layout: layout}}
	if _, err := session.NewGhost(j, text.Same("large")); err == nil {
		t.Error("it can be raced against")
	}
	if _, err := session.Ghosts(nil, layout, game.Rules{}, ""); err == nil {
		t.Error("others are looked for")
	}
}

// A ghost does not count as help. If its steps were shown, the board counts as known, also in a
// resumed game.
func TestWhatAGhostIsWorth(t *testing.T) {
	spec := deal.Spec{Grid: game.GridKinds()[0].New(9, 9), Mines: 10}
	for _, shown := range []bool{false, true} {
		clock := &watch{time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC)}
		s := gametest.Must(session.New(session.Daily(spec, clock.at), clock.now))
		gametest.Must(s.Play(game.Action{Kind: game.Open, Cell: s.Setup.Start()}))
		ghost := gametest.Must(session.NewGhost(s.Journal(), text.Same("ghost")))
		gametest.MustDo(s.Race(ghost))
		if shown {
			s.NoteGhostSteps()
			s.NoteGhostSteps() // the journal notes it once
		}
		again := gametest.Must(session.Restore(s.Journal(), clock.now))
		if shown {
			again.NoteGhostSteps()
		}
		for i := range 81 {
			c := game.Cell{Row: i / 9, Col: i % 9}
			if l := again.Game().Layout(); !l.Mine(c) && !again.Game().Open(c) {
				gametest.Must(again.Play(game.Action{Kind: game.Open, Cell: c}))
			}
		}
		g, err := history.FromJournal("", again.Journal(), clock.at)
		if err != nil || g.SeenBefore != shown {
			t.Errorf("steps shown: %v; the board counts as known: %v (%v)", shown, g.SeenBefore, err)
		}
		noted := 0
		for _, e := range again.Journal().Entries {
			if e.Event == journal.Ghost {
				noted++
			}
		}
		if want := map[bool]int{true: 1}[shown]; noted != want {
			t.Errorf("noted %d times, want %d", noted, want)
		}
	}
}
