package archive

import (
	"os"
	"path/filepath"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
)

// A WatchableGame is a game that is being played and that others may watch.
type WatchableGame struct {
	journal.Glance
	Player string // the name of the player; "": none was chosen
	Path   string // the path of the file of the game
}

// AllowWatching allows the other players to watch the games of this archive, or forbids it. It does
// nothing if the archive is not on a server or keeps nothing. Its error is a [*files.Error].
func (a *Archive) AllowWatching(allowed bool) error {
	if a.Watched == "" || a.dir == "" {
		return nil
	}
	mark := filepath.Join(a.Watched, filepath.Base(a.dir))
	if allowed {
		return files.Write(mark, nil, files.Options{Private: true})
	}
	if err := os.Remove(mark); err != nil && !os.IsNotExist(err) {
		return files.WriteError(mark, err)
	}
	return nil
}

// mostShown is the greatest number of games that WatchableGames returns.
const mostShown = 30

// WatchableGames returns the games of other players that can be watched now. It leaves out races,
// because another list shows them. It also leaves out games on the boards of today and yesterday,
// because a viewer may still want to play such a board.
func (a *Archive) WatchableGames(now time.Time) (all []WatchableGame) {
	if a.Watched == "" {
		return nil
	}
	marks, err := os.ReadDir(a.Watched)
	if err != nil {
		return nil // nobody has allowed it yet
	}
	for _, mark := range marks {
		if a.dir != "" && mark.Name() == filepath.Base(a.dir) {
			continue
		}
		for _, s := range At(filepath.Join(a.Players, mark.Name())).playedNow(now) {
			if len(all) == mostShown {
				return all
			}
			s.Player = a.Winners.NameOf(mark.Name())
			all = append(all, s)
		}
	}
	return all
}

// playedNow returns the games of this archive that are being played and that
// [Archive.WatchableGames] may show. The parameter now is the present time.
func (a *Archive) playedNow(now time.Time) (all []WatchableGame) {
	for _, name := range a.locked() {
		if !Locked(a.lockPath(name)) {
			continue
		}
		g, err := glance(a.Path(name)) // the player of the game sees the error
		if err == nil && g.End == journal.Done && g.Race == "" && !isOfDay(&g.Header, now) {
			all = append(all, WatchableGame{Glance: *g, Path: a.Path(name)})
		}
	}
	return all
}

// isOfDay reports whether a game is played on a board of the day, today's or yesterday's. A player
// who began yesterday's board may still win it. The parameter now is the present time.
func isOfDay(h *journal.Header, now time.Time) bool {
	for _, day := range []time.Time{dateOf(now), dateOf(now).AddDate(0, 0, -1)} {
		for _, kind := range game.GridKinds() {
			for _, level := range levels {
				if (DayBoard{day, kind, level}).hasSeedOf(h) {
					return true
				}
			}
		}
	}
	return false
}
