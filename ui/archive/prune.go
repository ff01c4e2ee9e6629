package archive

import (
	"os"
	"slices"
	"strings"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

// The limits of the folder of games: the number of games, and the length of all games in bytes. The
// oldest games are removed first.
const (
	mostGames = 1000
	mostBytes = 200 << 20
)

// prune removes the oldest games beyond the limits. It keeps games that wait, the best game of each
// category, and games on a board of the day. The parameter games is the history.
func (a *Archive) prune(games []history.Game) { a.pruneTo(mostGames, mostBytes, games) }

func (a *Archive) pruneTo(mostGames int, mostBytes int64, games []history.Game) {
	entries, err := os.ReadDir(a.games())
	if err != nil {
		return // no folder yet; any other error also stops writing, which reports it
	}
	waits := map[string]bool{}
	var old []string
	kept, bytes := 0, int64(0)
	for _, entry := range slices.Backward(entries) { // names begin with the time, so the newest comes first
		if name, ok := strings.CutSuffix(entry.Name(), lockSuffix); ok {
			waits[name] = true
			continue
		}
		name, ok := strings.CutSuffix(entry.Name(), gameSuffix)
		info, err := entry.Info()
		if !ok || err != nil {
			continue
		}
		kept, bytes = kept+1, bytes+info.Size()
		if kept > mostGames || bytes > mostBytes && kept > 1 {
			old = append(old, name)
		}
	}
	if len(old) > 0 {
		keep := isKeptForever(games)
		a.remove(old, func(name string) bool { return waits[name] || keep(name) })
	}
}

// remove removes the files of the named games, except those for which keep returns true. If a file
// cannot be removed, the next prune tries again.
func (a *Archive) remove(names []string, keep func(name string) bool) {
	for _, name := range names {
		if !keep(name) {
			_ = os.Remove(a.Path(name))
		}
	}
}

// isKeptForever returns a function that reports whether prune never removes the game with a name.
// This is so for the best game of each category, and for every game on a board of the day. The
// parameter games is the history.
func isKeptForever(games []history.Game) func(name string) bool {
	byName := map[string]history.Game{}
	best := map[string]bool{}
	for _, group := range stats.Groups(games) {
		for _, g := range stats.Best(group.Games, 1) {
			best[g.Name] = true
		}
	}
	for _, g := range games {
		byName[g.Name] = g
	}
	return func(name string) bool {
		return best[name] || !byName[name].Day.IsZero()
	}
}
