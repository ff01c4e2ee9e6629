package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// namesIn returns the names of what is in a folder.
func namesIn(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

// dies runs what writes on a dying disk.
func dies(t *testing.T, write func(d disk) error) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Error("still alive")
		}
	}()
	_ = write(dying{before: func(from string) {
		data, err := os.ReadFile(from)
		if err != nil || string(data) != "new" {
			t.Fatalf("before the end stands %q, %v", data, err)
		}
		// As a kill does, leave what is there.
		if err := os.Rename(from, from+"0"); err != nil {
			t.Fatal(err)
		}
	}})
}

// What is written for the player leaves nothing in the player's folder if the program dies: it
// is made in a folder of ours, where the next start sweeps.
func TestDeathLeavesNothingBesideAPlayersFile(t *testing.T) {
	ours := filepath.Join(t.TempDir(), "state")
	path := write(t, "old")
	dies(t, func(d disk) error { return writeTo(d, path, []byte("new"), Options{Temp: ours}) })
	inFolder(t, path, "old")
	if left := namesIn(t, ours); len(left) != 1 {
		t.Fatalf("in our folder are %v", left)
	}
	put(t, filepath.Join(ours, "game.txt"), "mine")
	put(t, filepath.Join(ours, ".buscaminas"), "mine")
	put(t, filepath.Join(ours, ".buscaminas-mine"), "mine")
	Sweep(ours, filepath.Join(ours, "none"))
	if left, want := namesIn(t, ours), []string{".buscaminas", ".buscaminas-mine", "game.txt"}; !slices.Equal(left, want) {
		t.Errorf("after the sweep there are %v, want %v", left, want)
	}
	if err := Write(path, []byte("new"), Options{Temp: ours}); err != nil {
		t.Fatal(err)
	}
	inFolder(t, path, "new")
	if err := Write(path+"2", []byte("new"), Options{Temp: ours, New: true}); err != nil {
		t.Fatal(err)
	}
	wantError(t, Write(path+"2", []byte("newer"), Options{Temp: ours, New: true}), path+"2", Exists)
}

// A settings file may be a link into a folder of the player's.
func TestDeathLeavesNothingBesideWhatALinkLeadsTo(t *testing.T) {
	path := write(t, "old")
	ours := t.TempDir()
	link := filepath.Join(ours, "settings")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	dies(t, func(d disk) error { return writeTo(d, link, []byte("new"), Options{Private: true}) })
	inFolder(t, path, "old")
	if left := namesIn(t, ours); len(left) != 2 {
		t.Errorf("in our folder are %v", left)
	}
}

// apart is a disk that is another one than that of our folder.
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

// Where our folder is on another disk a file is made beside what it becomes, and what a kill
// left there goes then.
func TestWriteToAnotherDisk(t *testing.T) {
	ours := t.TempDir()
	for _, o := range []Options{{Temp: ours}, {Temp: ours, New: true}} {
		path := filepath.Join(t.TempDir(), "file.txt")
		put(t, filepath.Join(filepath.Dir(path), ".buscaminas-12ab"), "half a fi")
		if err := writeTo(apart{ours: ours}, path, []byte("new"), o); err != nil {
			t.Fatal(err)
		}
		inFolder(t, path, "new")
		if left := namesIn(t, ours); len(left) > 0 {
			t.Errorf("in our folder are %v", left)
		}
	}
}

// What another copy of the program is writing is not swept away.
func TestSweepLeavesWhatIsWritten(t *testing.T) {
	path := write(t, "old")
	var swept bool
	err := writeTo(meanwhile{do: func() { Sweep(filepath.Dir(path)); swept = true }}, path, []byte("new"), Options{})
	if err != nil || !swept {
		t.Fatal(err)
	}
	inFolder(t, path, "new")
}

// meanwhile is a disk on which something happens before a file takes its place.
type meanwhile struct {
	system
	do func()
}

func (m meanwhile) rename(from, to string) error {
	m.do()
	return m.system.rename(from, to)
}

// A copy of the program that starts can sweep a temporary file away before it is held. It is
// written again.
func TestSweptBeforeItIsHeld(t *testing.T) {
	for _, o := range []Options{{Private: true}, {New: true}, {Temp: t.TempDir()}} {
		path := filepath.Join(t.TempDir(), "file.txt")
		if err := writeTo(&sweptOnce{}, path, []byte("new"), o); err != nil {
			t.Fatalf("%+v: %v", o, err)
		}
		inFolder(t, path, "new")
	}
}

// sweptOnce is a disk on which the first file is swept away as soon as it is made.
type sweptOnce struct {
	system
	swept bool
}

func (s *sweptOnce) create(path string, mode fs.FileMode) (file, error) {
	f, err := s.system.create(path, mode)
	if err == nil && !s.swept {
		s.swept = true
		Sweep(filepath.Dir(path))
	}
	return f, err
}
