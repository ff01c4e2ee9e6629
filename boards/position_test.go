package boards_test

import (
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// playedBy are the rules under which the games of these tests are played.
var playedBy = []game.Rules{game.LeftToFind, game.Classic, game.Simple, game.SingleCells}

// drawGame draws a game in progress, or one that is over, on a small board.
func drawGame(t *rapid.T) *game.Game {
	rules := rapid.SampledFrom(playedBy).Draw(t, "rules")
	rows, cols := rapid.IntRange(1, 9).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
	grids := []game.Grid{hex(rows, cols), square(rows, cols)}
	b := &boards.Board{Grid: rapid.SampledFrom(grids).Draw(t, "grid")}
	percent := rapid.IntRange(0, 40).Draw(t, "percent")
	var mines []game.Cell
	for c := range everyCell(b.Grid) {
		if rapid.IntRange(1, 100).Draw(t, "mine") <= percent {
			mines = append(mines, c)
		}
	}
	b.Mines = boards.CellsOf(mines)
	l := gametest.Must(b.Layout())
	g := game.New(l, rules)
	for range rapid.IntRange(0, 30).Draw(t, "actions") {
		_ = g.Apply(game.Action{ // a refused action changes nothing
			Kind: rapid.SampledFrom([]game.Kind{game.Open, game.Flag, game.Undo}).Draw(t, "kind"),
			Cell: game.Cell{
				Row: rapid.IntRange(0, rows-1).Draw(t, "row"),
				Col: rapid.IntRange(0, cols-1).Draw(t, "col"),
			},
		})
	}
	return g
}

// replay carries out actions, but skips opens of cells that are open already.
func replay(t *rapid.T, l *game.Layout, rules game.Rules, actions []game.Action) *game.Game {
	g := game.New(l, rules)
	for _, a := range actions {
		if g.Status() != game.Playing {
			break
		}
		if a.Kind == game.Open && g.Open(a.Cell) {
			continue
		}
		if err := g.Apply(a); err != nil {
			t.Fatalf("%+v: %v: %v", rules, a, err)
		}
	}
	return g
}

// closedBeside reports whether a closed cell touches an open one that has no mine
// around it.
func closedBeside(g *game.Game) bool {
	l := g.Layout()
	for c := range everyCell(l.Grid()) {
		if !g.Open(c) || l.Mine(c) || l.Around(c) > 0 {
			continue
		}
		for _, n := range game.AppendNeighbors(nil, l.Grid(), c) {
			if !g.Open(n) && !g.Flagged(n) {
				return true
			}
		}
	}
	return false
}

// A game that continues from a written position has the same open cells and flags, whatever its
// rules are.
func TestActionsLeadToThePosition(t *testing.T) {
	exact := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		actions := boards.FromGame(g).Actions(g.Layout())
		overshoots := closedBeside(g)
		if !overshoots {
			exact++
		}
		for _, rules := range playedBy {
			again := replay(t, g.Layout(), rules, actions)
			if overshoots && rules.Numbering == game.Left {
				continue // wrong flags may let a cascade go anywhere
			}
			for c := range everyCell(g.Layout().Grid()) {
				switch was, is := g.Open(c), again.Open(c); {
				case is && !was && !overshoots:
					t.Fatalf("%+v: %v is open\n%v", rules, c, actions)
				case was && !is && !(g.Status() == game.Lost && g.Layout().Mine(c)): // only one of several open mines is opened
					t.Fatalf("%+v: %v is closed\n%v", rules, c, actions)
				}
				if g.Flagged(c) != again.Flagged(c) && again.Status() != game.Won {
					t.Fatalf("%+v: %v is flagged: %v\n%v", rules, c, again.Flagged(c), actions)
				}
			}
			if again.Status() != game.Won && (again.Status() == game.Lost) != (g.Status() == game.Lost) {
				t.Fatalf("%+v: comes to status %d, want %d\n%v", rules, again.Status(), g.Status(), actions)
			}
		}
	})
	if exact < 20 {
		t.Errorf("only %d positions were exact", exact)
	}
}

// Actions of a position that no game can reach are not refused either.
func TestActionsAreNotRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		l := gametest.Must(b.Layout())
		for _, rules := range playedBy {
			replay(t, l, rules, b.Actions(l))
		}
	})
}

func TestActionsOpenTheStart(t *testing.T) {
	b := &boards.Board{Grid: square(3, 3), Mines: set(0, 0), Start: &game.Cell{Row: 2, Col: 2}}
	l := gametest.Must(b.Layout())
	if actions := b.Actions(l); len(actions) != 1 || actions[0].String() != "2,2*" {
		t.Errorf("%v", actions)
	}
}
