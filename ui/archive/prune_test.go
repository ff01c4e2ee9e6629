package archive

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
)

// oldGames writes n files of 100 bytes of finished games. It returns their names, the oldest first,
// and their games in the history.
func oldGames(a *Archive, n int) ([]string, []history.Game) {
	gametest.MustDo(os.MkdirAll(a.games(), 0o700))
	var names []string
	var games []history.Game
	for i := range n {
		name := fmt.Sprintf("2026-01-02-%06d-0a1b2c3d", i)
		put(a.Path(name), strings.Repeat("x", 100))
		names = append(names, name)
		// All are in one category, and the last game is the best.
		games = append(games, history.Game{
			Name: name, Won: true, Dealt: true, Grid: "square", Rows: 7, Cols: 7, Mines: 7,
			Time: time.Duration(n-i) * time.Second, Ended: noon,
		})
	}
	return names, games
}

// left returns the names of the games that still exist.
func left(a *Archive, names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return !exists(a.Path(name)) })
}

// Pruning keeps the last games, up to a number and a size. Of the older games it keeps those that
// wait, the best of each category, and those on a board of the day.
func TestPruning(t *testing.T) {
	onDay := history.Game{Day: dateOf(noon)}
	best := history.Game{Won: true, Dealt: true, Grid: "hexagonal", Rows: 5, Cols: 5, Mines: 3,
		Time: time.Second}
	slower := best
	slower.Time++
	for name, test := range map[string]struct {
		games int
		bytes int64
		is    map[int]history.Game // these games replace the usual ones
		waits []int
		want  []int
	}{
		"all":       {games: 10, bytes: 1000, want: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}},
		"by number": {games: 3, bytes: 1 << 20, want: []int{7, 8, 9}},
		"by bytes":  {games: 1000, bytes: 499, want: []int{6, 7, 8, 9}},
		"one too large": {games: 1000, bytes: 1, is: map[int]history.Game{9: {}},
			want: []int{8, 9}}, // game 8 is the best
		"waiting": {games: 2, bytes: 1 << 20, waits: []int{0, 5}, want: []int{0, 5, 8, 9}},
		"the best": {games: 2, bytes: 1 << 20, is: map[int]history.Game{1: best, 2: slower},
			want: []int{1, 8, 9}},
		"of the day": {games: 2, bytes: 1 << 20, is: map[int]history.Game{3: onDay}, want: []int{3, 8, 9}},
		"not known":  {games: 2, bytes: 1 << 20, is: map[int]history.Game{4: {}}, want: []int{8, 9}},
	} {
		a := openArchive(t, t.TempDir())
		names, games := oldGames(a, 10)
		for i, g := range test.is {
			g.Name = names[i]
			games[i] = g
		}
		for _, i := range test.waits {
			put(a.lockPath(names[i]), "")
		}
		beside := filepath.Join(a.games(), names[0]+".txt.damaged")
		put(beside, "")
		a.pruneTo(test.games, test.bytes, games)
		var want []string
		for _, i := range test.want {
			want = append(want, names[i])
		}
		if got := left(a, names); !slices.Equal(got, want) || !exists(beside) {
			t.Errorf("%s: left are %q, want %q", name, got, want)
		}
	}
}

// At the end of a game, games beyond the last thousand are removed, but not if the history cannot
// be read, because then the games to keep are not known.
func TestPruningWhenAGameEnds(t *testing.T) {
	for _, readable := range []bool{false, true} {
		a := openArchive(t, t.TempDir())
		names, games := oldGames(a, mostGames+10)
		games[3].Time = time.Millisecond // the best game
		var text []byte
		for _, g := range games {
			text = g.Append(text)
		}
		put(a.HistoryPath(), string(text))
		if !readable {
			gametest.MustDo(os.Truncate(a.HistoryPath(), maxHistory+1))
		}
		j := ended(uint64(noon.UnixMilli()), true)
		k := beginGame(a, j)
		gametest.Must(a.End(k, j, Facts{Ended: noon}).Finish())
		k.Leave()
		want := names
		if readable {
			want = append([]string{names[3]}, names[11:]...)
		}
		if got := left(a, names); !slices.Equal(got, want) {
			t.Errorf("the history can be read: %v; %d are left, want %d", readable, len(got), len(want))
		}
		if !exists(a.Path(k.Name())) {
			t.Error("the game itself is gone")
		}
	}
}
