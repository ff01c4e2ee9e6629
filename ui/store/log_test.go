package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/journal"
)

// A fullDisk has room for so many bytes more.
type fullDisk struct {
	*os.File
	room  int
	calls int
}

var errNoSpace = errors.New("no space left on device")

func (d *fullDisk) WriteAt(p []byte, at int64) (int, error) {
	d.calls++
	if len(p) <= d.room {
		d.room -= len(p)
		return d.File.WriteAt(p, at)
	}
	n, err := d.File.WriteAt(p[:d.room], at)
	d.room = 0
	if err == nil {
		err = &fs.PathError{Op: "write", Path: d.Name(), Err: errNoSpace}
	}
	return n, err
}

// Wherever the disk is full, it is said once, the game is written no more, and
// what was said to be written can be read.
func TestFullDisk(t *testing.T) {
	all := flags(6)
	line := len(all[0].Append(nil))
	for room := range line*len(all) - 1 {
		dir := t.TempDir()
		g := openGames(t, dir)
		log := begin(t, g, 1)
		disk := &fullDisk{File: log.to.(*logFile).File, room: room}
		log.to = disk
		written, said := 0, 0
		for _, e := range all {
			err := log.Add(e)
			if err != nil {
				said++
				wantError(t, err, filepath.Join(dir, "game.txt"), 0, files.CannotWrite)
				if !errors.Is(err, errNoSpace) || !strings.HasSuffix(err.Error(), ": cannot be written: no space left on device") {
					t.Fatal(err)
				}
			}
			if (log.Err() != nil) != (said > 0) {
				t.Fatalf("said %d times, but the state is %v", said, log.Err())
			}
			if said == 0 {
				written++
			}
		}
		if said != 1 || disk.calls != written+1 {
			t.Fatalf("room for %d bytes: said %d times; %d calls for %d entries", room, said, disk.calls, written)
		}
		g.Close()
		g = openGames(t, dir)
		wantSaved(t, g, 1, room/line)
		g.Close()
	}
}

// Each action is one call of the system, so that it is written whole or not.
func TestOneCallAnEntry(t *testing.T) {
	g := openGames(t, t.TempDir())
	log := begin(t, g, 1)
	disk := &fullDisk{File: log.to.(*logFile).File, room: 1 << 20}
	log.to = disk
	add(t, log, flags(5)...)
	add(t, log, journal.Entry{Kind: journal.Pause})
	if disk.calls != 6 {
		t.Errorf("%d calls for 6 entries", disk.calls)
	}
}

// A file that somebody removes, or replaces, takes no action any more.
func TestVanishedFile(t *testing.T) {
	for name, vanish := range map[string]func(path string) error{
		"removed":  os.Remove,
		"replaced": func(path string) error { return errors.Join(os.Remove(path), os.WriteFile(path, nil, 0o600)) },
		"the folder": func(path string) error {
			return os.Rename(filepath.Dir(path), filepath.Dir(path)+"-gone")
		},
	} {
		dir := filepath.Join(t.TempDir(), "state")
		g := openGames(t, dir)
		log := begin(t, g, 1, flags(2)...)
		path := filepath.Join(dir, "game.txt")
		if err := vanish(path); err != nil {
			t.Skipf("this system keeps an open file from being removed: %v", err)
		}
		wantError(t, log.Add(flags(3)[2]), path, 0, files.CannotWrite)
		if err := log.Add(flags(4)[3]); err != nil || !errors.Is(log.Err(), fs.ErrNotExist) {
			t.Errorf("%s: then %v, and the state is %v", name, err, log.Err())
		}
		g.Close()
	}
}

// A folder, or a file, that may not be written: the game is read, and it is said
// that nothing is kept.
func TestNothingMayBeWritten(t *testing.T) {
	dir := t.TempDir()
	g := openGames(t, dir)
	add(t, begin(t, g, 1), flags(3)...)
	g.Close()
	path := filepath.Join(dir, "game.txt")
	if err := os.Chmod(path, 0o400); err != nil {
		t.Fatal(err)
	}
	if f, err := os.OpenFile(path, os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("this user may write everything, as root may")
	}
	g = openGames(t, dir)
	wantSaved(t, g, 1, 3)
	log, err := g.Continue()
	wantError(t, err, path, 0, files.ReadOnly)
	if log.Add(flags(4)[3]) != nil || log.Err() == nil {
		t.Error("it is said again, or not at all")
	}
}

// This fails for root too: where the folder should be is a file.
func TestNoFolderForGames(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	put(t, file, "")
	dir := filepath.Join(file, "state")
	g, problems := OpenGames(dir)
	if len(problems) == 0 {
		t.Error("nothing is said")
	}
	log, err := g.Begin(header(t, 1), nil)
	if err == nil || log.Err() == nil || log.Add(flags(1)[0]) != nil {
		t.Errorf("%v, %v", err, log.Err())
	}
	if err := g.Finished(history.Game{Name: "a"}); !errors.As(err, new(*files.Error)) {
		t.Errorf("the history: %v", err)
	}
	if _, _, err := g.History(); !errors.As(err, new(*files.Error)) {
		t.Errorf("the history: %v", err)
	}
}

func TestHistoryThatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "history.jsonl")
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	g := openGames(t, dir)
	wantError(t, g.Finished(history.Game{}), path, 0, files.NotAFile)
	_, _, err := g.History()
	wantError(t, err, path, 0, files.IsDirectory)
}

// What the clock shows is kept while the player thinks, and takes one line however
// long that is.
func TestClockThatWasSeenIsKept(t *testing.T) {
	const second = time.Second
	dir := t.TempDir()
	g := openGames(t, dir)
	log := begin(t, g, 1, flags(2)...)
	see := func(at time.Duration) {
		t.Helper()
		if err := log.Seen(at); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(dir, "game.txt")
	before := get(t, path)
	see(99 * time.Millisecond) // shown as the last entry is
	if got := get(t, path); got != before {
		t.Errorf("written for nothing: %q", got)
	}
	for at := range 1500 {
		see(time.Duration(at) * second / 10)
	}
	if got, want := get(t, path), before+"149.900\n"; got != want {
		t.Errorf("the file is\n%s\nwant\n%s", got, want)
	}
	g.Close()
	g = openGames(t, dir)
	if saved := g.Saved(); saved.Elapsed() != 149900*time.Millisecond || len(saved.Entries) != 2 {
		t.Errorf("the clock is at %v after %d entries", saved.Elapsed(), len(saved.Entries))
	}
	var err error
	if log, err = g.Continue(); err != nil {
		t.Fatal(err)
	}
	see(150 * second)
	add(t, log, journal.Entry{At: 151 * second, Action: game.Action{Kind: game.Flag, Cell: game.Cell{Row: 7}}})
	if got, want := get(t, path), before+"149.900\n151.000 7,0!\n"; got != want {
		t.Errorf("the file is\n%s\nwant\n%s", got, want)
	}
}

// What another program writes into the file is not written over.
func TestFileThatAnotherProgramChanges(t *testing.T) {
	dir := t.TempDir()
	g := openGames(t, dir)
	log := begin(t, g, 1, flags(2)...)
	path := filepath.Join(dir, "game.txt")
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("# look at this\n"); err != nil {
		t.Fatal(err)
	}
	f.Close()
	want := get(t, path)
	wantError(t, log.Add(flags(3)[2]), path, 0, files.CannotWrite)
	if got := get(t, path); got != want {
		t.Errorf("the file is\n%s\nwant\n%s", got, want)
	}
}

// A game that cannot be written down is played all the same.
func TestGameWithoutText(t *testing.T) {
	g := openGames(t, t.TempDir())
	log, err := g.Begin(&journal.Header{}, nil)
	if err == nil || log.Err() == nil || log.Add(flags(1)[0]) != nil {
		t.Errorf("%v, %v", err, log.Err())
	}
}
