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
		found := wonThatOf(won[date.Format(day)], date)
		switch {
		case found:
			streak++
		case date.Equal(now.UTC()): // today there is still time
		default:
			return streak
		}
	}
}

// wonThatOf reports whether one of the games was played on a board of a day. Each of
// these is dealt only once, however many games there are.
func wonThatOf(games []history.Game, day time.Time) bool {
	type kind struct {
		grid              string
		rows, cols, mines int
	}
	contents := map[kind]string{}
	for _, g := range games {
		k := kind{g.Grid, g.Rows, g.Cols, g.Mines}
		content, dealt := contents[k]
		if !dealt {
			content = dailyContent(g, day)
			contents[k] = content
		}
		if content != "" && content == g.Board && g.Rules == (game.Rules{}) {
			return true
		}
	}
	return false
}

// dailyContent returns what the history knows the board of a day by that is of the
// kind of g; "" if there is none.
func dailyContent(g history.Game, day time.Time) string {
	grid := names.NewGrid(g.Grid, g.Rows, g.Cols)
	if grid == nil {
		return ""
	}
	year, month, date := day.Date()
	code := deal.Daily(deal.Spec{Grid: grid, Mines: g.Mines, Promise: deal.Followable}, year, int(month), date)
	board, err := code.Deal(code.Start)
	if err != nil {
		return ""
	}
	return history.Content(board.Layout)
}
