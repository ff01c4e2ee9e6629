package memory

import (
	"bytes"
	"path/filepath"

	"buscaminas/boards"
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
	return path, boards.Save(path, text.Bytes(), true)
}
