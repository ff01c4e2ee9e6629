//go:build unix

package store

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// readInTime reads a path, and fails if that takes forever.
func readInTime(t *testing.T, path string) (*Settings, error) {
	t.Helper()
	done := make(chan error, 1)
	var s *Settings
	go func() {
		var err error
		s, err = ReadSettings(path)
		done <- err
	}()
	select {
	case err := <-done:
		return s, err
	case <-time.After(time.Minute):
		t.Fatalf("%s: still waiting", path)
		return nil, nil
	}
}

func TestPipeAndDevice(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o666); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{pipe, "/dev/zero"} {
		s, err := readInTime(t, path)
		wantError(t, err, path, 0, NotAFile)
		s.Set("a", "1")
		wantError(t, s.Write(), path, 0, NotAFile)
	}
}

func TestNoPermissionToRead(t *testing.T) {
	_, path := inFile(t, "a = 1\n")
	if err := os.Chmod(path, 0o200); err != nil {
		t.Fatal(err)
	}
	if f, err := os.Open(path); err == nil {
		f.Close()
		t.Skip("this user may read everything, as root may")
	}
	s, err := ReadSettings(path)
	wantError(t, err, path, 0, NoPermission)
	s.Set("a", "2")
	wantError(t, s.Write(), path, 0, NoPermission)
}

// These fail for root too.
func TestNoFolderToWriteIn(t *testing.T) {
	root := t.TempDir()
	below := filepath.Join(root, "file", "settings")
	put(t, filepath.Join(root, "file"), "")
	s, err := ReadSettings(below)
	wantError(t, err, below, 0, CannotRead)
	s.Set("a", "1")
	wantError(t, s.Write(), below, 0, CannotRead)

	lost := filepath.Join(root, "lost", "settings")
	link(t, "nowhere", filepath.Join(root, "lost"))
	s = open(t, lost)
	s.Set("a", "1")
	wantError(t, s.Write(), lost, 0, CannotWrite)
}

func wantMode(t *testing.T, path string, want os.FileMode) {
	t.Helper()
	info, err := os.Lstat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode() != want {
		t.Errorf("%s: mode %v, want %v", path, info.Mode(), want)
	}
}

// Nobody else sees what is written.
func TestModes(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(root, "config", "buscaminas", "settings")
	s := open(t, path)
	s.Set("a", "1")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	wantMode(t, filepath.Join(root, "config"), os.ModeDir|0o700)
	wantMode(t, filepath.Join(root, "config", "buscaminas"), os.ModeDir|0o700)
	wantMode(t, path, 0o600)

	s, path = inFile(t, "a = 1\n")
	if err := os.Chmod(path, 0o664); err != nil {
		t.Fatal(err)
	}
	s.Set("a", "2")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	wantMode(t, path, 0o600)
}

func link(t *testing.T, to, path string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(to, path); err != nil {
		t.Fatal(err)
	}
}

// Links stay links; what they lead to is written, if need be for the first time.
func TestLinks(t *testing.T) {
	tests := []struct {
		name  string
		links [][2]string // path and where it leads, below the root
		file  string      // what is written, below the root
	}{
		{"relative", [][2]string{{"config/settings", "../dots/mine"}}, "dots/mine"},
		{"beside", [][2]string{{"config/settings", "mine"}}, "config/mine"},
		{"absolute", [][2]string{{"config/settings", "ROOT/dots/mine"}}, "dots/mine"},
		{"one after another", [][2]string{{"config/settings", "other"}, {"config/other", "../dots/mine"}}, "dots/mine"},
		{"the folder", [][2]string{{"config", "dots"}}, "dots/settings"},
		{"up from a folder that is a link", [][2]string{{"config", "dots/deep"}, {"dots/deep/settings", "../mine"}}, "dots/mine"},
	}
	for _, test := range tests {
		for _, there := range []bool{true, false} {
			root := t.TempDir()
			for _, l := range test.links {
				to := l[1]
				if to == "ROOT/dots/mine" {
					to = filepath.Join(root, "dots/mine")
				}
				link(t, to, filepath.Join(root, l[0]))
			}
			file := filepath.Join(root, test.file)
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			want := "a = 2\n"
			if there {
				put(t, file, "# mine\na = 1\n")
				want = "# mine\na = 2\n"
			}
			path := filepath.Join(root, "config", "settings")
			s := open(t, path)
			s.Set("a", "2")
			if err := s.Write(); err != nil {
				t.Errorf("%s: %v", test.name, err)
				continue
			}
			wantMode(t, file, 0o600)
			if got := get(t, file); got != want {
				t.Errorf("%s: %q, want %q", test.name, got, want)
			}
			for _, l := range test.links {
				if _, err := os.Readlink(filepath.Join(root, l[0])); err != nil {
					t.Errorf("%s: no link any more: %v", test.name, err)
				}
			}
			if value, _, _ := lookup(open(t, path), "a"); value != "2" {
				t.Errorf("%s: read through the link: %q", test.name, value)
			}
		}
	}
}

func TestLinkInACircle(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings")
	link(t, "settings", path)
	s, err := readInTime(t, path)
	wantError(t, err, path, 0, CannotRead)
	s.Set("a", "1")
	wantError(t, s.Write(), path, 0, CannotRead)
}

// The path as a program without a folder for settings has it.
func TestRelativePath(t *testing.T) {
	t.Chdir(t.TempDir())
	s := open(t, "settings")
	s.Set("a", "1")
	if err := s.Write(); err != nil || get(t, "settings") != "a = 1\n" {
		t.Error(err)
	}
	wantAlone(t, "settings")
}
