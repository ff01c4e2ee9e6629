package pagetest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// History returns a folder whose archive has these finished games.
func History(t testing.TB, games ...history.Game) (dir string) {
	t.Helper()
	var text []byte
	for _, g := range games {
		text = g.Append(text)
	}
	dir = t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Played returns a game that ended on this day of November 2026, on a Beginner board.
func Played(day, seconds int, won bool, f review.Figures) history.Game {
	name := fmt.Sprint(day, seconds)
	return history.Game{
		Name: name, Title: [2]string{"test", "test"}, Ended: time.Date(2026, 11, day, 12, 0, 0, 0, time.Local),
		Time: time.Duration(seconds) * time.Second, Grid: game.GridKinds()[0].Name, Rows: 9, Cols: 9, Mines: 10, Dealt: true, NoGuess: true,
		Won: won, Board: name, Review: f,
	}
}

// FourWeeks returns the games of one category in four weeks. The third week has no games. In the
// second and in the fourth week, the wins are quicker and the needless guesses fewer than in all
// weeks before.
func FourWeeks() []history.Game {
	return []history.Game{
		Played(2, 80, true, review.Figures{Proven: 6, Needless: 4, Missed: [6]int{1, 3}, Cost: [6]float64{1, 1}}),
		Played(3, 90, false, review.Figures{Proven: 5, Mistakes: 5, Missed: [6]int{1, 4}, Cost: [6]float64{1, 3}}),
		Played(10, 60, true, review.Figures{Proven: 9, Needless: 1, Missed: [6]int{0, 0, 2}, Cost: [6]float64{0, 0, 2}}),
		Played(25, 40, true, review.Figures{Proven: 10}),
		Played(26, 20, true, review.Figures{}),
	}
}

// ThreeSizes returns games on boards of three sizes, with this many wins in all. The larger boards
// have more games, quicker wins and a smaller share of wins.
func ThreeSizes(wins int) (games []history.Game) {
	for i := range wins {
		size := i % 3
		for n := range size + 1 {
			games = append(games, history.Game{
				Name: fmt.Sprintf("%d-%d", i, n), Title: [2]string{"test", "test"}, Ended: time.Unix(int64(i)*1000, 0),
				Time: time.Duration(9-size) * time.Second,
				Grid: game.GridKinds()[0].Name, Rows: 5 + size, Cols: 5, Mines: 3, Board: fmt.Sprint(i, n), Dealt: true, NoGuess: true,
				Won: n == 0, Steps: 3, Left: 4, ThreeBV: 3,
			})
		}
	}
	return games
}
