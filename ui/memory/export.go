package memory

import (
	"bytes"
	"os"
	"path/filepath"

	"buscaminas/ui/store/history"
	"buscaminas/ui/store/stats"
)

// Export writes games into a file of comma-separated values in a folder, in place of
// what was written there before, and returns its path.
func Export(dir string, games []history.Game) (path string, err error) {
	var text bytes.Buffer
	if err := stats.WriteCSV(&text, games); err != nil {
		return "", err
	}
	path = filepath.Join(dir, "games.csv")
	return path, os.WriteFile(path, text.Bytes(), 0o600)
}
