package pagetest

import (
	"os"
	"path/filepath"
	"testing"
)

// AtHome makes a folder with these files in a new home folder, and changes to it, so that the paths on
// the screen are short.
func AtHome(t testing.TB, texts map[string]string) (folder string) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // the home folder on Windows
	folder = filepath.Join(home, "boards")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	t.Chdir(folder)
	for name, text := range texts {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}
