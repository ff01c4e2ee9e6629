package archive

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// name1 is the name by which the earlier version knew a game: of the text of its header,
// the blank line behind it included.
func name1(t testing.TB, j *journal.Journal) string {
	t.Helper()
	header, _, _ := strings.Cut(text1(t, j), "\n\n")
	sum := sha256.Sum256([]byte(header + "\n\n"))
	return j.Begun.Format("2006-01-02-150405-") + hex.EncodeToString(sum[:4])
}

// The games in progress of the earlier version wait, under the names by which the history
// knows them, with all that was done in them.
func TestOldGamesAreTakenOver(t *testing.T) {
	dir := t.TempDir()
	var names []string
	for i := range mostOld {
		file := "game.txt"
		if i > 0 {
			file = fmt.Sprintf("game-%d.txt", i+1)
		}
		old := undealt(uint64(i), flags(i+1)...)
		names = append([]string{name1(t, old)}, names...)
		put(t, filepath.Join(dir, file), text1(t, old))
		put(t, filepath.Join(dir, strings.TrimSuffix(file, ".txt")+".lock"), "")
		at := time.Now().Add(time.Duration(i-100) * time.Minute)
		if err := os.Chtimes(filepath.Join(dir, file), at, at); err != nil {
			t.Fatal(err)
		}
	}
	a := openArchive(t, dir)
	wantWaiting(t, a, names...)
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("in the folder are %v", entries)
	}
	for i, name := range names {
		k, saved := resume(t, a, name)
		wantSaved(t, saved, uint64(mostOld-1-i), mostOld-i)
		k.Leave()
	}
	a.Close()
	if waiting, _ := openArchive(t, dir).Waiting(); len(waiting) != mostOld {
		t.Errorf("%d wait after another start", len(waiting))
	}
}

// The name is that which the earlier version gave this very text.
func TestNameOfOldGame(t *testing.T) {
	for golden, want := range map[string]string{
		"1-dealt.txt": "2026-01-02-150405-06a2720d",
		"1-given.txt": "0001-01-01-000000-2ae5b0b4",
	} {
		dir := t.TempDir()
		text := get(t, filepath.Join("journal", "testdata", golden))
		put(t, filepath.Join(dir, "game.txt"), text)
		a := openArchive(t, dir)
		if got := a.Unrecorded(); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q, want %q", golden, got, want)
		}
		if got := get(t, a.Path(want)); got != text {
			t.Errorf("%s: it is now\n%s", golden, got)
		}
	}
}

// What is not taken over: a game that a copy of the earlier version plays, and what is no
// game, which is said. A file with nothing in it is what a machine without power leaves.
func TestOldFilesThatStay(t *testing.T) {
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	played, free := undealt(1, flags(2)...), undealt(2, flags(3)...)
	put(t, path("game.txt"), text1(t, played))
	lock := flock.New(path("game.lock"))
	if ok, err := lock.TryLock(); !ok {
		t.Fatal(err)
	}
	put(t, path("game-2.txt"), "")
	put(t, path("game-3.txt"), "2 4\n*.*.\n...*\n")
	put(t, path("game-4.txt"), text1(t, free))
	if err := os.Mkdir(path("game-5.txt"), 0o700); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		a, problems := Open(dir)
		if len(problems) != 2 {
			t.Fatal(problems)
		}
		wantUnusable(t, problems[0], path("game-3.txt"), 1, journal.NotAGame)
		wantUnusable(t, problems[1], path("game-5.txt"), 0, files.IsDirectory)
		wantWaiting(t, a, name1(t, free))
		if get(t, path("game.txt")) != text1(t, played) ||
			get(t, path("game-3.txt")) != "2 4\n*.*.\n...*\n" || exists(path("game-2.txt")) {
			t.Error("what is to stay does not, or the empty file does")
		}
		if !exists(path("game.lock")) || exists(path("game-2.lock")) || exists(path("game-3.lock")) {
			t.Error("the locks are not as they were")
		}
		a.Close()
	}
	if err := lock.Close(); err != nil { // that copy is gone
		t.Fatal(err)
	}
	a, _ := Open(dir)
	waiting, _ := a.Waiting()
	if len(waiting) != 2 || exists(path("game.txt")) || exists(path("game.lock")) {
		t.Errorf("%v wait", waiting)
	}
}

// A game of the earlier version that is over is in the history once, as it is there.
func TestOldGameThatIsOver(t *testing.T) {
	for _, known := range []bool{false, true} {
		dir := t.TempDir()
		old := ended(t, 1, true)
		h := old.Header
		h.Deal, h.Layout = deal.Spec{Grid: game.Square{Rows: 2, Cols: 2}, Mines: 0, Seed: 7}, nil
		old = &journal.Journal{Header: h, Entries: old.Entries[:1]}
		put(t, filepath.Join(dir, "game.txt"), text1(t, old))
		a := openArchive(t, dir)
		if known {
			if err := a.record(history.Game{Name: name1(t, old), Won: true, Time: time.Second}); err != nil {
				t.Fatal(err)
			}
		}
		names := a.Unrecorded()
		if len(names) != 1 || names[0] != name1(t, old) {
			t.Fatalf("%q are to be recorded", names)
		}
		k, saved := reopen(t, a, names[0])
		if saved.Game.Status() != game.Won {
			t.Fatal("it is not won")
		}
		if _, err := a.EndOnce(k, saved.Journal, Facts{Ended: saved.Written}); err != nil {
			t.Fatal(err)
		}
		k.Leave()
		wantHistory(t, a, names[0])
		wantWaiting(t, a)
		if got := a.Unrecorded(); len(got) > 0 || exists(a.lockPath(names[0])) {
			t.Errorf("%q are to be recorded", got)
		}
	}
}

// The board of an old game is dealt once: from then on its file holds it.
func TestOldGameIsDealtOnce(t *testing.T) {
	spec := deal.Spec{Grid: game.Square{Rows: 300, Cols: 300}, Mines: 40_000, Seed: 3}
	for name, open := range map[string]func(a *Archive, name string, watch Watch) (*Kept, *Saved, error){
		"read": func(a *Archive, name string, watch Watch) (*Kept, *Saved, error) {
			s, err := a.Read(name, watch)
			return nil, s, err
		},
		"resumed": (*Archive).Resume,
	} {
		dir := t.TempDir()
		old := undealt(0, flags(3)...)
		old.Deal = spec
		put(t, filepath.Join(dir, "game.txt"), text1(t, old))
		a := openArchive(t, dir)
		game := name1(t, old)
		text := get(t, a.Path(game))

		calls := 0
		_, _, err := open(a, game, func(float64) bool {
			if w := wantWaiting(t, a, game)[0]; name == "resumed" && (!w.Here || w.Elsewhere) {
				t.Errorf("%+v, though it is read here", w)
			}
			calls++
			return calls < 2
		})
		if w := wantWaiting(t, a, game)[0]; w.Here || w.Elsewhere {
			t.Errorf("%+v, though it was broken off", w)
		}
		if !errors.Is(err, deal.ErrCancelled) || calls != 2 {
			t.Fatalf("%s: broken off: %v after %d calls", name, err, calls)
		}
		if got := get(t, a.Path(game)); got != text {
			t.Errorf("%s: broken off, it is\n%s", name, got)
		}
		wantWaiting(t, a, game)

		last := 0.0
		k, s, err := open(a, game, func(share float64) bool {
			if share < last || share > 1 {
				t.Errorf("%s: from %v to %v", name, last, share)
			}
			last = share
			return true
		})
		if err != nil || last < 0.5 {
			t.Fatalf("%s: %v, told up to %v", name, err, last)
		}
		k.Leave()
		wantWaiting(t, a, game) // whoever reads it does not end it
		if got := get(t, a.Path(game)); !strings.HasPrefix(got, "buscaminas game 2\n") ||
			!strings.Contains(got, "\nbitmap: ") {
			t.Errorf("%s: then it is\n%s", name, got)
		}
		again, err := a.Read(game, func(float64) bool { t.Error("it is dealt again"); return true })
		if err != nil || history.Content(again.Layout) != history.Content(s.Layout) ||
			again.Game.Flags() != 3 {
			t.Errorf("%s: %v, or another board", name, err)
		}
		board, err := spec.Deal(game4)
		if err != nil || history.Content(board.Layout) != history.Content(s.Layout) {
			t.Errorf("%s: %v, or not the board of its seed", name, err)
		}
	}
}

var game4 = game.Cell{Row: 4, Col: 4}

// One that is over, and in the history, does not wait for being seen again.
func TestOldGameThatIsReplayed(t *testing.T) {
	a := openArchive(t, t.TempDir())
	old := undealt(1, flags(3)...)
	if err := os.MkdirAll(a.games(), 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, a.Path("a"), text1(t, old))
	for range 2 {
		if s, err := a.Read("a", nil); err != nil || len(s.Entries) != 3 {
			t.Fatal(err)
		}
		wantWaiting(t, a)
		if exists(a.lockPath("a")) || !strings.HasPrefix(get(t, a.Path("a")), "buscaminas game 2\n") {
			t.Error("it is not as it should be")
		}
	}
}
