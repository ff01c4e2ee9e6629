package archive

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game/gametest"
)

// A file with more news than may be read at once is an error that says so, and no silence.
func TestFollowATooLongFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	gametest.MustDo(os.WriteFile(path, []byte(strings.Repeat("x", 101)), 0o600))
	f := Follow(path, 100)
	f.Read()
	var wrong *files.Error
	if !errors.As(f.Err, &wrong) || wrong.Problem != files.TooLong || wrong.File != path || f.Begun() {
		t.Errorf("error %v, want that %s is too long; begun: %v", f.Err, path, f.Begun())
	}
}
