package stats_test

import (
	"fmt"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

func Example() {
	played := history.Game{Grid: "hexagonal", Rows: 9, Cols: 9, Mines: 10, Dealt: true, Won: true, ThreeBV: 12, Left: 16}
	var games []history.Game
	for _, seconds := range []time.Duration{24, 12, 48} {
		played.Time = seconds * time.Second
		games = append(games, played)
	}
	games[1].Hints = 1

	for _, group := range stats.Groups(games) {
		sum := stats.Sum(group.Games)
		fmt.Println(group.Grid, sum.Wins, "wins, best", sum.Best, "and", sum.Averages.Efficiency, "efficient")
		fmt.Println("no record:", stats.ReasonsAgainst(group.Games[1])[0] == stats.Hinted)
	}
	// Output:
	// hexagonal 2 wins, best 24s and 0.75 efficient
	// no record: true
}
