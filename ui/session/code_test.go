package session_test

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// A game shows the code that the player typed, because a board has only one code.
func TestACodeIsShownAsItWasTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 9).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
		typed := deal.Code{
			Spec: deal.Spec{
				Grid:    rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols),
				Mines:   rapid.IntRange(0, rows*cols).Draw(t, "mines"),
				Seed:    rapid.Uint64().Draw(t, "seed"),
				Promise: rapid.SampledFrom(names.Promises).Draw(t, "promise").Value,
			},
			Start: game.Cell{
				Row: rapid.IntRange(0, rows-1).Draw(t, "row"),
				Col: rapid.IntRange(0, cols-1).Draw(t, "col"),
			},
			Rules: rapid.SampledFrom([]game.Rules{{}, game.Classic, game.Strict, game.Simple}).Draw(t, "rules"),
		}.String()
		code := gametest.Must(deal.ParseCode(typed))
		if shown, _ := session.FromCode(code).Code(); shown != typed {
			t.Errorf("%s is shown as %s", typed, shown)
		}
	})
}

// However a game begins, its code deals the board that was kept, and is the one that the player saw. A
// board from a file and the board of a race have no code.
func TestOneBoardOneCode(t *testing.T) {
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 7, Promise: deal.Followable}
	fresh := session.Dealt(text.Same("test"), spec, game.Rules{})
	shown := fresh
	shown.ShowMines, shown.Rules = true, game.Classic
	before, _ := start(fresh)
	play(t, before, "Bc*")
	ghost := gametest.Must(session.RaceSetup(before.Journal()))
	_, racers := newContest(t, "Ana")
	racer := racers[0]
	mine := racer.mine().String()
	for _, way := range []struct {
		name  string
		setup session.Setup
		play  string
		coded bool
	}{
		{"first cell", fresh, "Aa!Aa!Aa*", true},
		{"undone", fresh, "Ia*<Aa*", true},
		{"first may explode", beginner(3).Promising(deal.AnyStart), "Aa*", true},
		{"mines shown", shown, "Aa*", true},
		{"code", session.FromCode(deal.Code{Spec: spec, Start: game.Cell{Row: 1, Col: 2}}), "Bc*", true},
		{"day", session.Daily(spec, time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)), "Ee*", true},
		{"again", before.Again(), "Ia!Aa*", true},
		{"ghost", ghost, "Ia!Aa*", true},
		{"file", fixed(), "Cc!", false},
		{"race", racer.Setup, mine + "!", false},
		{"race, played again", racer.Again(), mine + "!", false},
	} {
		s, w, kept := racer.Session, racer.clock.now, racer.archive
		if way.name != "race" {
			var by *watch
			s, by = start(way.setup)
			w, kept = by.now, archive.At(t.TempDir())
			s.KeepIn(kept)
		}
		play(t, s, way.play)
		seen, _ := s.Setup.Code()
		name := s.Name()
		s.Leave()
		if err := session.GiveUp(kept, name, w); err != nil { // it has waited, and goes on to its end
			t.Fatalf("%s: %v", way.name, err)
		}
		games, _, err := kept.History()
		if err != nil || len(games) != 1 {
			t.Fatalf("%s: the history has %v, %v; want one game", way.name, games, err)
		}
		g := games[0]
		if g.Code != seen || (g.Code != "") != way.coded {
			t.Errorf("%s: the code is %q, and the player saw %q", way.name, g.Code, seen)
		}
		if !way.coded {
			continue
		}
		code := gametest.Must(deal.ParseCode(g.Code))
		if board, err := code.Deal(code.Start); err != nil || history.BoardHash(board.Layout) != g.Board || code.Rules != g.Rules {
			t.Errorf("%s: the code %s deals another game: %v", way.name, g.Code, err)
		}
	}
}
