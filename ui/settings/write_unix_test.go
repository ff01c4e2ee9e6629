//go:build unix

package settings

import (
	"os"
	"path/filepath"
	"testing"
)

// Only this user can read the file.
func TestTheFileIsPrivate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "config", "settings")
	s := open(t, path)
	s.Set("a", "1")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o600 {
		t.Errorf("the mode is %v, %v", info.Mode(), err)
	}
}
