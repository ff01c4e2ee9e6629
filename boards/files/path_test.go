package files

import (
	"path/filepath"
	"testing"
)

func TestResolve(t *testing.T) {
	home, dir := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	for _, test := range []struct{ dir, typed, want string }{
		{dir, "a.txt", filepath.Join(dir, "a.txt")},
		{dir, "../a.txt", filepath.Join(filepath.Dir(dir), "a.txt")},
		{dir, "~/a.txt", filepath.Join(home, "a.txt")},
		{dir, "~a.txt", filepath.Join(dir, "~a.txt")},
		{dir, filepath.Join(home, "a.txt"), filepath.Join(home, "a.txt")},
		{"", "a.txt", "a.txt"},
		{".", "a.txt", "a.txt"},
	} {
		if got := Resolve(test.dir, test.typed); got != test.want {
			t.Errorf("Resolve(%q, %q) is %q, want %q", test.dir, test.typed, got, test.want)
		}
	}
}
