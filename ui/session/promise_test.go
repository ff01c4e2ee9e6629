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

// If a first opening is promised, flags that are set before it never make it open more cells. That
// holds in the game and wherever it is saved, seen again, judged, counted, raced against, taken over or
// played again.
func TestThePromiseIsKeptWhereverAGameIsPlayedAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(6, 7)
		spec := deal.Spec{
			Grid: grid, Mines: 8, Seed: rapid.Uint64Range(0, 99).Draw(t, "seed"),
			Promise: rapid.SampledFrom([]deal.Promise{deal.ClearStart, deal.SafeStart, deal.AnyStart}).Draw(t, "promise"),
		}
		rules := rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Strict, game.Classic}).Draw(t, "rules")
		clock := &watch{time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
		begin := func(setup session.Setup) *session.Session {
			return gametest.Must(session.New(setup, clock.now))
		}
		setup := session.Dealt(text.Same("test"), spec, rules)
		if rapid.Bool().Draw(t, "by code") {
			setup = session.FromCode(deal.Code{Spec: spec, Start: game.Cell{Row: 1, Col: 1}, Rules: rules})
		}
		s := begin(setup)
		gametest.LogIfFailed(t, func() string { return textOf(t, s) })
		cell := rapid.Map(rapid.IntRange(0, 41), func(i int) game.Cell { return game.Cell{Row: i / 7, Col: i % 7} })
		first := cell.Draw(t, "first")
		if setup.OpensStart() {
			first = setup.Start()
		}
		for _, c := range rapid.SliceOfNDistinct(cell, 0, 6, func(c game.Cell) game.Cell { return c }).Draw(t, "flags") {
			if c != first {
				_, _ = s.Play(game.Action{Kind: game.Flag, Cell: c})
			}
		}
		clock.at = clock.at.Add(time.Second)
		gametest.Must(s.Play(game.Action{Kind: game.Open, Cell: first}))
		if spec.Promise != deal.AnyStart && s.Game().Status() == game.Lost {
			t.Fatal("the first opening lost the game")
		}
		for range rapid.IntRange(0, 20).Draw(t, "more") {
			clock.at = clock.at.Add(time.Duration(rapid.IntRange(0, 5000).Draw(t, "ms")) * time.Millisecond)
			if kind := rapid.SampledFrom([]game.Kind{game.Open, game.Flag, game.Undo, game.Redo, 'p'}).Draw(t, "kind"); kind == 'p' {
				s.Pause()
				s.Resume()
			} else {
				_, _ = s.Play(game.Action{Kind: kind, Cell: cell.Draw(t, "cell")}) // refused or not
			}
		}
		written := textOf(t, s)
		j := journalOf(t, written)
		same := func(where string, g *game.Game) {
			t.Helper()
			if g.Steps() != s.Game().Steps() || g.Deaths() != s.Game().Deaths() {
				t.Fatalf("%s: %d steps and %d deaths, want %d and %d",
					where, g.Steps(), g.Deaths(), s.Game().Steps(), s.Game().Deaths())
			}
			for c := range game.Cells(grid) {
				if g.Face(c) != s.Game().Face(c) {
					t.Fatalf("%s: %v shows another face", where, c)
				}
			}
		}
		restored := gametest.Must(session.Restore(j, clock.now))
		same("restored", restored.Game())
		if got := textOf(t, restored); got != written || restored.Elapsed() != j.Elapsed() {
			t.Fatalf("at %v, want %v; the journal is\n%s\nwant\n%s", restored.Elapsed(), j.Elapsed(), got, written)
		}
		if s.Game().Status() == game.Playing {
			wantPosition(t, s)
		}
		replay := gametest.Must(session.NewReplay(j))
		replay.Seek(replay.Len())
		same("replayed", replay.Game())
		over := gametest.Must(replay.TakeOver(clock.now))
		same("taken over", over.Game())
		saved := gametest.Must(session.Restore(journalOf(t, textOf(t, over)), clock.now))
		same("taken over and saved", saved.Game())

		race := gametest.Must(session.RaceSetup(j))
		for where, setup := range map[string]session.Setup{"again": s.Again(), "raced": race} {
			again := begin(setup)
			for _, e := range j.Entries {
				if e.Event == journal.Done {
					if _, err := again.Play(e.Action); err != nil {
						t.Fatalf("%s: %v: %v", where, e.Action, err)
					}
				}
			}
			same(where, again.Game())
		}

		judged, _, err := replay.Review()
		if err != nil {
			t.Fatal(err)
		}
		openings, explosions := 0, 0
		for o := range judged.Openings() {
			if openings++; o.Exploded {
				explosions++
			}
		}
		if openings != s.Game().Steps() || explosions != s.Game().Deaths() {
			t.Fatalf("the review has %d openings and %d explosions", openings, explosions)
		}
		if s.Game().Status() != game.Playing {
			recorded := gametest.Must(history.FromJournal("", j, clock.at))
			if recorded.Won != (s.Game().Status() == game.Won) || recorded.Deaths != s.Game().Deaths() {
				t.Fatalf("the history has %+v", recorded)
			}
		}
	})
}
