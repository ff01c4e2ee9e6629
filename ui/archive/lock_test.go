package archive

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gofrs/flock"
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
	second, err := lockFile(path, 0)
	if err != nil {
		t.Fatal(err)
	}
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
