package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Only the two ends of a long file are read, but all of a short one.
func TestReadEnds(t *testing.T) {
	for _, test := range []struct{ text, head, tail string }{
		{"", "", ""}, {"a", "a", ""}, {"abcdef", "abcdef", ""}, {"abcdefg", "abc", "efg"},
		{"abc" + strings.Repeat("x", 1<<20) + "efg", "abc", "efg"},
	} {
		head, tail, err := ReadEnds(write(t, test.text), 3)
		if string(head) != test.head || string(tail) != test.tail || err != nil {
			t.Errorf("%.9q: %q, %q, %v; want %q, %q", test.text, head, tail, err, test.head, test.tail)
		}
	}
}

// However long a file is, only its ends are read.
func TestReadEndsOfTheLongest(t *testing.T) {
	path := write(t, "abc")
	if err := os.Truncate(path, 1<<40); err != nil {
		t.Skipf("this disk has no files with holes: %v", err)
	}
	head, tail, err := ReadEnds(path, 4)
	if string(head) != "abc\x00" || string(tail) != "\x00\x00\x00\x00" || err != nil {
		t.Errorf("%q, %q, %v", head, tail, err)
	}
}

func TestReadEndsOfNoFile(t *testing.T) {
	dir := t.TempDir()
	_, _, err := ReadEnds(dir, 3)
	wantError(t, err, dir, IsDirectory)
	missing := filepath.Join(dir, "missing")
	_, _, err = ReadEnds(missing, 3)
	wantError(t, err, missing, NoSuchFile)
}
