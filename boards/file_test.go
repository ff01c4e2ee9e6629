package boards

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game/gametest"
)

// write writes text to a file on disk and returns its path.
func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "board.txt")
	gametest.MustDo(os.WriteFile(path, []byte(text), 0o666))
	return path
}

// wantError fails unless err is the wanted problem with the file at path.
func wantError(t *testing.T, err error, path string, want files.Problem) {
	t.Helper()
	var e *files.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *files.Error", err)
	}
	if e.Problem != want || e.File != path {
		t.Errorf("%v: problem %q of %q, want %q of %q", err, e.Problem, e.File, want, path)
	}
}

func TestOpen(t *testing.T) {
	path := write(t, "2 2\n*\n.*\n")
	b := gametest.Must(ReadFile(path).Board())
	if b.Mines.Len() != 2 || len(b.Notes) != 1 || b.Notes[0].File != path || b.Notes[0].Line != 2 {
		t.Errorf("mines %v and notes %v", b.Mines, b.Notes)
	}

	path = write(t, "2 2\n*.\n***\n")
	_, err := ReadFile(path).Board()
	wantError(t, err, path, WrongWidth)
	if want := path + ":3: 3 columns instead of 2"; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}

	path = write(t, "")
	_, err = ReadFile(path).Board()
	wantError(t, err, path, Empty)
}

// If the path is not a file, Open reports the same problems as package files.
func TestOpenWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	_, err := ReadFile(dir).Board()
	wantError(t, err, dir, files.IsDirectory)

	path := write(t, "")
	gametest.MustDo(os.Truncate(path, MaxFile+1)) // uses no space on most disks
	_, err = ReadFile(path).Board()
	wantError(t, err, path, files.TooLong)
}

func TestReadNamesTheFile(t *testing.T) {
	b, err := Read([]byte("2 2\n*\n.*\n"), "input")
	if err != nil || b.Mines.Len() != 2 || len(b.Notes) != 1 || b.Notes[0].File != "input" {
		t.Errorf("%+v, %v", b, err)
	}
	_, err = Read([]byte("2 2\n*.\n***\n"), "input")
	wantError(t, err, "input", WrongWidth)
	_, err = Read(nil, "input")
	wantError(t, err, "input", Empty)
}
