package e2e

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// put writes a file into a folder, which it makes if need be, and returns the path.
func put(t testing.TB, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func get(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func boardFile(name string) string {
	path, err := filepath.Abs(filepath.Join("..", "..", "boards", name))
	if err != nil {
		panic(err)
	}
	return path
}

// filesIn returns the paths of the files below a folder.
func filesIn(t *testing.T, folder string) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all = append(all, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Boards with features that not every format has.
const (
	plainBoard = "2 4\n3\n0 0\n0 2\n1 3\n"
	startBoard = "4x2:1,0,ua1\n"
)

// keptGame is a game whose title has a letter outside ASCII.
const keptGame = "buscaminas game 2\ntitle: Ñandú\ngrid: square\nrows: 2\ncolumns: 3\nmines: 2\nrow: *..\nrow: *..\n\n" +
	"0.500 0,1*\n1.250 0,2*\n"

const someSettings = "language = english\ngrid = hex\nrules = classic\ncoords = numbers\nfirst = safe\nno = thing\n"

// home returns a home with boards, a game, and these settings.
func home(t *testing.T, settings string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"b.txt": plainBoard, "two-1.txt": startBoard, "g.game": keptGame, "hex-9x10.txt": get(t, boardFile("hex-9x10.txt")),
		"config/buscaminas/settings.conf": settings,
	} {
		put(t, dir, name, text)
	}
	return dir
}
