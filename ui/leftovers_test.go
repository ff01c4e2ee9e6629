package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/settings"
)

// The next start removes the temporary files of a killed program from the folders of the game.
func TestNextStartSweeps(t *testing.T) {
	t.Parallel()
	state, config, own := t.TempDir(), t.TempDir(), t.TempDir()
	var left []string
	long := time.Now().Add(-24 * time.Hour)
	for _, folder := range []string{
		state, filepath.Join(state, "games"), filepath.Join(state, "unsaved"), filepath.Join(state, "positions"), config, own,
	} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, ".buscaminas-8d00f1c2")
		if err := os.WriteFile(path, []byte("half a fi"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
		left = append(left, path)
	}
	p := sit(t, 80, 24, nil)
	chosen, err := settings.Read(filepath.Join(config, "settings.conf"))
	if err != nil {
		t.Fatal(err)
	}
	p.m.Settings, p.m.Dir = chosen, own
	p.m.Archive = archive.At(state)
	p.Answer(p.m.record())
	for i, path := range left {
		_, err := os.Lstat(path)
		if stays, mine := err == nil, i == len(left)-1; stays != mine {
			t.Errorf("%s: the file exists: %v", path, stays)
		}
	}
}
