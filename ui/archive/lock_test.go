package archive

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
)

// Only one goroutine has a lock at a time, even though each removes the lock file.
func TestLockThatIsRemoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	var inside, had atomic.Int32
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 20 {
				lock, err := lockFile(path, time.Minute)
				if err != nil {
					t.Error(err)
					return
				}
				if inside.Add(1) > 1 {
					t.Error("two have it at once")
				}
				for range 500 { // for a moment
					exists(path)
					runtime.Gosched()
				}
				had.Add(1)
				inside.Add(-1)
				Unlock(lock)
			}
		})
	}
	all.Wait()
	if had.Load() != 80 && !t.Failed() {
		t.Errorf("had %d times", had.Load())
	}
	if exists(path) {
		t.Error("the file is left")
	}
}

// A lock on a file that is gone keeps nobody out.
func TestLockStands(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	first := flock.New(path)
	if ok, err := first.TryLock(); !ok {
		t.Fatal(err)
	}
	defer first.Close()
	if !InPlace(first, first.Path()) {
		t.Error("it does not stand")
	}
	if err := os.Remove(path); err != nil {
		t.Skipf("this system removes no file that is open: %v", err)
	}
	if InPlace(first, first.Path()) {
		t.Error("it stands, and its file is gone")
	}
	second := gametest.Must(lockFile(path, 0))
	defer second.Close()
	if InPlace(first, first.Path()) || !InPlace(second, second.Path()) {
		t.Error("the first stands, and not the second")
	}
	if _, err := lockFile(path, 0); !errors.Is(err, ErrElsewhere) {
		t.Errorf("locked twice: %v", err)
	}
}

// If no lock can be created, the error gives the reason.
func TestLockNowhere(t *testing.T) {
	_, err := lockFile(filepath.Join(t.TempDir(), "no", "such", "folder"), time.Minute)
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the lock fails with %v, want ErrNotExist", err)
	}
}

// A folder in which the system does not answer is waited for once. Its games are shown, but cannot go on
// until the answer comes.
func TestFolderThatDoesNotAnswer(t *testing.T) {
	dir := t.TempDir()
	a := At(dir)
	k := gametest.Must(a.Begin(dealt(1)))
	k.Leave()
	put(a.HistoryPath(), "")
	gametest.MustDo(makeFolder(filepath.Join(dir, unsavedFolder)))
	put(a.unsavedPath("1", gameSuffix), "")
	put(a.unsavedPath("1", lockSuffix), "")
	usual := ask
	defer func() { ask = usual }()
	synctest.Test(t, func(t *testing.T) {
		answer := make(chan struct{})
		ask = func(lock *flock.Flock, s sharing) (bool, error) {
			<-answer
			return usual(lock, s)
		}
		start := time.Now()
		for range 3 {
			waiting, problems := a.Waiting()
			if len(waiting) != 1 || !waiting[0].Elsewhere || len(problems) != 1 || !isUnanswered(problems[0]) {
				t.Errorf("%+v, %v", waiting, problems)
			}
			if _, _, err := a.Resume(k.Name()); !isUnanswered(err) {
				t.Errorf("the game goes on: %v", err)
			}
			if other, err := a.Begin(dealt(2)); !isUnanswered(err) || other.Err() == nil {
				t.Errorf("another game begins: %v", err)
			}
			_, _, _ = a.History()
			a.UnsavedBoards()
		}
		if took := time.Since(start); took > 800*time.Millisecond {
			t.Errorf("a start takes %v", took)
		}
		close(answer)
		synctest.Wait()
		if waiting, problems := a.Waiting(); len(waiting) != 1 || waiting[0].Elsewhere || problems != nil {
			t.Errorf("%+v, %v", waiting, problems)
		}
	})
}

// The history is read, if briefly later, while another copy keeps its lock.
func TestHistoryOfABusyCopy(t *testing.T) {
	a := At(t.TempDir())
	gametest.MustDo(a.record(history.Game{Name: "1"}))
	defer Unlock(gametest.Must(lockFile(a.historyLock(), 0)))
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		games, _, err := a.History()
		if took := time.Since(start); len(games) != 1 || err != nil || took > time.Second/2 {
			t.Errorf("%d games, %v, after %v", len(games), err, took)
		}
	})
}

// An archive that should keep games but has no folder says so of each game.
func TestArchiveWithoutAFolder(t *testing.T) {
	why := errors.New("no home")
	k, err := Unavailable(why).Begin(dealt(1))
	if err != why || k.Err() != why || k.Retry() {
		t.Errorf("%v, %v", err, k.Err())
	}
	k.Leave()
}
