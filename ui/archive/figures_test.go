package archive

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
)

// wonLarge returns a game on a board of two million cells, won with its first step.
func wonLarge(t *testing.T) *journal.Journal {
	t.Helper()
	layout, err := game.NewLayout(game.Square{Rows: 1000, Cols: 2000}, slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	end := game.Cell{Row: 999, Col: 1999}
	return &journal.Journal{
		Header: journal.Header{Layout: layout, Begun: time.UnixMilli(1).UTC()},
		Entries: []journal.Entry{{At: time.Second, Action: game.Action{Kind: game.Open, Cell: end}},
			{At: time.Second, Event: journal.Won}},
	}
}

// A program that ends does not wait for the measures of a large board. The game is in the history
// without them, and Measure adds them later.
func TestLargeBoardIsMeasuredLater(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	j := wonLarge(t)
	k := beginGame(t, a, j)
	a.End(k, j, Facts{})
	k.Leave()
	a.Close()
	name := k.Name()
	if g := wantHistory(t, a, name)[0]; !g.Won || g.ThreeBV != 0 {
		t.Errorf("the history has %+v, want a win with nothing measured", g)
	}
	a = openArchive(t, dir)
	if _, ok := a.Measure(name, func() bool { return false }); ok {
		t.Error("the board is measured, though the caller gave up")
	}
	for range 2 {
		g, ok := a.Measure(name, func() bool { return true })
		if !ok || g.Name != name || g.ThreeBV != 1 || g.Openings != 1 {
			t.Errorf("Measure returns %+v, %t; want one opening", g, ok)
		}
	}
	if g := wantHistory(t, a, name)[0]; g.ThreeBV != 1 || !g.Won || g.Time != time.Second {
		t.Errorf("the history has %+v, want the win with a 3BV of 1", g)
	}
	if _, ok := a.Measure("none", func() bool { return true }); ok {
		t.Error("a game is measured that is not there")
	}
}
