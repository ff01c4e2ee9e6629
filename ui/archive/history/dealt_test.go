package history_test

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// Whether a game on a dealt board was a race against a ghost, and the times between its moves, are
// in the history.
func TestWhatIsKnownOfADealtGame(t *testing.T) {
	code := deal.Daily(deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Promise: deal.Followable}, 2026, 1, 2)
	dealt := gametest.Must(code.Deal(code.Start))
	j := &journal.Journal{Header: journal.Header{Deal: code.Spec, Layout: dealt.Layout, Start: code.Start, Ghost: "another"}}
	for i, at := range []time.Duration{0, 1000, 1200, 5000} {
		cell := code.Start
		if i > 0 {
			cell = slices.Collect(dealt.Layout.MineCells())[i]
		}
		kind := map[bool]game.Kind{true: game.Open, false: game.Flag}[i == 0]
		j.Entries = append(j.Entries, journal.Entry{At: at * time.Millisecond, Action: game.Action{Kind: kind, Cell: cell}})
	}
	j.Entries = append(j.Entries, journal.Entry{At: 9 * time.Second, Event: journal.GivenUp})
	got := gametest.Must(history.FromJournal("name", j, time.Date(2026, 1, 2, 23, 0, 0, 0, time.UTC)))
	if !got.Ghost ||
		got.MedianThought != time.Second || got.LongestThought != 3800*time.Millisecond {
		t.Errorf("%+v", got)
	}
}
