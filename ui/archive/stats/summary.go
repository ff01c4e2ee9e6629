package stats

import (
	"time"

	"buscaminas/ui/archive/history"
)

// A Summary is what some games tell together. Games in which the player had help,
// or knew the board, count in Aided and nowhere else, and games that were given up in
// GivenUp. A game that exploded is lost, even where that was undone and the rest won, or
// given up.
type Summary struct {
	Games, Wins, Aided, GivenUp int

	// Wins in a row: up to the last game, and the most there were.
	Streak, BestStreak int

	// Losses by their kind, by [history.Loss].
	UnknownLosses, ForcedGuesses, SafeMissed, Mistakes int

	// Of the wins in a time that says something, where there are any: not of those in which
	// several openings were typed at once.
	Timed    int // how many
	Best     time.Duration
	Averages Averages
}

// Averages are the means, over games, of the numbers of each.
type Averages struct {
	Time                                            time.Duration
	Speed, Efficiency, Throughput, Correctness, RQP float64
}

// Rate returns the share of the games that were won, from 0 to 1.
func (s Summary) Rate() float64 {
	if s.Games == 0 {
		return 0
	}
	return float64(s.Wins) / float64(s.Games)
}

// Sum returns the summary of games, given in the order in which they ended.
func Sum(games []history.Game) Summary {
	var s Summary
	var wins []history.Game // in a time that says something
	for _, g := range games {
		switch {
		case givenUp(g):
			s.GivenUp++
			continue
		case aided(g):
			s.Aided++
			continue
		}
		s.Games++
		if !won(g) {
			s.Streak = 0
			switch g.Loss {
			case history.ForcedGuess:
				s.ForcedGuesses++
			case history.SafeMissed:
				s.SafeMissed++
			case history.Mistake:
				s.Mistakes++
			default:
				s.UnknownLosses++
			}
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

// average returns the means over games that were won. Those of which a number is
// not known do not count in its mean.
func average(wins []history.Game) Averages {
	mean := func(of func(history.Game) float64) float64 {
		sum, n := 0.0, 0
		for _, g := range wins {
			if v := of(g); v > 0 {
				sum += v
				n++
			}
		}
		return sum / float64(max(n, 1))
	}
	seconds := 0.0 // as a sum of durations it could overflow
	for _, g := range wins {
		seconds += g.Time.Seconds() / float64(len(wins))
	}
	return Averages{
		Time:        time.Duration(seconds * float64(time.Second)).Round(time.Millisecond),
		Speed:       mean(Speed),
		Efficiency:  mean(Efficiency),
		Throughput:  mean(Throughput),
		Correctness: mean(Correctness),
		RQP:         mean(RQP),
	}
}

// Times returns the times of the last wins without help, at most n of them, the
// earliest first: not of those in which several openings were typed at once.
func Times(games []history.Game, n int) []time.Duration {
	var times []time.Duration
	for _, g := range games {
		if timed(g) {
			times = append(times, g.Time)
		}
	}
	return times[max(0, len(times)-n):]
}
