package stats

import (
	"time"

	"buscaminas/game/measure"
	"buscaminas/ui/archive/history"
)

// A Summary holds the statistics of several games. Each game counts in one of the fields GivenUp,
// Aided and Games. GivenUp counts the games that were given up without an explosion. Of the other
// games, Aided counts those in which the player had help or may have known the board. Games counts
// all games that are in neither of these fields. They count as won or lost. A game with an
// explosion counts as lost, even if the player undid the explosion and then won.
type Summary struct {
	Played, Won int // the number of all games, and of all won games; both include Aided and GivenUp

	// Games is the number of games that are in neither Aided nor GivenUp. Wins is the number of
	// these games that were won without an explosion.
	Games, Wins, Aided, GivenUp int

	// Streak is the number of wins in a row up to the last game. BestStreak is the longest streak.
	Streak, BestStreak int

	Losses [history.Mistake + 1]int // the number of losses for each [history.Loss]

	// Timed is the number of wins whose time counts. A time does not count if several openings were
	// typed at once. Best and Averages include only these wins.
	Timed    int
	Best     time.Duration
	Averages Averages
}

// Averages are the mean time and the mean figures of games.
type Averages struct {
	Time                                            time.Duration
	Speed, Efficiency, Throughput, Correctness, RQP float64
}

// Rate returns s.Wins divided by s.Games, or 0 if there are no games.
func (s Summary) Rate() float64 {
	if s.Games == 0 {
		return 0
	}
	return float64(s.Wins) / float64(s.Games)
}

// Sum returns the summary of games, which must be in the order in which they ended.
func Sum(games []history.Game) Summary {
	var s Summary
	var wins []history.Game // the wins whose time counts
	for _, g := range games {
		s.Played++
		if g.Won {
			s.Won++
		}
		switch {
		case givenUp(g):
			s.GivenUp++
			continue
		case aided(g):
			s.Aided++
			continue
		}
		s.Games++
		if !wonCleanly(g) {
			s.Streak = 0
			s.Losses[g.Loss]++
			continue
		}
		s.Wins++
		s.Streak++
		s.BestStreak = max(s.BestStreak, s.Streak)
		if g.Typed {
			continue
		}
		if s.Timed++; s.Timed == 1 || g.Time < s.Best {
			s.Best = g.Time
		}
		wins = append(wins, g)
	}
	s.Averages = average(wins)
	return s
}

// timeUnit is the unit in which times are shown. A time is shown rounded down, as on a clock. So a
// mean of several times is first rounded to the nearest unit.
const timeUnit = time.Second / 10

// average returns the mean time and figures of games that were won. If a figure of a game is
// unknown, the game does not count in the mean of that figure.
func average(wins []history.Game) Averages {
	mean := func(of func(measure.Tally) float64) float64 {
		sum, n := 0.0, 0
		for _, g := range wins {
			if v := of(g.Tally()); v > 0 {
				sum += v
				n++
			}
		}
		return sum / float64(max(n, 1))
	}
	seconds := 0.0 // a sum of durations could overflow
	for _, g := range wins {
		seconds += g.Time.Seconds() / float64(len(wins))
	}
	took := time.Duration(seconds * float64(time.Second)).Round(time.Millisecond)
	if len(wins) > 1 {
		took = took.Round(timeUnit)
	}
	return Averages{
		Time:        took,
		Speed:       mean(measure.Tally.PerSecond),
		Efficiency:  mean(measure.Tally.IOE),
		Throughput:  mean(measure.Tally.Throughput),
		Correctness: mean(measure.Tally.Correctness),
		RQP:         mean(measure.Tally.RQP),
	}
}

// Times returns the times of the last n wins whose time counts, the earliest first. It returns
// fewer if there are fewer.
func Times(games []history.Game, n int) []time.Duration {
	var times []time.Duration
	for _, g := range games {
		if timed(g) {
			times = append(times, g.Time)
		}
	}
	return times[max(0, len(times)-n):]
}
