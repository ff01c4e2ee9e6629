package boards

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"buscaminas/boards/files"
)

func TestLoad(t *testing.T) {
	b, err := Load(strings.NewReader("2 2\n*\n.*\n"), "input")
	if err != nil || len(b.Mines) != 2 || len(b.Notes) != 1 || b.Notes[0].File != "input" {
		t.Errorf("%+v, %v", b, err)
	}
	_, err = Load(strings.NewReader("2 2\n*.\n***\n"), "input")
	wantError(t, err, "input", WrongWidth)
	_, err = Load(strings.NewReader(""), "input")
	wantError(t, err, "input", Empty)
	_, err = Load(iotest.ErrReader(errors.New("unplugged")), "input")
	wantError(t, err, "input", files.CannotRead)
	_, err = Load(endless{}, "input")
	wantError(t, err, "input", files.TooLong)
}

// endless never ends.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

// inFolder checks that a file holds this text, and that nothing else is left in
// its folder.
func inFolder(t *testing.T, path, want string) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v, want %q", path, got, err, want)
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 1 {
		t.Errorf("in the folder are %v", entries)
	}
}

func TestSave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "board.txt")
	for _, over := range []bool{false, true} { // whether it may be replaced or not
		os.Remove(path)
		if err := Save(path, []byte("new"), over); err != nil {
			t.Fatal(err)
		}
		inFolder(t, path, "new")
	}
	wantError(t, Save(path, []byte("newer"), false), path, files.Exists)
	inFolder(t, path, "new")
	if err := Save(path, []byte("newer"), true); err != nil {
		t.Fatal(err)
	}
	inFolder(t, path, "newer")
}

func TestSaveWhereNoFileCanBe(t *testing.T) {
	dir := t.TempDir()
	for _, over := range []bool{false, true} {
		wantError(t, Save(dir, nil, over), dir, files.IsDirectory)
		path := filepath.Join(dir, "none", "board.txt")
		err := Save(path, nil, over)
		wantError(t, err, path, files.CannotWrite)
		if strings.Count(err.Error(), path) != 1 {
			t.Errorf("%v", err)
		}
	}
}

// What a link leads to is replaced, and the link stays.
func TestSaveOverLink(t *testing.T) {
	path := filepath.Join(t.TempDir(), "board.txt")
	link := filepath.Join(t.TempDir(), "link.txt")
	if err := os.WriteFile(path, []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	wantError(t, Save(link, []byte("new"), false), link, files.Exists)
	inFolder(t, path, "old")
	if err := Save(link, []byte("new"), true); err != nil {
		t.Fatal(err)
	}
	inFolder(t, path, "new")
	if to, err := os.Readlink(link); err != nil || to != path {
		t.Errorf("the link leads to %q, %v", to, err)
	}
}

// A disk without links is written as any other.
func TestSaveWithoutLinks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "board.txt")
	for i, want := range []error{nil, &files.Error{Problem: files.Exists}} {
		beside, err := writeBeside(path, []byte{byte('0' + i)}, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := claim(beside, path); fmt.Sprint(err) != fmt.Sprint(want) {
			t.Errorf("%v, want %v", err, want)
		}
		os.Remove(beside)
		inFolder(t, path, "0")
	}
	none := filepath.Join(filepath.Dir(path), "none")
	if err := claim(none, path+"2"); err == nil {
		t.Error("a file that is not there was moved")
	}
	inFolder(t, path, "0") // and no empty file is left
}
