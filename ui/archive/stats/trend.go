package stats

import (
	"slices"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// A Week is what the games tell together that ended in seven days, from a Monday on. Games
// count as they do in a [Summary].
type Week struct {
	From        time.Time // the beginning of the Monday
	Games, Wins int
	Best        time.Duration // of the wins, where there are any
	Median      time.Duration

	// Openings of the games that were judged, and how many of them were proven and were
	// needless guesses.
	Openings, Proven, Needless int

	times []time.Duration
}

// Weeks returns the weeks of games, given in the order in which they ended, from the first
// one that counts to the last, at most the last n. A week in which none ended is among them.
// A day begins when it does at a place.
func Weeks(games []history.Game, n int, place *time.Location) []Week {
	var weeks []Week
	for _, g := range games {
		if !counts(g) {
			continue
		}
		from := monday(g.Ended.In(place))
		for len(weeks) > 0 && weeks[len(weeks)-1].From.Before(from) && len(weeks) < maxWeeks {
			weeks = append(weeks, Week{From: weeks[len(weeks)-1].From.AddDate(0, 0, 7)})
		}
		if len(weeks) == 0 || weeks[len(weeks)-1].From.Before(from) {
			weeks = []Week{{From: from}} // the clock was far off before
		}
		weeks[len(weeks)-1].add(g) // or, where the clock has gone back, to the latest
	}
	for i := range weeks {
		weeks[i].Median = median(weeks[i].times)
	}
	return weeks[max(0, len(weeks)-n):]
}

// maxWeeks bounds the weeks between two games, to some hundred years.
const maxWeeks = 5200

// monday returns the beginning of the week of a time.
func monday(t time.Time) time.Time {
	since := (int(t.Weekday()) + 6) % 7
	return time.Date(t.Year(), t.Month(), t.Day()-since, 0, 0, 0, 0, t.Location())
}

// counts reports whether a game counts as won or as lost.
func counts(g history.Game) bool { return !givenUp(g) && !aided(g) }

func (w *Week) add(g history.Game) {
	w.Games++
	w.Openings += g.Review.Openings()
	w.Proven += g.Review.Proven
	w.Needless += g.Review.Needless
	if !won(g) {
		return
	}
	w.Wins++
	w.times = append(w.times, g.Time)
	if w.Wins == 1 || g.Time < w.Best {
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
