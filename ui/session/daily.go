package session

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Daily returns the setup of the daily board. The grid and the number of mines are those of s. The
// parameter day is any time on the day of the board. The day is counted in UTC: if the local date
// differs from the date in UTC, the title names UTC. Seen is false, because a daily board counts
// as new to the player.
func Daily(s deal.Spec, day time.Time) Setup {
	return daily(s, day, text.Text{"%s del día %s", "%s, daily board for %s"})
}

// DailyLater is like [Daily], for a day in the past. The title says that the board is played after
// its day.
func DailyLater(s deal.Spec, day time.Time) Setup {
	return daily(s, day, text.Text{
		"%s del día %s, jugado después", "%s, daily board for %s, played later"})
}

func daily(s deal.Spec, day time.Time, name text.Text) Setup {
	s.Promise = deal.Followable
	year, month, date := day.UTC().Date()
	setup := FromCode(deal.Daily(s, year, int(month), date))
	setup.Day, setup.Seen = time.Date(year, month, date, 0, 0, 0, 0, time.UTC), false
	setup.Title = text.Text{
		name.In(text.Spanish, setup.Title.In(text.Spanish), words.Today(day)),
		name.In(text.English, setup.Title.In(text.English), words.Today(day)),
	}
	return setup
}

// FindWaiting returns the index of the first waiting game on the daily board of s. It returns -1 if
// there is no such game, or if s is not the setup of a daily board.
func (s Setup) FindWaiting(all []archive.Waiting) int {
	if s.Day.IsZero() {
		return -1
	}
	rows, cols := s.Grid().Size()
	board := archive.DayBoard{
		Day: s.Day, Grid: game.GridKindOf(s.Grid()), Level: game.Level{Rows: rows, Cols: cols, Mines: s.Spec().Mines},
	}
	return slices.IndexFunc(all, func(w archive.Waiting) bool {
		return !w.Here && !w.Elsewhere && board.Matches(&w.Header)
	})
}
