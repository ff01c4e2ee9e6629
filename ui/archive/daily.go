package archive

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/archive/stats"
)

// Streak returns on how many days in a row, up to today or yesterday, a board of the
// day was won on its day, in UTC. Which games those were follows from their boards.
func Streak(games []history.Game, now time.Time) int {
	won := map[string][]history.Game{}
	for _, g := range games {
		if g.Won && g.NoGuess {
			date := g.Ended.UTC().Format(time.DateOnly)
			won[date] = append(won[date], g)
		}
	}
	days := dayBoards{}
	streak := 0
	for date := now.UTC(); ; date = date.AddDate(0, 0, -1) {
		found := false
		for _, g := range won[date.Format(time.DateOnly)] {
			found = found || days.holds(g, date)
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

// dayBoards are boards of the day, by what the history knows boards by. Each is dealt
// only once, however many games there are.
type dayBoards map[dayBoard]string

type dayBoard struct {
	day               string
	grid              string
	rows, cols, mines int
}

// holds reports whether a game was played on the board of a day.
func (b dayBoards) holds(g history.Game, day time.Time) bool {
	if _, ok := stats.CategoryOf(g).Level(); !ok || g.Rules != (game.Rules{}) {
		return false
	}
	key := dayBoard{day.UTC().Format(time.DateOnly), g.Grid, g.Rows, g.Cols, g.Mines}
	content, dealt := b[key]
	if !dealt {
		content = dailyContent(g, day.UTC())
		b[key] = content
	}
	return content != "" && content == g.Board
}

// dailyContent returns what the history knows the board of a day by that is of the
// kind of g; "" if there is none.
func dailyContent(g history.Game, day time.Time) string {
	grid := names.NewGrid(g.Grid, g.Rows, g.Cols)
	if grid == nil {
		return ""
	}
	year, month, date := day.Date()
	spec := deal.Spec{Grid: grid, Mines: g.Mines, Promise: deal.Followable}
	code := deal.Daily(spec, year, int(month), date)
	board, err := code.Deal(code.Start)
	if err != nil {
		return ""
	}
	return history.Content(board.Layout)
}
