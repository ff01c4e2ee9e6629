//go:build unix

package files

import (
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"buscaminas/game/gametest"
)

// inTime returns the error of reading path, and fails the test if reading takes too long.
func inTime(t *testing.T, path string) error {
	t.Helper()
	done := make(chan error, 1)
	go func() {
		_, err := Read(path, most)
		done <- err
	}()
	select {
	case err := <-done:
		return err
	case <-time.After(time.Minute):
		t.Fatalf("%s: still waiting", path)
		return nil
	}
}

func TestReadPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o666); err != nil {
		t.Skip(err)
	}
	wantError(t, inTime(t, path), path, NotAFile) // a pipe that nobody writes

	writer, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	defer writer.Close()
	gametest.Must(writer.WriteString(small))
	wantError(t, inTime(t, path), path, NotAFile) // a pipe that stays open
}

func TestReadDevice(t *testing.T) {
	wantError(t, inTime(t, "/dev/zero"), "/dev/zero", NotAFile)
}

func TestReadSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "socket")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Skip(err)
	}
	defer l.Close()
	wantError(t, inTime(t, path), path, NotAFile)
}

// Links are followed. A link that leads to itself is an error.
func TestReadLink(t *testing.T) {
	path := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(write(t, small), path); err != nil {
		t.Skip(err)
	}
	if err := inTime(t, path); err != nil {
		t.Error(err)
	}
	circle := filepath.Join(t.TempDir(), "circle")
	if err := os.Symlink(circle, circle); err != nil {
		t.Skip(err)
	}
	wantError(t, inTime(t, circle), circle, CannotRead)
}

// Write does not replace a device by a file.
func TestWriteOverDevice(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	gametest.MustDo(syscall.Mkfifo(path, 0o666))
	wantError(t, Write(path, nil, Options{New: true}), path, Exists)
	wantError(t, Write(path, nil, Options{}), path, NotAFile)
}

func wantMode(t *testing.T, path string, want os.FileMode) {
	t.Helper()
	info := gametest.Must(os.Lstat(path))
	if info.Mode() != want {
		t.Errorf("%s: mode %v, want %v", path, info.Mode(), want)
	}
}

// Only the user can read a private file. Other files keep their permissions.
func TestModes(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(root, "config", "buscaminas", "settings")
	private := Options{Private: true}
	gametest.MustDo(Write(path, nil, private))
	wantMode(t, filepath.Join(root, "config"), os.ModeDir|0o700)
	wantMode(t, filepath.Join(root, "config", "buscaminas"), os.ModeDir|0o700)
	wantMode(t, path, 0o600)

	log := filepath.Join(root, "state", "log")
	gametest.MustDo(Append(log, []byte("a\n")))
	wantMode(t, filepath.Join(root, "state"), os.ModeDir|0o700)
	wantMode(t, log, 0o600)

	for _, mode := range []os.FileMode{0o664, 0o604, 0o200} {
		gametest.MustDo(os.Chmod(path, mode))
		gametest.MustDo(Write(path, nil, Options{}))
		wantMode(t, path, mode)
	}
	gametest.MustDo(Write(path, nil, private))
	wantMode(t, path, 0o600)
}

func link(to, path string) {
	gametest.MustDo(os.MkdirAll(filepath.Dir(path), 0o777))
	gametest.MustDo(os.Symlink(to, path))
}

// Write keeps links and writes the file that they lead to, even if it does not exist yet.
func TestLinks(t *testing.T) {
	tests := []struct {
		name  string
		links [][2]string // path and where it leads, below the root
		file  string      // what is written, below the root
	}{
		{"relative", [][2]string{{"config/settings", "../dots/mine"}}, "dots/mine"},
		{"beside", [][2]string{{"config/settings", "mine"}}, "config/mine"},
		{"absolute", [][2]string{{"config/settings", "ROOT/dots/mine"}}, "dots/mine"},
		{"one after another", [][2]string{{"config/settings", "other"}, {"config/other", "../dots/mine"}},
			"dots/mine"},
		{"the folder", [][2]string{{"config", "dots"}}, "dots/settings"},
		{"up from a folder that is a link",
			[][2]string{{"config", "dots/deep"}, {"dots/deep/settings", "../mine"}}, "dots/mine"},
	}
	for _, test := range tests {
		for _, there := range []bool{true, false} {
			root := t.TempDir()
			for _, l := range test.links {
				to := l[1]
				if to == "ROOT/dots/mine" {
					to = filepath.Join(root, "dots/mine")
				}
				link(to, filepath.Join(root, l[0]))
			}
			file := filepath.Join(root, test.file)
			gametest.MustDo(os.MkdirAll(filepath.Dir(file), 0o777))
			if there {
				put(file, "old")
			}
			path := filepath.Join(root, "config", "settings")
			if err := Write(path, []byte("new"), Options{Private: true}); err != nil {
				t.Errorf("%s: %v", test.name, err)
				continue
			}
			wantMode(t, file, 0o600)
			if got := get(file); got != "new" {
				t.Errorf("%s: %q", test.name, got)
			}
			for _, l := range test.links {
				if _, err := os.Readlink(filepath.Join(root, l[0])); err != nil {
					t.Errorf("%s: is no longer a link: %v", test.name, err)
				}
			}
			if data, err := Read(path, most); string(data) != "new" || err != nil {
				t.Errorf("%s: read through the link: %q, %v", test.name, data, err)
			}
		}
	}
}

// A link that leads to itself is not written, and stays.
func TestWriteOverCircle(t *testing.T) {
	circle := filepath.Join(t.TempDir(), "circle")
	link("circle", circle)
	wantError(t, Write(circle, nil, Options{}), circle, CannotWrite)
	wantError(t, Write(circle, nil, Options{New: true}), circle, CannotWrite)
	if _, err := os.Readlink(circle); err != nil {
		t.Error(err)
	}
}

// A missing folder is made only for a private file, and never in place of a file or of a link to
// nowhere.
func TestNoFolderToWriteIn(t *testing.T) {
	root := t.TempDir()
	put(filepath.Join(root, "file"), "")
	link("nowhere", filepath.Join(root, "lost"))
	for _, folder := range []string{"file", "lost"} {
		path := filepath.Join(root, folder, "settings")
		wantError(t, Write(path, nil, Options{Private: true}), path, CannotWrite)
		wantError(t, Append(path, nil), path, CannotWrite)
	}
}

func TestAppendToPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o666); err != nil {
		t.Skip(err)
	}
	wantError(t, Append(path, []byte("a\n")), path, NotAFile)
}

// Opening a pipe, a device or a folder to read it fails, and does not wait. Not even a pipe that
// takes the place of a file while it is opened is waited for.
func TestOpenOnlyFiles(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o666); err != nil {
		t.Skip(err)
	}
	for path, want := range map[string]Problem{
		dir: IsDirectory, pipe: NotAFile, os.DevNull: NotAFile, filepath.Join(dir, "none"): NoSuchFile,
	} {
		_, err := Open(path)
		wantError(t, err, path, want)
	}
	if _, err := Names(pipe); err == nil {
		t.Error("a pipe is a folder")
	}
	late := gametest.Must(system{}.Open(pipe)) // as if it had been a file a moment ago
	defer late.Close()
	if _, err := readAll(late, 10); err == nil {
		t.Error("a pipe is read")
	}
}
