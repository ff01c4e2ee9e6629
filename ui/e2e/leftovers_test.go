package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A game in the line mode removes the temporary files of a killed program from the folders of the
// game, and no file of the player.
func TestGameByLinesSweeps(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	p := program{args: []string{"--plain"}, home: home, env: []string{"LocalAppData=" + filepath.Join(home, "state")}}
	games := filepath.Join(home, "state", "buscaminas", "games")
	if err := os.MkdirAll(games, 0o700); err != nil {
		t.Fatal(err)
	}
	theirs := put(t, home, ".buscaminas-8d00f1c2", "half a fi")
	ours := put(t, games, ".buscaminas-8d00f1c2", "half a fi")
	long := time.Now().Add(-24 * time.Hour)
	if err := os.Chtimes(ours, long, long); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := p.run(t, "5\n"); code != 0 || errs != "" {
		t.Fatalf("status %d: %s", code, errs)
	}
	if _, err := os.Lstat(ours); err == nil {
		t.Error("the file stays in the folder of the game")
	}
	if _, err := os.Lstat(theirs); err != nil {
		t.Error("the file is gone from the player's folder")
	}
}
