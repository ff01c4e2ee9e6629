package archive

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/stats"
)

var noon = time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)

// A game that is over and in the history has no lock file. Its own file stays.
func TestEndOfAGame(t *testing.T) {
	for _, leaveFirst := range []bool{false, true} {
		a := openArchive(t, t.TempDir())
		j := ended(1, true)
		k := beginGame(a, &journal.Journal{Header: j.Header, Entries: j.Entries[:1]})
		add(k, j.Entries[1])
		e := a.End(k, j, Facts{Ended: noon, NoGuess: true})
		if leaveFirst {
			k.Leave()
			if len(a.Unrecorded()) > 0 || !exists(a.lockPath(k.Name())) {
				t.Error("it waits for being recorded, which this copy is about to do")
			}
		}
		for range 2 { // a second Finish of the same end changes nothing
			v, err := e.Finish()
			if err != nil || !v.Record || v.Before != 0 || v.Game.Name != k.Name() || !v.Game.NoGuess ||
				v.Game.ThreeBV == 0 {
				t.Fatalf("Finish returns %+v, %v", v, err)
			}
		}
		k.Leave()
		a.Close()
		if g := wantHistory(t, a, k.Name())[0]; !g.Won || g.GivenUp || !g.Ended.Equal(noon) ||
			g.Time != time.Second {
			t.Errorf("the history has %+v", g)
		}
		if exists(a.lockPath(k.Name())) || len(a.Unrecorded()) > 0 {
			t.Error("it still waits")
		}
		if s, err := a.Read(k.Name()); err != nil || s.Game.Status() != game.Won {
			t.Errorf("it cannot be seen again: %v", err)
		}
		wantWaiting(t, a)
	}
}

// Close adds the games to the history whose Finish was not called.
func TestCloseFinishes(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := beginGame(a, ended(1, false))
	a.End(k, ended(1, false), Facts{Ended: noon, Loss: func() history.Loss { return history.SafeMissed }})
	a.Close()
	if g := wantHistory(t, a, k.Name())[0]; g.Won || g.Loss != history.SafeMissed {
		t.Errorf("the history has %+v, want a loss by a missed safe cell", g)
	}
	if exists(a.lockPath(k.Name())) {
		t.Error("it still waits")
	}
}

// A lost game is in the history as lost. Undone and played on, it waits again, and at its end it is
// in the history with that end.
func TestGameThatIsUndone(t *testing.T) {
	a := openArchive(t, t.TempDir())
	j := ended(1, false)
	k := beginGame(a, j)
	gametest.Must(a.End(k, j, Facts{}).Finish())
	wantWaiting(t, a)
	undo := journal.Entry{At: 2 * time.Second, Action: game.Action{Kind: game.Undo}}
	add(k, undo)
	k.Leave()
	wantWaiting(t, a, k.Name())
	k, saved := resume(t, a, k.Name())
	if saved.Game.Status() != game.Playing || saved.Game.Deaths() != 1 {
		t.Errorf("%d after %d deaths", saved.Game.Status(), saved.Game.Deaths())
	}
	open := journal.Entry{At: 3 * time.Second,
		Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}}
	won := journal.Entry{At: 3 * time.Second, Event: journal.Won}
	add(k, open, won)
	all := *saved.Journal
	all.Entries = append(slices.Clone(all.Entries), open, won)
	k.Leave()
	if got := a.Unrecorded(); !slices.Equal(got, []string{k.Name()}) {
		t.Errorf("%q are to be recorded: the win is not in the history", got)
	}
	k, saved = reopen(t, a, k.Name())
	gametest.Must(a.End(k, saved.Journal, Facts{}).Finish())
	k.Leave()
	// The earlier lines of the game do not count as another game, in which the player saw the
	// board.
	if g := wantHistory(t, a, k.Name())[0]; !g.Won || g.Deaths != 1 || g.SeenBefore {
		t.Errorf("the history has %+v, want a win with 1 death on a board not seen before", g)
	}
	if exists(a.lockPath(k.Name())) || len(a.Unrecorded()) > 0 {
		t.Error("it still waits")
	}
}

// A game that was given up stays given up while only the clock moves, but not once it is played on.
func TestGivenUpAndThen(t *testing.T) {
	for kind, want := range map[journal.Event]bool{journal.Pause: true, journal.Resume: true,
		journal.Hint: true, journal.Refused: true, journal.Done: false} {
		j := dealt(1, flags(2)...)
		j.Entries = append(j.Entries, journal.Entry{At: time.Second, Event: journal.GivenUp},
			journal.Entry{At: time.Second, Event: kind, Action: flags(3)[2].Action})
		a := openArchive(t, t.TempDir())
		k := beginGame(a, j)
		waiting, _ := a.Waiting()
		_, err := history.FromJournal(k.Name(), j, noon)
		if (err == nil) != want || (len(waiting) == 0) != want || k.life.over != want {
			t.Errorf("then %d: %v, %d wait, over: %v", kind, err, len(waiting), k.life.over)
		}
	}
}

// A win is compared with the wins of its category. A win on a board that was played before is no
// record.
func TestVerdicts(t *testing.T) {
	a := openArchive(t, t.TempDir())
	for i, test := range []struct {
		seconds int
		record  bool
		before  int
	}{{9, true, 0}, {8, true, 9}, {8, false, 8}, {10, false, 8}, {0, true, 8}, {0, false, 0}, {1, false, 0}} {
		j := winOf(uint64(i), time.Duration(test.seconds)*time.Second)
		v, err := a.End(beginGame(a, j), j, Facts{Ended: noon}).Finish()
		if err != nil || v.Record != test.record || v.First != (i == 0) || v.Before != time.Duration(test.before)*time.Second ||
			len(v.Against) > 0 {
			t.Errorf("game %d: Finish returns %+v, %v; want record %v, before %d s", i, v, err, test.record, test.before)
		}
	}
	j := winOf(1, time.Millisecond)
	j.Begun = noon
	v, err := a.End(beginGame(a, j), j, Facts{Ended: noon}).Finish()
	if err != nil || v.Record || !slices.Equal(v.Against, []stats.Reason{stats.SeenBefore}) {
		t.Errorf("a board that was seen before: %+v, %v", v, err)
	}
}

// winOf returns a game that is dealt from a seed and won when its clock shows at.
func winOf(seed uint64, at time.Duration) *journal.Journal {
	j := dealt(seed)
	played := gametest.Must(j.Play())
	for i := range 90 {
		a := game.Action{Kind: game.Open, Cell: game.Cell{Row: i / 10, Col: i % 10}}
		if !j.Layout.Mine(a.Cell) && played.Status() == game.Playing && played.Apply(a) == nil {
			j.Entries = append(j.Entries, journal.Entry{At: at, Action: a})
		}
	}
	j.Entries = append(j.Entries, journal.Entry{At: at, Event: journal.Won})
	return j
}

// If the history cannot be written, one error says so. The game keeps its lock file, and the next
// start adds it to the history.
func TestHistoryThatCannotBeWritten(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	path := filepath.Join(dir, "history.jsonl")
	gametest.MustDo(os.Mkdir(path, 0o700))
	j := ended(1, true)
	k := beginGame(a, j)
	e := a.End(k, j, Facts{})
	for range 2 {
		_, err := e.Finish()
		wantError(t, err, path, 0, files.NotAFile)
	}
	k.Leave()
	b := openArchive(t, dir)
	wantWaiting(t, b)
	if got := b.Unrecorded(); !slices.Equal(got, []string{k.Name()}) {
		t.Fatalf("%q are to be recorded", got)
	}
	k, saved := reopen(t, b, k.Name())
	if _, err := b.End(k, saved.Journal, Facts{}).Finish(); !errors.As(err, new(*files.Error)) {
		t.Errorf("End fails with %v, want a *files.Error", err)
	}
	k.Leave()
	gametest.MustDo(os.Remove(path))
	for range 3 {
		for _, name := range b.Unrecorded() {
			k, saved := reopen(t, b, name)
			if _, err := b.End(k, saved.Journal, Facts{}).Finish(); err != nil {
				t.Error(err)
			}
			k.Leave()
		}
	}
	wantHistory(t, b, k.Name())
	if text := get(path); bytes.Count([]byte(text), []byte("\n")) != 1 || exists(b.lockPath(k.Name())) {
		t.Errorf("%q, want one line", text)
	}
}

// A win on a board on which another game waits is no record: the player may know the board. The
// board of another seed is another one.
func TestABoardOfAWaitingGameIsKnown(t *testing.T) {
	for _, test := range []struct {
		waiting uint64 // the seed of the waiting game
		known   bool
	}{{7, true}, {8, false}} {
		a := openArchive(t, t.TempDir())
		waits := beginGame(a, dealt(test.waiting, flags(1)...))
		waits.Leave()
		j := winOf(7, time.Second)
		j.Begun = j.Begun.Add(time.Hour)
		k := beginGame(a, j)
		v := gametest.Must(a.End(k, j, Facts{Ended: noon}).Finish())
		if v.Game.SeenBefore != test.known || v.Record == test.known {
			t.Errorf("while a game on board %d waits: seen before %v, a record %v", test.waiting, v.Game.SeenBefore, v.Record)
		}
		k.Leave()
	}
}
