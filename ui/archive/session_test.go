package archive_test

import (
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A session restored from its journal shows the same game, after its first flag or any later
// action: the board that was dealt, the flags before that, undo and redo, and the time.
func TestSessionIsMadeAgain(t *testing.T) {
	for _, grid := range []game.Grid{game.Square{Rows: 9, Cols: 9}, game.Hex{Rows: 9, Cols: 9}} {
		for _, play := range []string{"", "Aa!Ba!Aa!", "Aa!Ee*", "Aa!Ee*Aa!Ai*<", "Ee*Aa*<Ii*<>",
			"Ee*Aa*Ab*Ac*Ad*Ae*Af*Ag*Ah*Ai*<"} {
			dir := filepath.Join(t.TempDir(), "state")
			setup := session.Dealt(text.Same("test"), deal.Spec{Grid: grid, Mines: 10, Seed: 5}, game.Strict)
			at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
			s, err := session.New(setup, func() time.Time { return at })
			if err != nil {
				t.Fatal(err)
			}
			a := openArchive(t, dir)
			kept, err := a.Begin(&journal.Journal{Header: journal.Header{
				Titles: []string{setup.Title.In(text.Spanish), setup.Title.In(text.English)},
				Begun:  at, Rules: setup.Rules, Deal: setup.Spec(), FirstOpened: true,
			}})
			if err != nil {
				t.Fatal(err)
			}
			actions, err := game.ParsePlay(play)
			if err != nil {
				t.Fatal(err)
			}
			boarded := false
			for _, action := range actions {
				e := journal.Entry{Action: action}
				if _, err := s.Play(action); err != nil {
					e.Event = journal.Refused
				}
				e.At = s.Elapsed()
				if h := s.Journal().Header; h.Layout != nil && !boarded {
					err, boarded = kept.AddWithBoard(h, e), true
				} else {
					err = kept.Add(e)
				}
				if err != nil {
					t.Fatal(err)
				}
				at = at.Add(1234 * time.Millisecond)
			}
			want := s.Elapsed()
			if s.Running() { // the time since the last action is lost
				want = s.Elapsed() - min(s.Elapsed(), 1234*time.Millisecond)
			}
			a.Close()

			a = openArchive(t, dir)
			kept, saved, err := a.Reopen(kept.Name())
			if err != nil {
				t.Fatal(err)
			}
			if got := saved.Elapsed(); got != want {
				t.Errorf("%s: the clock is at %v, want %v", play, got, want)
			}
			again, err := session.New(session.Dealt(text.Text{saved.Titles[0], saved.Titles[1]}, saved.Deal,
				saved.Rules), time.Now)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range saved.Entries {
				if e.Event == journal.Won || e.Event == journal.Lost {
					continue
				}
				if _, err := again.Play(e.Action); (err != nil) != (e.Event == journal.Refused) {
					t.Fatalf("%s: playing %v again: %v", play, e.Action, err)
				}
			}
			wantSameGame(t, play, again.Game(), s.Game())
			wantSameGame(t, play, saved.Game, s.Game())
			kept.Leave()
		}
	}
}

// wantSameGame fails if two games show different cells, now or after undoing or redoing steps in
// both.
func wantSameGame(t *testing.T, play string, got, want *game.Game) {
	t.Helper()
	rows, cols := want.Layout().Grid().Size()
	compare := func() {
		t.Helper()
		for r := range rows {
			for c := range cols {
				if cell := (game.Cell{Row: r, Col: c}); got.Face(cell) != want.Face(cell) {
					t.Fatalf("%s: %v shows %d, want %d", play, cell, got.Face(cell), want.Face(cell))
				}
			}
		}
		if got.Steps() != want.Steps() || got.Deaths() != want.Deaths() || got.Status() != want.Status() {
			t.Fatalf("%s: steps, deaths or status differ", play)
		}
	}
	compare()
	for _, kind := range []game.Kind{game.Redo, game.Undo} {
		for done := 0; ; done++ {
			a, b := got.Apply(game.Action{Kind: kind}), want.Apply(game.Action{Kind: kind})
			if a != b {
				t.Fatalf("%s: %c is %v, want %v", play, kind, a, b)
			}
			if a != nil {
				// Go back, so that the next comparison starts at the same step.
				back := map[game.Kind]game.Kind{game.Redo: game.Undo, game.Undo: game.Redo}[kind]
				for range done {
					if got.Apply(game.Action{Kind: back}) != nil ||
						want.Apply(game.Action{Kind: back}) != nil {
						t.Fatalf("%s: no way back", play)
					}
				}
				break
			}
			compare()
		}
	}
}
