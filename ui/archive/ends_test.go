package archive

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// undoneAndWon plays on after a loss, and returns the journal up to the win.
func undoneAndWon(k *GameWriter, lost *journal.Journal) *journal.Journal {
	return undoneAndWonAt(k, lost, time.Second)
}

func undoneAndWonAt(k *GameWriter, ended *journal.Journal, at time.Duration) *journal.Journal {
	on := []journal.Entry{
		{At: at, Action: game.Action{Kind: game.Undo}},
		{At: at, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}},
		{At: at, Event: journal.Won},
	}
	add(k, on...)
	won := *ended
	won.Entries = append(slices.Clone(ended.Entries), on...)
	return &won
}

// wantEnds fails unless the lines of the history say, in order, whether the game was won.
func wantEnds(t *testing.T, a *Archive, won ...bool) {
	t.Helper()
	var got []bool
	for line := range strings.Lines(get(a.HistoryPath())) {
		games, _ := history.Read([]byte(line))
		got = append(got, games[0].Won)
	}
	if !slices.Equal(got, won) {
		t.Errorf("won, line by line: %v, want %v", got, won)
	}
}

// A game that was lost, undone and won, and won again, gets a line for each end in the history. The lines
// are in order, even if a later Ending is finished first.
func TestEndsAreWrittenInTheirOrder(t *testing.T) {
	a := openArchive(t, t.TempDir())
	j := ended(1, false)
	k := beginGame(a, j)
	first := a.End(k, j, Facts{Ended: noon})
	won := undoneAndWon(k, j)
	last := a.End(k, won, Facts{Ended: noon.Add(time.Second)})
	if again := a.End(k, won, Facts{Ended: noon.Add(time.Minute)}); again != last {
		t.Error("one end is taken twice")
	}
	for _, e := range []*Ending{last, first, last} {
		if v, err := e.Finish(); err != nil || v.Game.Won != (e == last) {
			t.Errorf("Finish returns %+v, %v; want won: %v", v, err, e == last)
		}
	}
	gametest.Must(a.End(k, undoneAndWonAt(k, won, time.Minute), Facts{Ended: noon.Add(time.Minute)}).Finish())
	k.Leave()
	a.Close()
	wantEnds(t, a, false, true, true)
	if g := wantHistory(t, a, k.Name())[0]; !g.Won || g.Deaths != 1 || g.Time != time.Minute {
		t.Errorf("the history has %+v, want a win with 1 death after a minute", g)
	}
	if exists(a.lockPath(k.Name())) {
		t.Error("it still waits")
	}
}

// However many endings finish at the same time, the last end counts.
func TestEndsSideBySide(t *testing.T) {
	for range 50 {
		a := openArchive(t, t.TempDir())
		j := ended(1, false)
		k := beginGame(a, j)
		ends := []*Ending{a.End(k, j, Facts{Ended: noon})}
		ends = append(ends, a.End(k, undoneAndWon(k, j), Facts{Ended: noon}))
		done := make(chan error)
		for _, e := range ends {
			go func() { _, err := e.Finish(); done <- err }()
		}
		for range ends {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		wantEnds(t, a, false, true)
		k.Leave()
		a.Close()
	}
}

// Figures that arrive late for one end never get a line after that of a later end.
func TestFiguresOfAnEarlierEndChangeNothing(t *testing.T) {
	a := openArchive(t, t.TempDir())
	j := ended(1, false)
	k := beginGame(a, j)
	end := func(j *journal.Journal) {
		gametest.Must(a.End(k, j, Facts{Ended: noon}).Finish())
	}
	end(j)
	lost := j.Elapsed()
	won := undoneAndWon(k, j)
	won.Entries[len(won.Entries)-1].At = 2 * time.Second
	end(won)
	figures := history.Game{}.Review
	figures.Proven = 1
	gametest.MustDo(a.KeepReview(k.Name(), lost, figures))
	wantEnds(t, a, false, true)
}
