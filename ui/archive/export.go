package archive

import (
	"bytes"
	"io"
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// Export writes games to the files games.csv and games.json in the folder of the archive. It replaces
// files with these names. The titles of the games are in the language l.
func (a *Archive) Export(games []history.Game, l text.Lang) error {
	for _, file := range []struct {
		name  string
		write func(io.Writer, []history.Game, text.Lang) error
	}{{"games.csv", stats.WriteCSV}, {"games.json", stats.WriteJSON}} {
		var data bytes.Buffer
		if err := file.write(&data, games, l); err != nil {
			return err
		}
		if err := files.Write(filepath.Join(a.dir, file.name), data.Bytes(), files.Options{}); err != nil {
			return err
		}
	}
	return nil
}
