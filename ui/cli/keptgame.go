package cli

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// The words that a player can type instead of a file name, to choose a game of the history.
var (
	bestGame = text.Text{"mejor", "best"} // the fastest win that can be a record
	lastGame = text.Text{"última", "last"}
)

// keptGame returns the path of the game that name stands for. If name is the path of a file that
// exists, keptGame returns name. The names "best" and "last" stand for the best and the last game
// of the history, on the grid and of the level that the flags ask for. An identifier that the
// command stats prints stands for the game with this identifier. For any other name, keptGame
// returns name, and reading the file will report that it does not exist.
func (v *replay) keptGame(name string) (file string, err error) {
	word := bestGame.Is(name) || lastGame.Is(name)
	asked := v.level != nil || v.grid != nil
	_, missing := os.Stat(name)
	switch {
	case !word && asked:
		return "", usage("--level y --grid valen para «mejor» y «última»", "--level and --grid are for \"best\" and \"last\"")
	case !errors.Is(missing, fs.ErrNotExist):
		return name, nil
	}
	kept, err := kept()
	if err != nil {
		return name, nil // reading the file will report the error
	}
	defer kept.Close()
	if !word {
		if isKept(kept, name) {
			return kept.Path(name), nil
		}
		return name, nil
	}
	games, _, err := kept.History()
	if err != nil {
		return "", err
	}
	var such []history.Game
	for _, g := range games {
		if isKept(kept, g.Name) && v.wants(g, bestGame.Is(name)) { // the files of old games are gone
			such = append(such, g)
		}
	}
	if bestGame.Is(name) {
		such = stats.Best(such, 1)
	}
	if len(such) == 0 {
		return "", text.Error{"no hay ninguna partida así en el historial", "there is no such game in the history"}
	}
	return kept.Path(such[len(such)-1].Name), nil
}

// isKept reports whether the archive has the file of a game with this name. It returns false if the
// name is a path with a folder.
func isKept(kept *archive.Archive, name string) bool {
	_, err := os.Stat(kept.Path(name))
	return err == nil && filepath.Base(name) == name
}

// wants reports whether a game is on the grid and of the level that the flags ask for. If noCustom
// is true, it returns false for every game on a custom board. This is for "best": otherwise the
// best game would always be one on a tiny board.
func (v *replay) wants(g history.Game, noCustom bool) bool {
	level, ok := stats.CategoryOf(g).Level()
	return (v.grid == nil || g.Grid == v.grid.Name) && (ok || !noCustom) && (v.level == nil || ok && level == v.level.Level)
}
