package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// A fullDisk has room for this number of bytes.
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
	_, err := d.File.WriteAt(p[:d.room], at)
	d.room = 0
	if err == nil {
		err = &fs.PathError{Op: "write", Path: d.Name(), Err: errNoSpace}
	}
	return 0, err // as os.File does, though a part was written
}

// onFullDisk gives a game a disk with this much more room.
func onFullDisk(k *GameWriter, room int) *fullDisk {
	disk := &fullDisk{File: k.to.gameFile.(*os.File), room: room}
	k.to.gameFile = disk
	return disk
}

// Wherever the disk becomes full, one error says so, the game is no longer written, and every entry
// reported as written can be read.
func TestFullDisk(t *testing.T) {
	all := flags(6)
	line := len(all[0].Append(nil))
	for room := range line*len(all) - 1 {
		a := openArchive(t, t.TempDir())
		k := begin(a, 1)
		disk := onFullDisk(k, room)
		written, said := 0, 0
		for _, e := range all {
			err := k.Add(e)
			if err != nil {
				said++
				wantError(t, err, a.Path(k.Name()), 0, files.CannotWrite)
				if !errors.Is(err, errNoSpace) ||
					!strings.HasSuffix(err.Error(), ": cannot be written: no space left on device") {
					t.Fatal(err)
				}
			}
			if (k.Err() != nil) != (said > 0) {
				t.Fatalf("said %d times, but the state is %v", said, k.Err())
			}
			if said == 0 {
				written++
			}
		}
		gametest.MustDo(k.RecordClock(time.Hour, 7))
		if said != 1 || disk.calls != written+1 {
			t.Fatalf("room for %d bytes: said %d times; %d calls for %d entries", room, said,
				disk.calls, written)
		}
		k.Leave()
		again, saved := resume(t, a, k.Name())
		wantSaved(t, saved, 1, room/line)
		add(again, flags(7)[6])
		again.Leave()
	}
}

// If the disk becomes full at the clock line or the board, the game is not lost either.
func TestFullDiskAtClockAndBoard(t *testing.T) {
	for name, write := range map[string]func(k *GameWriter) error{
		"clock": func(k *GameWriter) error { return k.RecordClock(time.Minute, 50) },
		"board": func(k *GameWriter) error { return k.AddWithBoard(dealt(1).Header, flags(3)[2]) },
	} {
		for room := range 9 {
			a := openArchive(t, t.TempDir())
			k := beginGame(a, undealt(1, flags(2)...))
			disk := onFullDisk(k, room)
			wantError(t, write(k), a.Path(k.Name()), 0, files.CannotWrite)
			if k.Err() == nil || k.Add(flags(3)[2]) != nil || disk.calls != 1 {
				t.Errorf("%s: %v, %d calls", name, k.Err(), disk.calls)
			}
			k.Leave()
			_, saved := resume(t, a, k.Name())
			wantSaved(t, saved, 1, 2)
		}
	}
}

// Each action is one system call, so the file has the whole line or nothing of it.
func TestOneCallAnEntry(t *testing.T) {
	k := begin(openArchive(t, t.TempDir()), 1)
	disk := onFullDisk(k, 1<<20)
	add(k, flags(5)...)
	add(k, journal.Entry{Event: journal.Pause})
	if disk.calls != 6 {
		t.Errorf("%d calls for 6 entries", disk.calls)
	}
}

// If somebody removes or replaces the file, nothing more is written to it. The new file is somebody
// else's, and stays as it is.
func TestVanishedFile(t *testing.T) {
	replace := func(text string) func(string) error {
		return func(path string) error {
			return errors.Join(os.Remove(path), os.WriteFile(path, []byte(text), 0o600))
		}
	}
	for name, vanish := range map[string]func(path string) error{
		"removed": os.Remove,
		"emptied": replace(""),
		"a board": replace("2 4\n*.*.\n...*\n"),
		"of a game": replace("buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\n" +
			"row: *..\n\n0.000 0,2!\n"),
		"renamed": func(path string) error { return os.Rename(path, path+".mine") },
		"the folder": func(path string) error {
			return os.Rename(filepath.Dir(path),
				filepath.Dir(path)+"-gone")
		},
		"its folders": func(path string) error {
			dir := filepath.Dir(filepath.Dir(path))
			return os.Rename(dir, dir+"-gone")
		},
	} {
		for _, tried := range []bool{true, false} { // with and without another line before Leave
			a := openArchive(t, filepath.Join(t.TempDir(), "state"))
			k := begin(a, 1, flags(2)...)
			path := a.Path(k.Name())
			before := get(path)
			if err := vanish(path); err != nil {
				t.Skipf("this system keeps an open file from being removed: %v", err)
			}
			foreign, _ := os.ReadFile(path)
			if tried {
				wantError(t, k.Add(flags(3)[2]), path, 0, files.CannotWrite)
				if err := k.Add(flags(4)[3]); err != nil || !errors.Is(k.Err(), fs.ErrNotExist) {
					t.Errorf("%s: then %v, and the state is %v", name, err, k.Err())
				}
			}
			k.Leave()
			if now, _ := os.ReadFile(path); string(now) != string(foreign) ||
				exists(path) != (foreign != nil) {
				t.Errorf("%s: it was %q, and is now %q", name, foreign, now)
			}
			if name == "renamed" && get(path+".mine") != before {
				t.Errorf("%s: written to: %s", name, get(path+".mine"))
			}
			if entries, _ := os.ReadDir(a.games()); len(entries) > 2 {
				t.Errorf("%s: in the folder are %v", name, entries)
			}
		}
	}
}

// In a folder, or to a file, that is read-only, the game can be read, and an error says that it is
// not kept.
func TestNothingMayBeWritten(t *testing.T) {
	a := openArchive(t, t.TempDir())
	name := begin(a, 1, flags(3)...).Name()
	a.Close()
	path := a.Path(name)
	gametest.MustDo(os.Chmod(path, 0o400))
	if f, err := os.OpenFile(path, os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("this user may write everything, as root may")
	}
	k, saved, err := a.Resume(name)
	wantError(t, err, path, 0, files.ReadOnly)
	wantSaved(t, saved, 1, 3)
	if k.Add(flags(4)[3]) != nil || k.Err() == nil {
		t.Error("it is said again, or not at all")
	}
	k.Leave()
	wantWaiting(t, a, name)
}

// This fails for root too: a file stands where the folder, or its parent, should be. The error
// names that file.
func TestNoFolderForGames(t *testing.T) {
	for _, below := range []string{"", "state", "state/buscaminas"} {
		file := filepath.Join(t.TempDir(), "file")
		put(file, "mine\n")
		a := At(filepath.Join(file, below))
		k, err := a.Begin(dealt(1))
		wantError(t, err, file, 0, files.CannotWrite)
		if want := file + ": cannot be written: "; !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
		if k.Err() == nil || k.Add(flags(1)[0]) != nil || k.RecordClock(time.Hour, 1) != nil {
			t.Errorf("said again, or not at all: %v", k.Err())
		}
		wantError(t, a.record(history.Game{Name: "a"}), file, 0, files.CannotWrite)
		// Windows reports a file in the way as a folder that does not exist.
		if _, _, err := a.History(); !errors.As(err, new(*files.Error)) && runtime.GOOS != "windows" {
			t.Errorf("the history: %v", err)
		}
		// The player has seen the error already.
		if _, err := a.End(k, ended(1, true), Facts{}).Finish(); err != nil {
			t.Errorf("the end: %v", err)
		}
		if _, err := a.End(nil, ended(1, true), Facts{}).Finish(); err == nil {
			t.Error("the end of a game that was not kept: nothing is said")
		}
		k.Leave()
		wantWaiting(t, a)
		a.Close()
		if get(file) != "mine\n" {
			t.Errorf("the file is %q", get(file))
		}
	}
}

// The time on the clock and the share of open cells are kept while the player thinks, in one line
// however long that takes.
func TestClockThatWasSeenIsKept(t *testing.T) {
	const second = time.Second
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(2)...)
	see := func(at time.Duration, open int) {
		t.Helper()
		gametest.MustDo(k.RecordClock(at, open))
	}
	path := a.Path(k.Name())
	before := get(path)
	want := func(lines string) {
		t.Helper()
		if got := get(path); got != before+lines {
			t.Errorf("the file is\n%s\nwant\n%s", got, before+lines)
		}
	}
	see(999*time.Millisecond, 0) // the same second as at the last entry
	want("")
	for at := range 1500 {
		see(time.Duration(at)*second/10, 0)
	}
	want("149.000 0%\n")
	see(149*second+950*time.Millisecond, 0)
	want("149.000 0%\n")
	k.Leave() // writes the time to the millisecond
	want("149.950 0%\n")
	k, saved := resume(t, a, k.Name())
	if saved.Elapsed() != 149950*time.Millisecond || len(saved.Entries) != 2 || saved.Open != 0 {
		t.Errorf("the clock is at %v after %d entries", saved.Elapsed(), len(saved.Entries))
	}
	see(150*second, 100)
	want("150.000 100%\n")
	see(151*second, 1)
	want("151.000 1%  \n")
	add(k, journal.Entry{At: 152 * second, Action: game.Action{Kind: game.Flag, Cell: game.Cell{Row: 7}}})
	want("152.000 7,0!\n")
	see(153*second, 100)
	add(k, journal.Entry{At: 153 * second, Action: game.Action{Kind: game.Undo}})
	want("152.000 7,0!\n153.000 <   \n")
	k.Leave()
}

// Whatever is added and seen, the file holds all entries, and then the last clock line.
func TestFileHoldsEverything(t *testing.T) {
	dir := t.TempDir()
	rapid.Check(t, func(rt *rapid.T) {
		a := At(filepath.Join(dir, "games of one run"))
		k := gametest.Must(a.Begin(undealt(1)))
		defer k.Leave()
		var want []journal.Entry
		at, last, open, board := time.Duration(0), time.Duration(0), 0, false
		for range rapid.IntRange(0, 30).Draw(rt, "things") {
			at += time.Duration(rapid.SampledFrom([]int{0, 1, 99, 100, 9000, 95000}).Draw(rt,
				"later")) * time.Millisecond
			var err error
			switch rapid.IntRange(0, 9).Draw(rt, "what") {
			case 0, 1, 2, 3:
				open = rapid.SampledFrom([]int{0, 9, 10, 99, 100, journal.Unknown}).Draw(rt, "open")
				err, last = k.RecordClock(at, open), at
			case 4:
				if board {
					break
				}
				board = true
				e := journal.Entry{At: at, Event: journal.Hint}
				err, want = k.AddWithBoard(dealt(1).Header, e), append(want, e)
			case 5:
				k.Leave()
				var saved *Saved
				if k, saved, err = a.Resume(k.Name()); err == nil &&
					saved.Elapsed() != max(last, elapsed(want)) {
					rt.Fatalf("it is at %v, want %v", saved.Elapsed(), max(last, elapsed(want)))
				}
			default:
				e := journal.Entry{At: at, Event: rapid.SampledFrom([]journal.Event{journal.Pause,
					journal.Hint, journal.Chances}).Draw(rt, "kind")}
				err, want = k.Add(e), append(want, e)
			}
			if err != nil {
				rt.Fatal(err)
			}
		}
		text := gametest.Must(os.ReadFile(a.Path(k.Name())))
		j, err := journal.Read(text)
		if err != nil || len(j.Entries) != len(want) || j.Torn || board != (j.Layout != nil) {
			rt.Fatalf("%v, %d entries, torn %v, a board %v; want %d, %v\n%s", err, len(j.Entries), j.Torn,
				j.Layout != nil, len(want), board, text)
		}
		for i, e := range j.Entries {
			if e.At != want[i].At || e.Event != want[i].Event {
				rt.Fatalf("entry %d is %+v, want %+v", i, e, want[i])
			}
		}
	})
}

func elapsed(entries []journal.Entry) time.Duration {
	return (&journal.Journal{Entries: entries}).Elapsed()
}

// Text that another program appends to the file is not overwritten.
func TestFileThatAnotherProgramChanges(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k := begin(a, 1, flags(2)...)
	path := a.Path(k.Name())
	f := gametest.Must(os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0))
	gametest.Must(f.WriteString("# look at this\n"))
	f.Close()
	want := get(path)
	wantError(t, k.Add(flags(3)[2]), path, 0, files.CannotWrite)
	k.Leave()
	if got := get(path); got != want {
		t.Errorf("the file is\n%s\nwant\n%s", got, want)
	}
}
