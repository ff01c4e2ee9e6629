package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// put writes a file into a folder and returns its path.
func put(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
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

// Boards with features that not every format has.
const (
	plainBoard  = "2 4\n3\n0 0\n0 2\n1 3\n"
	startBoard  = "4x2:1,0,ua1\n"
	playedBoard = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 4\nmines: 3\n" +
		"[real]\n*2*2\n122*\n[view]\nU2UU\nUUFF\n"
)
