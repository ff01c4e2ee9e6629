// Package goldentest compares text with golden files. Tests use it.
package goldentest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Check fails the test if got is not the content of the file. If update is set, it first writes got
// to the file. The failure names the first row that differs, shows both versions of the row, and
// says how to look at the whole text.
func Check(t testing.TB, path, got string, update bool) {
	t.Helper()
	if update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v\nto write it: go test -run '^%s$' -update", err, root(t.Name()))
	}
	if said := difference(got, string(want)); said != "" {
		t.Errorf("%s: %s\nto look: go test -run '^%s$' -update, then git diff\n\nall of it:\n%s", path, said, root(t.Name()), got)
	}
}

// root returns the name of a test without the names of its subtests.
func root(name string) string {
	name, _, _ = strings.Cut(name, "/")
	return name
}

// difference returns a message about the first row in which got and want differ. It returns "" if
// they are equal.
func difference(got, want string) string {
	if got == want {
		return ""
	}
	gotRows, wantRows := strings.Split(got, "\n"), strings.Split(want, "\n")
	rowOf := func(rows []string, i int) string {
		if i >= len(rows) {
			return "(none)"
		}
		return fmt.Sprintf("%q", rows[i])
	}
	first, differ := -1, 0
	for i := range max(len(gotRows), len(wantRows)) {
		if rowOf(gotRows, i) != rowOf(wantRows, i) {
			if first < 0 {
				first = i
			}
			differ++
		}
	}
	return fmt.Sprintf("row %d differs, the first of %d\n got %s\nwant %s",
		first+1, differ, rowOf(gotRows, first), rowOf(wantRows, first))
}
