package archive

import (
	"bytes"
	"io"
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

// Export writes games to the files games.csv and games.json in a folder. It replaces files
// with these names.
func Export(dir string, games []history.Game) error {
	for _, file := range []struct {
		name  string
		write func(io.Writer, []history.Game) error
	}{{"games.csv", stats.WriteCSV}, {"games.json", stats.WriteJSON}} {
		var text bytes.Buffer
		if err := file.write(&text, games); err != nil {
			return err
		}
		if err := files.Write(filepath.Join(dir, file.name), text.Bytes(), files.Options{}); err != nil {
			return err
		}
	}
	return nil
}
