package boards_test

import (
	"testing"

	"buscaminas/boards"
	"buscaminas/game"

	"pgregory.net/rapid"
)

// drawGame draws a game that somebody has played on a small board.
func drawGame(t *rapid.T) *game.Game {
	rules := rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic}).Draw(t, "rules")
	rows, cols := rapid.IntRange(1, 9).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
	b := &boards.Board{Grid: rapid.SampledFrom([]game.Grid{hex(rows, cols), square(rows, cols)}).Draw(t, "grid")}
	percent := rapid.IntRange(0, 40).Draw(t, "percent")
	for c := range everyCell(b.Grid) {
		if rapid.IntRange(1, 100).Draw(t, "mine") <= percent {
			b.Mines = append(b.Mines, c)
		}
	}
	l, err := b.Layout()
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(l, rules)
	for range rapid.IntRange(0, 30).Draw(t, "actions") {
		_ = g.Apply(game.Action{ // what is refused changes nothing
			Kind: rapid.SampledFrom([]game.Kind{game.Open, game.Flag, game.Undo}).Draw(t, "kind"),
			Cell: game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")},
		})
	}
	return g
}

// A game goes on from its position where it was, whatever its rules; where the
// rules open more, as much more as is said.
func TestActionsLeadToThePosition(t *testing.T) {
	exact := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		actions, more := boards.FromGame(g).Actions(g.Layout())
		if more == 0 {
			exact++
		}
		for _, rules := range []game.Rules{game.Classic, game.LeftToFind} {
			again := game.New(g.Layout(), rules)
			for _, a := range actions {
				if again.Status() != game.Playing {
					break
				}
				if err := again.Apply(a); err != nil {
					t.Fatalf("%v: %v", a, err)
				}
			}
			extra := 0
			for c := range everyCell(g.Layout().Grid()) {
				switch was, is := g.Open(c), again.Open(c); {
				case is && !was:
					extra++
				case was && !is && !(g.Status() == game.Lost && g.Layout().Mine(c)):
					t.Fatalf("%v: %v is closed\n%v", rules, c, actions)
				}
				if more == 0 && g.Flagged(c) != again.Flagged(c) {
					t.Fatalf("%v: %v is flagged: %v\n%v", rules, c, again.Flagged(c), actions)
				}
			}
			if extra < more || extra > more && (more == 0 || rules.Numbering == game.Total) {
				t.Fatalf("%v: %d cells more, want %d\n%v", rules, extra, more, actions)
			}
			if (again.Status() == game.Lost) != (g.Status() == game.Lost) {
				t.Fatalf("%v: comes to status %d, want %d\n%v", rules, again.Status(), g.Status(), actions)
			}
		}
	})
	if exact < 20 {
		t.Errorf("only %d positions were exact", exact)
	}
}

func TestActionsOpenTheStart(t *testing.T) {
	b := &boards.Board{Grid: square(3, 3), Mines: cells(0, 0), Start: &game.Cell{Row: 2, Col: 2}}
	l, err := b.Layout()
	if err != nil {
		t.Fatal(err)
	}
	actions, more := b.Actions(l)
	if len(actions) != 1 || actions[0].String() != "2,2*" || more != 0 {
		t.Errorf("%v, and %d more", actions, more)
	}
}
