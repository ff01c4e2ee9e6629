package stats

import (
	"slices"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// A Period holds the statistics of the games that ended on one day, or in one week from Monday to
// Sunday. Games count as in a [Summary].
type Period struct {
	From        time.Time // the beginning of the first day of the period
	Games, Wins int

	// Timed is the number of wins whose time counts, as in a [Summary]. Best and Median are their
	// best and median times.
	Timed        int
	Best, Median time.Duration

	// Openings, Proven and Needless are the numbers of all openings, of proven openings, and of
	// guesses with an avoidable risk. Only games with a review are included.
	Openings, Proven, Needless int

	times []time.Duration
}

// Weeks returns the statistics of n weeks, up to the week of the last game that counts. It returns
// fewer weeks if the games do not go back that far. It includes weeks without a game. The games
// must be in the order in which they ended. Days begin at midnight in the time zone of place.
func Weeks(games []history.Game, n int, place *time.Location) []Period {
	return periods(games, n, place, 7)
}

// Days is like [Weeks], with days instead of weeks.
func Days(games []history.Game, n int, place *time.Location) []Period {
	return periods(games, n, place, 1)
}

// mostDays is the longest time that a trend covers, in days: some hundred years.
const mostDays = 36_400

// periods does the work of [Days] if days is 1, and the work of [Weeks] if days is 7.
func periods(games []history.Game, n int, place *time.Location, days int) []Period {
	var all []Period
	for _, g := range games {
		if !counts(g) {
			continue
		}
		ended := g.Ended.In(place)
		from := midnight(ended, 0)
		if days > 1 {
			from = midnight(ended, (int(ended.Weekday())+6)%7) // Monday
		}
		for len(all) > 0 && all[len(all)-1].From.Before(from) && len(all) < mostDays/days {
			all = append(all, Period{From: all[len(all)-1].From.AddDate(0, 0, days)})
		}
		if len(all) == 0 || all[len(all)-1].From.Before(from) {
			all = []Period{{From: from}} // the clock of the computer was wrong until now
		}
		all[len(all)-1].add(g) // in the last period even if the clock of the computer went back
	}
	for i := range all {
		all[i].Median = median(all[i].times)
	}
	return all[max(0, len(all)-n):]
}

// midnight returns the beginning of the day that is daysBack days before the day of t.
func midnight(t time.Time, daysBack int) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day()-daysBack, 0, 0, 0, 0, t.Location())
}

// counts reports whether a game counts as won or lost.
func counts(g history.Game) bool { return !givenUp(g) && !aided(g) }

func (w *Period) add(g history.Game) {
	w.Games++
	w.Openings += g.Review.Openings()
	w.Proven += g.Review.Proven
	w.Needless += g.Review.Rash + g.Review.Needless
	if !wonCleanly(g) {
		return
	}
	w.Wins++
	if g.Typed {
		return
	}
	w.times = append(w.times, g.Time)
	if w.Timed++; w.Timed == 1 || g.Time < w.Best {
		w.Best = g.Time
	}
}

// median sorts the times and returns the middle one, or the mean of the two middle ones. It returns
// 0 if there are no times.
func median(times []time.Duration) time.Duration {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	low, high := times[(len(times)-1)/2], times[len(times)/2]
	if low == high {
		return low
	}
	return (low + (high-low)/2).Round(timeUnit)
}

// SumMissed returns the sums of the fields Missed and Cost over the games that count as won or
// lost. The other fields of the result are zero.
func SumMissed(games []history.Game) (sum review.Figures) {
	for _, g := range games {
		if counts(g) {
			sum.AddMissed(g.Review)
		}
	}
	return sum
}
