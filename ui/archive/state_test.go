package archive

import (
	"errors"
	"os"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

func wantState(t *testing.T, k *GameWriter, want state, when string) {
	t.Helper()
	k.mu.Lock()
	defer k.mu.Unlock()
	if got := k.life.state(); got != want {
		t.Errorf("%s: the state is %d, want %d", when, got, want)
	}
}

// A game is open until it is left. Then it waits, unless it is over: the game ends as long as its end
// is being added to the history, and is recorded afterwards.
func TestStatesOfAGame(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(1)...)
	wantState(t, k, gameOpen, "begun")
	k.Leave()
	wantState(t, k, gameWaiting, "left")

	j := ended(2, false)
	k = beginGame(a, j)
	var during state
	e := a.End(k, j, Facts{Ended: noon, Loss: func() history.Loss {
		k.Leave()
		k.mu.Lock()
		defer k.mu.Unlock()
		during = k.life.state()
		return history.SafeMissed
	}})
	wantState(t, k, gameOpen, "over, and not left")
	if _, err := e.Finish(); err != nil || during != gameEnding {
		t.Errorf("%v; left while the history is written: the state is %d, want %d", err, during, gameEnding)
	}
	wantState(t, k, gameRecorded, "over, left and in the history")
}

// A game whose end the history does not have waits, though it is over: it may be another end that
// the history has.
func TestStateOfAnEndThatIsNotRecorded(t *testing.T) {
	a := openArchive(t, t.TempDir())
	j := ended(1, false)
	k := beginGame(a, j)
	gametest.Must(a.End(k, j, Facts{Ended: noon}).Finish())
	add(k, journal.Entry{Event: journal.Lost})
	k.Leave()
	wantState(t, k, gameWaiting, "ended again")
	if _, _, err := a.Resume(k.Name()); !errors.Is(err, ErrGone) {
		t.Errorf("Resume fails with %v, want ErrGone", err)
	}
}

// A game that was dropped goes away when it is left, even while an earlier end of it is added to the
// history.
func TestStateOfAGameThatIsDropped(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(1)...)
	k.Drop()
	wantState(t, k, gameOpen, "dropped")
	k.Leave()
	wantState(t, k, gameDropped, "left")

	j := ended(2, false)
	again := beginGame(a, j)
	e := a.End(again, j, Facts{Ended: noon})
	undoneAndWon(again, j)
	again.Drop()
	again.Leave()
	wantState(t, again, gameDropped, "left before Finish")
	if _, err := e.Finish(); err != nil {
		t.Error(err)
	}
	for _, k := range []*GameWriter{k, again} {
		if exists(a.Path(k.Name())) || exists(a.lockPath(k.Name())) {
			t.Error("files of a dropped game stay")
		}
	}
	wantWaiting(t, a)
}

// If an end cannot be added to the history, the game is not ending for ever: it waits for the next
// start, even if Finish panics.
func TestStateOfAnEndThatFails(t *testing.T) {
	for name, f := range map[string]Facts{
		"no history": {Ended: noon},
		"no facts":   {Ended: noon, Loss: func() history.Loss { panic("no facts") }},
	} {
		a := openArchive(t, t.TempDir())
		if name == "no history" {
			gametest.MustDo(os.Mkdir(a.HistoryPath(), 0o700))
		}
		j := ended(1, false)
		k := beginGame(a, j)
		first := a.End(k, j, f)
		last := a.End(k, undoneAndWon(k, j), f)
		k.Leave()
		wantState(t, k, gameEnding, name)
		last.finishLate()
		first.finishLate()
		wantState(t, k, gameWaiting, name)
	}
}

// The archive forgets an end once it is finished: a player may end a thousand games in one visit.
func TestFinishedEndsAreForgotten(t *testing.T) {
	a := openArchive(t, t.TempDir())
	for n := range 3 {
		j := ended(uint64(n), false)
		e := a.End(beginGame(a, j), j, Facts{Ended: noon})
		if len(a.endings) != 1 {
			t.Fatalf("%d ends are to be finished, want 1", len(a.endings))
		}
		if _, err := e.Finish(); err != nil || len(a.endings) > 0 {
			t.Fatalf("%v, and %d ends are to be finished", err, len(a.endings))
		}
	}
}
