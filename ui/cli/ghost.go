package cli

import (
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// ghostFlag is the description of --ghost.
var ghostFlag = text.Text{
	"jugar contra la partida de un `FICHERO`, en su mismo tablero", "play against the game in a `FILE`, on the same board"}

var (
	ghostPlain = text.Text{
		"--ghost solo vale a pantalla completa, sin --plain", "--ghost only works full screen, without --plain"}
	ghostBoard = text.Text{
		"se juega en el tablero de esa partida", "that game has its own board"}
)

// checkGhost returns a [usageError] if --ghost, which names an earlier game to race against, is
// given together with --plain or with a flag that deals a board. A file, --code and --daily are
// allowed, because they may name the board of the earlier game.
func checkGhost(given func(flag string) bool, plain bool) error {
	if !given("ghost") {
		return nil
	}
	if plain {
		return usage(ghostPlain)
	}
	dealt := []string{"size", "mines", "seed", "first", "guess", "any-proof"}
	if !given("daily") { // with --daily these flags choose the board of the day
		dealt = append(dealt, "level", "grid")
	}
	for _, flag := range dealt {
		if given(flag) {
			return usage(notTogether, "--"+flag, "--ghost", ghostBoard)
		}
	}
	return nil
}

// A race is the game that the command line asks for, with an earlier game to race against.
type race struct {
	Setup *session.Setup // nil: begin with the menu
	Ghost *session.Ghost // nil: no race
	Notes []*files.Error // notes for the player about the files of both games
}

// raceAgainst returns the race against the earlier game in the file at path. If path is empty,
// there is no race. The board is the board of setup or, if setup is nil, the board of the earlier
// game. raceAgainst fails if the file holds no game that can be raced against, or if the board or
// the rules of setup are not those of the earlier game.
func raceAgainst(
	path string,
	setup *session.Setup,
	notes []*files.Error,
) (race, error) {
	if path == "" {
		return race{Setup: setup, Notes: notes}, nil
	}
	saved, err := archive.ReadFile(path)
	if err != nil {
		return race{}, err
	}
	notes = append(notes, saved.Doubts()...) // race against what was read
	ghost, err := session.NewGhost(saved.Journal, text.Same(text.Printable(filepath.Base(path))))
	if err != nil {
		return race{}, err
	}
	var raced session.Setup
	if setup == nil {
		raced, err = session.RaceSetup(saved.Journal)
	} else {
		raced, err = setup.Against(ghost)
	}
	return race{&raced, ghost, notes}, err
}
