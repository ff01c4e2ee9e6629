package stats

import (
	"slices"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// A Period is what the games tell together that ended in a day, or in the seven from a Monday
// on. Games count as they do in a [Summary].
type Period struct {
	From        time.Time // the beginning of its first day
	Games, Wins int

	// Of the wins in a time that says something, as in a [Summary].
	Timed        int
	Best, Median time.Duration

	// Openings of the games that were judged, and how many of them were proven and were
	// needless guesses.
	Openings, Proven, Needless int

	times []time.Duration
}

// Weeks returns the weeks of games, given in the order in which they ended, from the first
// one that counts to the last, at most the last n. A week in which none ended is among them.
// A day begins when it does at a place.
func Weeks(games []history.Game, n int, place *time.Location) []Period {
	return periods(games, n, place, 7)
}

// Days returns the days of games, as Weeks does the weeks.
func Days(games []history.Game, n int, place *time.Location) []Period {
	return periods(games, n, place, 1)
}

// mostDays bounds the days between two games, to some hundred years.
const mostDays = 36_400

// periods returns what the games tell of so many days each, which is one or seven.
func periods(games []history.Game, n int, place *time.Location, days int) []Period {
	var all []Period
	for _, g := range games {
		if !counts(g) {
			continue
		}
		ended := g.Ended.In(place)
		from := midnight(ended, 0)
		if days > 1 {
			from = midnight(ended, (int(ended.Weekday())+6)%7) // of the Monday
		}
		for len(all) > 0 && all[len(all)-1].From.Before(from) && len(all) < mostDays/days {
			all = append(all, Period{From: all[len(all)-1].From.AddDate(0, 0, days)})
		}
		if len(all) == 0 || all[len(all)-1].From.Before(from) {
			all = []Period{{From: from}} // the clock was far off before
		}
		all[len(all)-1].add(g) // or, where the clock has gone back, to the latest
	}
	for i := range all {
		all[i].Median = median(all[i].times)
	}
	return all[max(0, len(all)-n):]
}

// midnight returns the beginning of the day that is so many before a time.
func midnight(t time.Time, before int) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day()-before, 0, 0, 0, 0, t.Location())
}

// counts reports whether a game counts as won or as lost.
func counts(g history.Game) bool { return !givenUp(g) && !aided(g) }

func (w *Period) add(g history.Game) {
	w.Games++
	w.Openings += g.Review.Openings()
	w.Proven += g.Review.Proven
	w.Needless += g.Review.Needless
	if !won(g) {
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

// median returns the time in the middle, or the mean of the two that are; 0 where there is
// none.
func median(times []time.Duration) time.Duration {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	low, high := times[(len(times)-1)/2], times[len(times)/2]
	return low + (high-low)/2
}

// Missed returns what was missed in the games that count, as [review.Figures] has it.
func Missed(games []history.Game) (missed [len(review.Rules)]int) {
	for _, g := range games {
		if !counts(g) {
			continue
		}
		for i, n := range g.Review.Missed {
			missed[i] += n
		}
	}
	return missed
}
