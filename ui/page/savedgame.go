package page

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen/draw"
)

// A SavedGame identifies a game in the archive and the time of its last change. It is a key of
// [Previews]: once the game has changed, its old preview is not found any more.
type SavedGame struct {
	Name    string    // the name of the game; "": there is no game
	Written time.Time // when its file was last written
}

// BoardOf returns a function that reads the board of a saved game, for [Previews.Find]. The
// function returns nil if the game cannot be read, or if its board is too large to draw.
func BoardOf(kept *archive.Archive) func(SavedGame, *Job) *game.Game {
	return func(of SavedGame, _ *Job) *game.Game {
		saved, err := kept.Read(of.Name)
		if err != nil || saved.Game.Layout().Cells() > draw.MaxWholeCells {
			return nil // opening the game shows the error
		}
		return Preview(saved.Game, saved.Journal)
	}
}

// Preview returns the game to show while the clock of g is stopped. The parameter j is the journal
// of g. If g can still be a record, Preview returns a game with all cells closed, so that nobody
// can study the board without the clock. If it cannot make that game, it returns nil.
func Preview(g *game.Game, j *journal.Journal) *game.Game {
	if !stats.CanBeRecord(j) {
		return g
	}
	layout := g.Layout()
	closed, err := game.Undealt(layout.Grid(), layout.Mines())
	if err != nil {
		return nil
	}
	return game.New(closed, g.Rules())
}
