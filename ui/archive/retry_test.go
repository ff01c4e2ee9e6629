package archive

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
)

// Wherever the disk became full, Retry writes everything once there is room, and no part of a cut
// line is left.
func TestWritingIsTriedAgain(t *testing.T) {
	all := flags(6)
	line := len(all[0].Append(nil))
	for room := range 4*line - 1 {
		a := openArchive(t, t.TempDir())
		k := begin(a, 1)
		disk := onFullDisk(k, room)
		for i, e := range all[:5] {
			e.At = time.Duration(i) * time.Second
			_ = k.Add(e)
			_ = k.RecordClock(e.At+500*time.Millisecond, 7)
		}
		if k.Retry() || k.Err() == nil {
			t.Fatalf("room for %d bytes: on a disk that is full all is written", room)
		}
		disk.room = 1 << 20
		if !k.Retry() || k.Err() != nil {
			t.Fatalf("room for %d bytes: %v, though there is room", room, k.Err())
		}
		add(k, journal.Entry{At: 9 * time.Second, Action: all[5].Action})
		k.Leave()
		_, saved := resume(t, a, k.Name())
		if saved.Torn || saved.Elapsed() != 9*time.Second {
			t.Fatalf("room for %d bytes: torn %t, at %v", room, saved.Torn, saved.Elapsed())
		}
		wantSaved(t, saved, 1, 6)
	}
}

// A game whose file could not be created is written from its beginning later, with the entries
// added meanwhile.
func TestBeginningIsTriedAgain(t *testing.T) {
	inTheWay := filepath.Join(t.TempDir(), "file")
	put(inTheWay, "mine\n")
	a := openArchive(t, inTheWay)
	k, err := a.Begin(dealt(1, flags(1)...))
	if err == nil || k.Add(flags(2)[1]) != nil || k.Retry() {
		t.Fatalf("it is kept, though a file is in the way: %v", err)
	}
	gametest.MustDo(os.Remove(inTheWay))
	if !k.Retry() || k.Err() != nil {
		t.Fatalf("Retry fails, though there is room now: %v", k.Err())
	}
	if w := wantWaiting(t, a, k.Name())[0]; !w.Here {
		t.Errorf("%+v: it is played here", w)
	}
	add(k, flags(3)[2])
	k.Leave()
	_, saved := resume(t, a, k.Name())
	wantSaved(t, saved, 1, 3)
}

// A slowDisk fails once, and then waits for the test.
type slowDisk struct {
	gameFile
	failed   bool
	writing  chan bool // receives a value when a write begins
	finished chan bool // the write waits for it to be closed
}

func (d *slowDisk) WriteAt(p []byte, at int64) (int, error) {
	if !d.failed {
		d.failed = true
		return 0, errNoSpace
	}
	d.writing <- true
	<-d.finished
	return d.gameFile.WriteAt(p, at)
}

// While Retry waits for the disk, the other methods do not wait.
func TestNothingWaitsForTheTrying(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1)
	disk := &slowDisk{gameFile: k.to.gameFile, writing: make(chan bool, 9), finished: make(chan bool)}
	k.to.gameFile = disk
	if err := k.Add(flags(1)[0]); !errors.Is(err, errNoSpace) {
		t.Fatal(err)
	}
	done := make(chan bool)
	go func() { done <- k.Retry() }()
	<-disk.writing
	if k.Add(flags(2)[1]) != nil || k.RecordClock(time.Hour, 1) != nil || k.Err() == nil {
		t.Error("it is written while another line is")
	}
	close(disk.finished)
	if !<-done {
		t.Errorf("Retry fails: %v", k.Err())
	}
	k.to.gameFile = disk.gameFile
	k.Leave()
	_, saved := resume(t, a, k.Name())
	wantSaved(t, saved, 1, 2)
}
