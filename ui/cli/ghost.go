package cli

import (
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// GhostFlag says what --ghost is for.
var GhostFlag = text.Text{
	"jugar contra la partida de un `FICHERO`, en su mismo tablero", "play against the game in a `FILE`, on the same board"}

var (
	ghostPlain = text.Text{
		"--ghost solo vale a pantalla completa, sin --plain", "--ghost only works full screen, without --plain"}
	ghostBoard = text.Text{
		"se juega en el tablero de esa partida", "you play on the board of that game"}
)

// checkGhost refuses what does not go together with --ghost: it is played on the board of the
// game, which a file, a code or the day may say, too.
func checkGhost(given func(flag string) bool, plain bool, l text.Lang) error {
	if !given("ghost") {
		return nil
	}
	if plain {
		return UsageError(ghostPlain.In(l))
	}
	dealt := []string{"size", "mines", "seed", "first", "guess", "any-proof"}
	if !given("daily") { // which they are about
		dealt = append(dealt, "level", "grid")
	}
	for _, flag := range dealt {
		if given(flag) {
			return UsageError(notTogether.In(l, "--"+flag, "--ghost", ghostBoard.In(l)))
		}
	}
	return nil
}

// A Race is a game to begin with, against one that was kept.
type Race struct {
	Setup *session.Setup // nil: the menu comes first
	Ghost *session.Ghost // nil: it is against none
	Notes []*files.Error // what is to be said of either
}

// RaceAgainst returns the race against the game in a file: on the board of setup, which must
// be its own, or without one on its own. Without a file it is against none.
func RaceAgainst(
	path string,
	setup *session.Setup,
	notes []*files.Error,
) (Race, error) {
	if path == "" {
		return Race{Setup: setup, Notes: notes}, nil
	}
	saved, err := archive.ReadFile(path)
	if err != nil {
		return Race{}, err
	}
	if saved.Wrong != nil { // what comes before it can be raced against
		notes = append(notes, saved.Wrong)
	}
	ghost, err := session.NewGhost(saved.Journal, text.Same(text.Printable(filepath.Base(path))))
	if err != nil {
		return Race{}, err
	}
	var raced session.Setup
	if setup == nil {
		raced, err = session.RaceSetup(saved.Journal)
	} else {
		raced, err = setup.Against(ghost)
	}
	return Race{&raced, ghost, notes}, err
}
