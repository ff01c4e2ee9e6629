package voice

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// If a review takes long, the listener is told so, and still hears every sentence.
func TestReviewThatTakesLong(t *testing.T) {
	const openings = 50
	grid := game.Square{Rows: 1, Cols: 3 * openings}
	layout, err := game.NewLayout(grid, func(yield func(game.Cell) bool) {
		for i := range openings {
			if !yield(game.Cell{Col: 3 * i}) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	j := &journal.Journal{Header: journal.Header{Layout: layout}}
	for i := range openings {
		a := game.Action{Kind: game.Open, Cell: game.Cell{Col: 3*i + 1}}
		j.Entries = append(j.Entries, journal.Entry{At: time.Duration(i+1) * time.Second, Action: a})
	}
	hear := func(after func(time.Duration) <-chan time.Time) (said []string) {
		r, err := session.NewReplay(j)
		if err != nil {
			t.Fatal(err)
		}
		teller := Of(r.Game(), game.Letters, text.English)
		if err := teller.review(r, func(s string) { said = append(said, s) }, after); err != nil {
			t.Fatal(err)
		}
		return said
	}
	const why = "The game is being reviewed."
	atOnce := hear(func(time.Duration) <-chan time.Time { return nil })
	if len(atOnce) <= openings || strings.Contains(strings.Join(atOnce, " "), why) {
		t.Fatalf("%q", atOnce)
	}
	long := make(chan time.Time)
	close(long) // from now on, every verdict takes too long
	var waited []time.Duration
	heard := hear(func(d time.Duration) <-chan time.Time {
		waited = append(waited, d)
		return long
	})
	var rest []string
	for i, said := range heard {
		if said != why {
			rest = append(rest, said)
			continue
		}
		if i > 0 && heard[i-1] == why && waited[i] != 2*waited[i-1] {
			t.Fatalf("said again after %v, then after %v", waited[i-1], waited[i])
		}
	}
	if len(rest) == len(heard) || strings.Join(rest, " ") != strings.Join(atOnce, " ") {
		t.Errorf("%q, want in between %q", heard, atOnce)
	}
}
