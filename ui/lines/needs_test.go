package lines_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/archive"
	"buscaminas/ui/lines"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// proved returns the plays that win on the board of a spec, each of them proved.
func proved(t *testing.T, spec deal.Spec) (plays []string) {
	t.Helper()
	start := deal.Middle(spec.Grid)
	board, err := spec.Deal(start)
	if err != nil || !board.Kept {
		t.Fatal("no board needs the rule", err)
	}
	g, s := game.New(board.Layout, game.LeftToFind), solver.New(spec.Grid, spec.Mines)
	for c := start; ; {
		open := game.Action{Kind: game.Open, Cell: c}
		plays = append(plays, open.Text(spec.Grid))
		if err := g.Apply(open); err != nil {
			t.Fatal(err)
		}
		if g.Status() != game.Playing {
			return plays
		}
		for c := range game.Cells(spec.Grid) {
			if g.Open(c) {
				s.Open(c, g.Layout().Around(c))
			}
		}
		if c, _, _ = s.Next(solver.Followable | solver.Cases); g.Open(c) {
			t.Fatal("nothing is proved")
		}
	}
}

// Before a board that needs a rule, the player is told which one. After a win without help or luck,
// the player is told to have seen it.
func TestTheRuleThatTheBoardNeededIsTold(t *testing.T) {
	spec := deal.Spec{Grid: game.Square{Rows: 16, Cols: 16}, Mines: 40, Seed: 5, Promise: deal.NeedsChain}
	plays := proved(t, spec)
	for _, test := range []struct {
		typed       []string
		voice, seen bool
	}{
		{plays, false, true},
		{plays, true, true},
		{slices.Concat(plays[:1], []string{"pista"}, plays[1:]), false, false},
	} {
		setup := session.Dealt(words.Custom, spec, game.LeftToFind)
		o := lines.Options{Setup: &setup, Voice: test.voice, Archive: archive.At(t.TempDir())}
		heard := strings.ToLower(play(t, o, append(test.typed, "salir")...))
		o.Archive.Close()
		if !strings.Contains(heard, "pide una cadena de números") || !strings.Contains(heard, "este pedía una cadena de números") ||
			strings.Contains(heard, "números, y la viste") != test.seen {
			t.Errorf("voice %t, want seen %t:\n%s", test.voice, test.seen, heard)
		}
	}
}

// If no board of the size needs the rule, the player gets another and is told.
func TestABoardWithoutTheRuleIsTold(t *testing.T) {
	spec := deal.Spec{Grid: game.Square{Rows: 2, Cols: 3}, Mines: 1, Promise: deal.NeedsChain}
	setup := session.Dealt(words.Custom, spec, game.LeftToFind)
	if heard := play(t, lines.Options{Setup: &setup}, "Aa*", "salir"); !strings.Contains(heard, "no se ha encontrado ningún tablero que pida una cadena") {
		t.Error(heard)
	}
}
