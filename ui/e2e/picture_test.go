package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A board can be written as a picture in the colours of a theme, to the output or to a file, which
// is never replaced without --force.
func TestShowAsAPicture(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	board := put(t, dir, "board.txt", plainBoard)
	dark, stderr, code := run(t, "", "show", "--lang", "en", "--to", "svg", board)
	if !strings.HasPrefix(dark, "<svg ") || !strings.HasSuffix(dark, "</svg>\n") || stderr != "" || code != 0 {
		t.Fatalf("%q, %q, %d", dark, stderr, code)
	}
	if want := "<title>board.txt: list, square, 2×4, mines: 3 (37.5%)</title>"; !strings.Contains(dark, want) {
		t.Errorf("no %s in\n%s", want, dark)
	}
	if light, _, _ := run(t, "", "show", "--to", "svg", "--theme", "claro", board); light == dark {
		t.Error("a dark theme looks like a light one")
	}
	if open, _, _ := run(t, "", "show", "--to", "svg", "--solution", board); strings.Count(open, "*") != 3 {
		t.Errorf("no three mines in\n%s", open)
	}
	if ascii, _, _ := run(t, "", "--ascii", "show", "--lang", "en", "--to", "svg", board); ascii != dark {
		t.Errorf("the picture of a terminal with ASCII only differs:\n%s", ascii)
	}
	out := filepath.Join(dir, "out")
	if err := os.Mkdir(out, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, force := range []string{"--force=false", "--force"} {
		_, stderr, code := run(t, plainBoard, "show", "--lang", "en", "--to", "svg", "-o", out, force, board, "-")
		if stderr != "" || code != 0 {
			t.Errorf("%s: %q, %d", force, stderr, code)
		}
	}
	if got := get(t, filepath.Join(out, "board.svg")); got != dark {
		t.Errorf("the file holds\n%s", got)
	}
	if got := get(t, filepath.Join(out, "buscaminas.svg")); !strings.HasPrefix(got, "<svg ") {
		t.Errorf("the file of the standard input holds\n%s", got)
	}
	_, stderr, code = run(t, "", "show", "--lang", "en", "--to", "svg", "-o", out, board)
	if !strings.Contains(stderr, "already exists, and stays as it is") || code != 1 {
		t.Errorf("%q, %d", stderr, code)
	}
}
