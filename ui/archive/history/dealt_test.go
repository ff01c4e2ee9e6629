package history_test

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// The code of a dealt board, whether it is the board of the day on which the game began, whether the
// game was a race against a ghost, and the times between its moves are in the history.
func TestWhatIsKnownOfADealtGame(t *testing.T) {
	day := time.Date(2026, 1, 2, 23, 0, 0, 0, time.UTC)
	code := deal.Daily(deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Promise: deal.Followable}, 2026, 1, 2)
	dealt, err := code.Deal(code.Start)
	if err != nil {
		t.Fatal(err)
	}
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
	for begun, daily := range map[time.Time]bool{day: true, day.Add(time.Hour): false} {
		got, err := history.Of(journal.NameOf(begun, nil), j, day.Add(2*time.Hour))
		if err != nil {
			t.Fatal(err)
		}
		if got.Code != code.String() || got.Daily != daily || !got.Ghost ||
			got.MedianThought != time.Second || got.LongestThought != 3800*time.Millisecond {
			t.Errorf("begun at %v: %+v, want code %s, of the day: %v", begun, got, code, daily)
		}
	}
}
