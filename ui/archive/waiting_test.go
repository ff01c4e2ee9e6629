package archive

import (
	"errors"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

// written sets the time of the last write to a game.
func written(a *Archive, name string, at time.Time) {
	gametest.MustDo(os.Chtimes(a.Path(name), at, at))
}

// Several games can wait. The newest comes first, and they can be continued in any order. Each is
// played by one copy of the program at a time.
func TestSeveralGamesAndCopies(t *testing.T) {
	dir := t.TempDir()
	a, b := openArchive(t, dir), openArchive(t, dir)
	now := time.Now().Truncate(time.Second)
	var names []string
	var games []*GameWriter
	for seed := range uint64(6) {
		k := begin([]*Archive{a, b}[seed%2], seed, flags(2)...)
		names, games = append([]string{k.Name()}, names...), append([]*GameWriter{k}, games...)
	}
	for i, name := range names {
		written(a, name, now.Add(-time.Duration(i)*time.Hour))
	}
	check := func(a *Archive, here, elsewhere func(i int) bool) {
		t.Helper()
		for i, w := range wantWaiting(t, a, names...) {
			if w.Here != here(i) || w.Elsewhere != elsewhere(i) {
				t.Errorf("%d: here %v, elsewhere %v", i, w.Here, w.Elsewhere)
			}
			if want := now.Add(-time.Duration(i) * time.Hour); !w.Last.Equal(want) ||
				w.Deal.Seed != uint64(5-i) || w.Steps != 2 || w.Mines != 19 {
				t.Errorf("%d: %+v, want it of %v", i, w, want)
			}
		}
	}
	odd := func(i int) bool { return i%2 == 1 }
	even := func(i int) bool { return i%2 == 0 }
	never := func(int) bool { return false }
	check(a, odd, even)
	check(b, even, odd)
	check(At(dir), never, func(int) bool { return true })
	for i, name := range names {
		other := []*Archive{a, b}[i%2]
		if k, _, err := other.Resume(name); !errors.Is(err, ErrElsewhere) || k != nil {
			t.Errorf("game %d: Resume fails with %v, want ErrElsewhere", i, err)
		}
	}
	b.Close()
	check(a, odd, never)
	k, saved := resume(t, a, names[4])
	wantSaved(t, saved, 1, 2)
	if _, _, err := At(dir).Resume(names[4]); !errors.Is(err, ErrElsewhere) {
		t.Errorf("resumed twice: %v", err)
	}
	add(k, flags(3)[2])
	names = slices.Insert(slices.Delete(names, 4, 5), 0, k.Name())
	if w := wantWaiting(t, a, names...)[0]; !w.Here {
		t.Errorf("%+v, want Here", w)
	}
	games[1].remove()
	games[1].Leave()
	wantGone(t, a, games[1].Name())
	k.Leave()
	k.Leave() // a second Leave does nothing
	wantWaiting(t, a, slices.DeleteFunc(names, func(n string) bool { return n == games[1].Name() })...)
}

// The times of files are not precise. If games were written at the same moment, the one begun last
// comes first.
func TestGamesWrittenInOneMoment(t *testing.T) {
	a := openArchive(t, t.TempDir())
	var names []string
	for i := range 3 {
		j := dealt(uint64(i), flags(2)...)
		j.Begun = j.Begun.Add(time.Duration(i) * time.Minute)
		names = append([]string{beginGame(a, j).Name()}, names...)
	}
	for _, name := range names {
		written(a, name, noon)
	}
	wantWaiting(t, a, names...)
}

// Games whose file was removed by hand, or never reached the disk, do not wait, and their lock
// files are removed. Other games stay.
func TestGamesThatAreGone(t *testing.T) {
	a := openArchive(t, t.TempDir())
	removed, empty, stays := begin(a, 1), begin(a, 2), begin(a, 3)
	for _, k := range []*GameWriter{removed, empty} {
		k.Leave()
		gametest.MustDo(os.Remove(a.Path(k.Name())))
	}
	put(a.Path(empty.Name()), "")
	put(a.lockPath("never begun"), "")
	wantWaiting(t, At(a.Dir()), stays.Name())
	if !exists(a.lockPath("never begun")) || !exists(a.Path(empty.Name())) {
		t.Error("who only looks has removed something")
	}
	a = openArchive(t, a.Dir())
	wantWaiting(t, a, stays.Name())
	a.Sweep()
	wantGone(t, a, removed.Name())
	wantGone(t, a, empty.Name())
	wantGone(t, a, "never begun")
	// A game that is just beginning has a lock and no text. It is not touched.
	lock := gametest.Must(lockFile(a.lockPath("begins"), 0))
	defer lock.Close()
	put(a.Path("begins"), "")
	b := openArchive(t, a.Dir())
	b.Sweep()
	wantWaiting(t, b, stays.Name())
	if !exists(a.Path("begins")) || !exists(a.lockPath("begins")) {
		t.Error("the game that begins is gone")
	}
}

// A game in a list may be over by the time the player chooses it.
func TestGameThatIsGoneMeanwhile(t *testing.T) {
	dir := t.TempDir()
	a, b := openArchive(t, dir), openArchive(t, dir)
	k := begin(a, 1)
	k.remove()
	k.Leave()
	for range 2 {
		if k, _, err := b.Resume(k.Name()); k != nil || !errors.Is(err, ErrGone) {
			t.Errorf("Resume returns %v, %v; want ErrGone", k, err)
		}
	}
	wantGone(t, b, k.Name())
	// It may also be over and not in the history yet. Then it still has to be recorded.
	j := ended(2, true)
	k = beginGame(a, j)
	k.Leave()
	if k, _, err := b.Resume(k.Name()); k != nil || !errors.Is(err, ErrGone) {
		t.Errorf("Resume returns %v, %v; want ErrGone", k, err)
	}
	if got := b.Unrecorded(); !slices.Equal(got, []string{k.Name()}) {
		t.Errorf("%q are to be recorded", got)
	}
}

// A game whose lock file was removed while it was played still waits.
func TestLockFileThatIsRemoved(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(3)...)
	if err := os.Remove(a.lockPath(k.Name())); err != nil {
		t.Skipf("this system removes no file that is open: %v", err)
	}
	k.Leave()
	wantWaiting(t, a, k.Name())
	k, _ = resume(t, a, k.Name())
	for _, path := range []string{a.lockPath(k.Name()), a.Path(k.Name())} {
		gametest.MustDo(os.Remove(path))
	}
	k.Leave()
	wantGone(t, a, k.Name())
}

// A list shows what is played, how much is open, and when it was played.
func TestWhatIsListed(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(3)...)
	gametest.MustDo(k.RecordClock(90*time.Second, 42))
	w := wantWaiting(t, a, k.Name())[0]
	if w.Elapsed != 90*time.Second || w.Open != 42 || w.End != journal.Done || w.Steps != 3 {
		t.Errorf("the list has %+v, want 90 s, 42 %% open, 3 steps, and no end", w)
	}
	add(k, journal.Entry{At: 91 * time.Second, Event: journal.GivenUp})
	wantWaiting(t, a)
	if got := a.Unrecorded(); len(got) > 0 {
		t.Errorf("%q, though it is still open", got)
	}
	k.Leave()
	if got := a.Unrecorded(); !slices.Equal(got, []string{k.Name()}) {
		t.Errorf("unrecorded are %q, want %q", got, k.Name())
	}
}

// A list reads only the two ends of a large game, and does not deal its board.
func TestLargeGameIsListedByItsEnds(t *testing.T) {
	a := openArchive(t, t.TempDir())
	j := undealt(5)
	j.Deal = deal.Spec{Grid: game.Square{Rows: 1000, Cols: 1000}, Mines: 200_000, Seed: 5,
		Promise: deal.Provable}
	var mines []game.Cell
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 200_000 { // flag one of five cells in turn
		at := 5*i + rng.IntN(4)
		mines = append(mines, game.Cell{Row: at / 1000, Col: at % 1000})
	}
	layout := gametest.Must(game.NewLayout(j.Deal.Grid, slices.Values(mines)))
	j.Layout = layout
	j.Entries = []journal.Entry{{Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 9}}}}
	k := beginGame(a, j)
	for _, e := range flags(3) {
		e.At += time.Second
		e.Action.Cell.Row = 900
		add(k, e)
	}
	gametest.MustDo(k.RecordClock(time.Hour, 80))
	k.Leave()
	gametest.MustDo(k.Err())

	// Resume reads the board in the file, which no seed gives.
	k, saved, err := a.Resume(k.Name())
	if err != nil || saved.Game.Flags() != 3 || saved.Layout.Mines() != 200_000 ||
		!reflect.DeepEqual(saved.Layout, layout.WithSafeStart()) {
		t.Fatalf("%v, %v, %d flags", err, saved.Wrong, saved.Game.Flags())
	}
	k.Leave()

	text := get(a.Path(k.Name()))
	if len(text) < 6*endBytes {
		t.Fatalf("the file has only %d bytes", len(text))
	}
	middle := len(text) - 2*endBytes
	put(a.Path(k.Name()),
		text[:endBytes]+strings.Repeat("\x00\xff\n9.9.9\n", middle/9)+text[len(text)-endBytes:])
	w := wantWaiting(t, a, k.Name())[0]
	if w.Elapsed != time.Hour || w.Open < 0 || w.Mines != 200_000 || w.Steps != journal.Unknown ||
		w.Deal.Promise != deal.Provable {
		t.Errorf("the list has %+v", w)
	}
}

// The board, and the entry that opens the first cell, overwrite the clock line.
func TestClockAfterBoard(t *testing.T) {
	for _, open := range []int{journal.Unknown, 7} {
		a := openArchive(t, t.TempDir())
		k := beginGame(a, undealt(1, flags(2)...))
		gametest.MustDo(k.RecordClock(time.Minute, open))
		first := journal.Entry{At: 90 * time.Second, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 4}}}
		gametest.MustDo(k.AddWithBoard(dealt(1).Header, first))
		if w := wantWaiting(t, a, k.Name())[0]; w.Elapsed != first.At {
			t.Errorf("the list has %+v, want the time %v", w, first.At)
		}
		gametest.MustDo(k.RecordClock(2*time.Minute, 9))
		if text := get(a.Path(k.Name())); !strings.HasSuffix(text, "\n90.000 4,4*\n120.000 9%\n") ||
			strings.Contains(text, "\n60.000") {
			t.Errorf("want lines at 90 s and 120 s at the end, and none at 60 s:\n%s", text)
		}
	}
}

// A game that is killed just after its first opening has its board and that entry, however large
// the board is.
func TestBoardComesWithItsFirstCell(t *testing.T) {
	for _, grid := range []game.Grid{game.Square{Rows: 9, Cols: 10}, game.Square{Rows: 300, Cols: 300}} {
		a := openArchive(t, t.TempDir())
		j := undealt(1, flags(2)...)
		j.Deal.Grid, j.FirstOpened, j.Start = grid, true, game.Cell{}
		k := beginGame(a, j)
		open := journal.Entry{At: time.Second,
			Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 8, Col: 9}}}
		board := gametest.Must(j.Deal.Deal(open.Action.Cell))
		h := j.Header
		h.Layout, h.MayNeedGuess = board.Layout, true
		disk := onFullDisk(k, 1<<20)
		if err := k.AddWithBoard(h, open); err != nil || disk.calls != 1 {
			t.Fatalf("%v after %d calls", err, disk.calls)
		}
		killed := get(a.Path(k.Name()))
		s, err := readText([]byte(killed))
		if err != nil || len(s.Entries) != 3 || !s.MayNeedGuess || s.Layout.Mines() != 19 || !s.Game.Open(open.Action.Cell) {
			t.Errorf("killed: %v: %+v", err, s)
		}
		k.Leave()
	}
}

// A large board that is not dealt from a seed is written whole at the first action.
func TestLargeBoardIsThereAtOnce(t *testing.T) {
	a := openArchive(t, t.TempDir())
	layout := gametest.Must(game.NewLayout(game.Square{Rows: 300, Cols: 300}, slices.Values([]game.Cell{{Row: 7}})))
	k := beginGame(a, &journal.Journal{Header: journal.Header{Layout: layout}, Entries: flags(2)})
	s, err := readText([]byte(get(a.Path(k.Name()))))
	if err != nil || s.Game.Flags() != 2 || !s.Layout.Mine(game.Cell{Row: 7}) {
		t.Errorf("killed: %v: %+v", err, s)
	}
}
