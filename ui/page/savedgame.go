package page

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
)

// A SavedGame identifies the state of a game in the archive, for a preview of its board.
type SavedGame struct {
	Name    string    // the name of the game; "": none
	Written time.Time // when its file was last written
}

// BoardOf returns a function that reads the board of a saved game, for [Previews.Look]. The
// function returns nil if the game cannot be read, or if its board is too large to draw.
func BoardOf(kept *archive.Archive) func(SavedGame, *Job) *game.Game {
	return func(of SavedGame, _ *Job) *game.Game {
		saved, err := kept.Read(of.Name)
		if err != nil || saved.Game.Layout().Cells() > draw.MaxTextCells {
			return nil // opening the game shows the error
		}
		return saved.Game
	}
}
