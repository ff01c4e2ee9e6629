package cli

import (
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// GhostFlag describes the flag --ghost.
var GhostFlag = text.Text{
	"jugar contra la partida de un `FICHERO`, en su mismo tablero", "play against the game in a `FILE`, on the same board"}

var (
	ghostPlain = text.Text{
		"--ghost solo vale a pantalla completa, sin --plain", "--ghost only works full screen, without --plain"}
	ghostBoard = text.Text{
		"se juega en el tablero de esa partida", "you play on the board of that game"}
)

// checkGhost refuses flags that contradict --ghost. The ghost's board may also be given by a file,
// a code or the day.
func checkGhost(given func(flag string) bool, plain bool, l text.Lang) error {
	if !given("ghost") {
		return nil
	}
	if plain {
		return UsageError(ghostPlain.In(l))
	}
	dealt := []string{"size", "mines", "seed", "first", "guess", "any-proof"}
	if !given("daily") { // it is about the daily board
		dealt = append(dealt, "level", "grid")
	}
	for _, flag := range dealt {
		if given(flag) {
			return UsageError(notTogether.In(l, "--"+flag, "--ghost", ghostBoard.In(l)))
		}
	}
	return nil
}

// A Race is the first game, with a ghost.
type Race struct {
	Setup *session.Setup // nil: the menu comes first
	Ghost *session.Ghost // nil: none
	Notes []*files.Error // notes on the board and the ghost
}

// RaceAgainst returns a race against the game in a file, on the board of setup, which must be the
// same, or if it is nil on the game's board. Without a file there is no ghost.
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
	if saved.Wrong != nil { // the entries before the error are enough
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
