package archive

import (
	"errors"
	"testing"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

func wantState(t *testing.T, k *Kept, want state, when string) {
	t.Helper()
	k.mu.Lock()
	defer k.mu.Unlock()
	if got := k.state(); got != want {
		t.Errorf("%s: the state is %d, want %d", when, got, want)
	}
}

// A game is open until it is left. Then it waits, unless it is over: the game ends as long as its end
// is being added to the history, and is recorded afterwards.
func TestStatesOfAGame(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(t, a, 1, flags(1)...)
	wantState(t, k, gameOpen, "begun")
	k.Leave()
	wantState(t, k, gameWaiting, "left")

	j := ended(t, 2, false)
	k = beginGame(t, a, j)
	var during state
	e := a.End(k, j, Facts{Ended: noon, Loss: func() history.Loss {
		k.Leave()
		k.mu.Lock()
		defer k.mu.Unlock()
		during = k.state()
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
	j := ended(t, 1, false)
	k := beginGame(t, a, j)
	if _, err := a.End(k, j, Facts{Ended: noon}).Finish(); err != nil {
		t.Fatal(err)
	}
	add(t, k, journal.Entry{Event: journal.Lost})
	k.Leave()
	wantState(t, k, gameWaiting, "ended again")
	if _, _, err := a.Resume(k.Name()); !errors.Is(err, ErrGone) {
		t.Errorf("Resume fails with %v, want ErrGone", err)
	}
}
