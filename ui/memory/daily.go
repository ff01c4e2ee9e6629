package memory

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/names"
	"buscaminas/ui/store/stats"
)

// Streak returns on how many days in a row, up to today or yesterday, a board of the
// day was won on its day, in UTC. Which games those were follows from their boards.
func Streak(games []history.Game, now time.Time) int {
	const day = "2006-01-02"
	won := map[string][]history.Game{}
	for _, g := range games {
		if _, ok := stats.CategoryOf(g).Level(); ok && g.Won && g.NoGuess {
			date := g.Ended.UTC().Format(day)
			won[date] = append(won[date], g)
		}
	}
	streak := 0
	for date := now.UTC(); ; date = date.AddDate(0, 0, -1) {
		found := false
		for _, g := range won[date.Format(day)] {
			found = found || isDaily(g, date)
		}
		switch {
		case found:
			streak++
		case date.Equal(now.UTC()): // today there is still time
		default:
			return streak
		}
	}
}

// isDaily reports whether a game was played on the board of a day.
func isDaily(g history.Game, day time.Time) bool {
	grid := names.NewGrid(g.Grid, g.Rows, g.Cols)
	if grid == nil || g.Rules != (game.Rules{}) {
		return false
	}
	year, month, date := day.Date()
	code := deal.Daily(deal.Spec{Grid: grid, Mines: g.Mines, Promise: deal.Followable}, year, int(month), date)
	board, err := code.Deal(code.Start)
	return err == nil && history.Content(board.Layout) == g.Board
}
