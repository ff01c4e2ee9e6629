package stats_test

import (
	"testing"
	"time"

	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

// on returns the game with an end on a day in November 2026. The 2nd is a Monday.
func on(day, hour int, g history.Game) history.Game {
	g.Ended = time.Date(2026, 11, day, hour, 0, 0, 0, time.UTC)
	return g
}

func judged(proven, needless int) func(*history.Game) {
	return func(g *history.Game) { g.Review = review.Figures{Proven: proven, Needless: needless} }
}

// A win with openings typed at once counts as won, but its time and its measures do not count.
func TestTypedAtOnceHasNoPace(t *testing.T) {
	games := []history.Game{on(2, 0, win(0, typed)), on(2, 1, win(20)), on(4, 0, win(0, typed))}
	days := stats.Days(games, 9, time.UTC)
	if len(days) != 3 || days[0].From.Day() != 2 || days[0].Wins != 2 || days[0].Timed != 1 || days[0].Best != 20*time.Second || days[0].Median != 20*time.Second ||
		days[1].Wins != 0 || days[2].Wins != 1 || days[2].Timed != 0 || days[2].Best != 0 {
		t.Errorf("the days are %+v, want the typed wins without a time", days)
	}
	s := stats.Sum(games)
	if s.Wins != 3 || s.Streak != 3 || s.Timed != 1 || s.Best != 20*time.Second || s.Averages.Time != 20*time.Second {
		t.Errorf("the summary is %+v, want 3 wins in a row and one time, 20 s", s)
	}
	if best := stats.Best(games, 3); len(best) != 1 || best[0].Typed {
		t.Errorf("the best are %+v", best)
	}
	if got := games[0].Tally(); got != (measure.Tally{}) {
		t.Errorf("it is measured as %+v", got)
	}
}

// Weeks begin on Monday. Weeks without games are included, and games that do not count are left
// out.
func TestWeeks(t *testing.T) {
	games := []history.Game{
		on(2, 0, win(30, judged(10, 0))),
		on(3, 9, win(10)),
		on(8, 23, win(14, lost, judged(5, 5))),
		on(8, 23, win(1, hinted, judged(9, 9))),
		on(8, 23, win(1, coached)),
		on(16, 0, win(20)),
		on(17, 0, win(40)),
		on(18, 0, win(21)),
		on(25, 0, win(1, seen)),
	}
	want := []stats.Period{
		{Games: 3, Wins: 2, Timed: 2, Best: 10 * time.Second, Median: 20 * time.Second, Openings: 20, Proven: 15, Needless: 5},
		{},
		{Games: 3, Wins: 3, Timed: 3, Best: 20 * time.Second, Median: 21 * time.Second},
	}
	got := stats.Weeks(games, 99, time.UTC)
	if len(got) != len(want) {
		t.Fatalf("%d weeks, want %d: %+v", len(got), len(want), got)
	}
	for i, w := range got {
		from := time.Date(2026, 11, 2+7*i, 0, 0, 0, 0, time.UTC)
		if !w.From.Equal(from) || w.Games != want[i].Games || w.Wins != want[i].Wins || w.Best != want[i].Best || w.Median != want[i].Median ||
			w.Openings != want[i].Openings || w.Proven != want[i].Proven || w.Needless != want[i].Needless {
			t.Errorf("week %d is %+v, want %+v from %v", i, w, want[i], from)
		}
	}
	if last := stats.Weeks(games, 1, time.UTC); len(last) != 1 || last[0].Wins != 3 {
		t.Errorf("the last week is %+v", last)
	}
	// Where it is already Monday, the game belongs to the next week.
	if east := stats.Weeks(games[2:3], 9, time.FixedZone("", 3600)); east[0].From.Day() != 9 {
		t.Errorf("the week begins on %v", east[0].From)
	}
}

// If the clock of the computer was wrong for a while, the weeks are still right and take little
// memory.
func TestWeeksOfAWrongClock(t *testing.T) {
	early, back := win(5), on(1, 0, win(5))
	early.Ended = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	weeks := stats.Weeks([]history.Game{early, on(20, 0, win(5)), back}, 9999, time.UTC)
	if len(weeks) != 1 || weeks[0].Games != 2 {
		t.Errorf("%d weeks, the last %+v", len(weeks), weeks[len(weeks)-1])
	}
}

func TestMissed(t *testing.T) {
	missing := func(n [6]int) func(*history.Game) {
		return func(g *history.Game) { g.Review.Missed, g.Review.Cost = n, [6]float64{float64(n[4])} }
	}
	games := []history.Game{
		win(1, missing([6]int{1, 2, 0, 0, 0})), win(1, lost, missing([6]int{0, 1, 0, 0, 4})),
		win(1, chances, missing([6]int{9, 9, 9, 9, 9})),
	}
	want := review.Figures{Missed: [6]int{1, 3, 0, 0, 4}, Cost: [6]float64{4}}
	if got := stats.SumMissed(games); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
