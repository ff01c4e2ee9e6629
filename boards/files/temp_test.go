package files

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"

	"buscaminas/game/gametest"
)

// namesIn returns the names of the files in a folder.
func namesIn(dir string) (names []string) {
	entries := gametest.Must(os.ReadDir(dir))
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

// dies calls write with a disk on which the program dies just before the new file takes its place.
func dies(t *testing.T, write func(d disk) error) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Error("the disk did not die")
		}
	}()
	_ = write(dying{before: func(from string) {
		data, err := os.ReadFile(from)
		if err != nil || string(data) != "new" {
			t.Fatalf("just before the program dies the file has %q, %v", data, err)
		}
		// Leave the temporary file there, as a killed program does.
		gametest.MustDo(os.Rename(from, from+"0"))
	}})
}

// A program that dies while it writes a file of the player leaves nothing in the player's folder.
// The temporary file is in a folder of the program, and the next start removes it.
func TestDeathLeavesNothingBesideAPlayersFile(t *testing.T) {
	ours := filepath.Join(t.TempDir(), "state")
	path := write(t, "old")
	dies(t, func(d disk) error { return writeTo(d, path, []byte("new"), Options{Temp: ours}) })
	inFolder(t, path, "old")
	if left := namesIn(ours); len(left) != 1 {
		t.Fatalf("files in the folder of the program: %v", left)
	}
	age(filepath.Join(ours, namesIn(ours)[0]))
	put(filepath.Join(ours, "game.txt"), "mine")
	put(filepath.Join(ours, ".buscaminas"), "mine")
	put(filepath.Join(ours, ".buscaminas-mine"), "mine")
	RemoveTempFiles(ours, filepath.Join(ours, "none"))
	if left, want := namesIn(ours), []string{".buscaminas", ".buscaminas-mine", "game.txt"}; !slices.Equal(left, want) {
		t.Errorf("files after the sweep: %v, want %v", left, want)
	}
	gametest.MustDo(Write(path, []byte("new"), Options{Temp: ours}))
	inFolder(t, path, "new")
	gametest.MustDo(Write(path+"2", []byte("new"), Options{Temp: ours, New: true}))
	wantError(t, Write(path+"2", []byte("newer"), Options{Temp: ours, New: true}), path+"2", Exists)
}

// A settings file may be a link to a file in a folder of the player. A program that dies leaves
// nothing beside that file.
func TestDeathLeavesNothingBesideWhatALinkLeadsTo(t *testing.T) {
	path := write(t, "old")
	ours := t.TempDir()
	link := filepath.Join(ours, "settings")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	dies(t, func(d disk) error { return writeTo(d, link, []byte("new"), Options{Private: true}) })
	inFolder(t, path, "old")
	if left := namesIn(ours); len(left) != 2 {
		t.Errorf("files in the folder of the program: %v", left)
	}
}

// apart is a disk on which the folder ours is on another disk than all other folders.
type apart struct {
	system
	ours string
}

func (a apart) far(from string) error {
	if filepath.Dir(from) == a.ours {
		return syscall.EXDEV
	}
	return nil
}

func (a apart) link(from, to string) error {
	if err := a.far(from); err != nil {
		return &os.LinkError{Op: "link", Old: from, New: to, Err: err}
	}
	return a.system.link(from, to)
}

func (a apart) rename(from, to string) error {
	if err := a.far(from); err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return a.system.rename(from, to)
}

// If the folder of the program is on another disk, the temporary file is written beside the final
// one. Temporary files that a killed program left there are removed.
func TestWriteToAnotherDisk(t *testing.T) {
	ours := t.TempDir()
	for _, o := range []Options{{Temp: ours}, {Temp: ours, New: true}} {
		path := filepath.Join(t.TempDir(), "file.txt")
		left := filepath.Join(filepath.Dir(path), ".buscaminas-12ab")
		put(left, "half a fi")
		age(left)
		gametest.MustDo(writeTo(apart{ours: ours}, path, []byte("new"), o))
		inFolder(t, path, "new")
		if left := namesIn(ours); len(left) > 0 {
			t.Errorf("files in the folder of the program: %v", left)
		}
	}
}

// Sweep does not remove a file that another copy of the program may be writing.
func TestSweepLeavesWhatIsWritten(t *testing.T) {
	dir := t.TempDir()
	old, fresh := filepath.Join(dir, ".buscaminas-12ab"), filepath.Join(dir, ".buscaminas-34cd")
	put(old, "half a fi")
	put(fresh, "half a fi")
	age(old)
	RemoveTempFiles(dir)
	if left := namesIn(dir); !slices.Equal(left, []string{filepath.Base(fresh)}) {
		t.Errorf("files after the sweep: %v", left)
	}
}

// age makes a file look as old as one that a killed program has left.
func age(path string) {
	long := time.Now().Add(-2 * writing)
	gametest.MustDo(os.Chtimes(path, long, long))
}
