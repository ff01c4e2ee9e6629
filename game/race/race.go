// Package race compares games on one board. It answers which game was ahead at a time, in which
// part of the board one game gained its lead over another, and how several players rank. The
// progress of a game is the 3BV that it has solved: see [game.Game.ThreeBV].
//
//	var me, ghost race.Run
//	ghost.Add(1.5, cell, 3) // 3 of the 3BV solved after 1.5 s, by opening cell
//	...
//	lead := race.Lead(&me, &ghost, 12.4)
package race

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// A Run records the progress of a game over time. The zero value is a game that has not begun.
type Run struct {
	events []Event
}

// An Event is a step of a game, or an undo.
type Event struct {
	Seconds float64   // the time on the clock of the game
	Cell    game.Cell // the cell that was opened or chorded on; no meaning after an undo
	Solved  int       // the 3BV solved after the event

	furthest int // the largest Solved up to this event
}

// Add records a step at c. The parameter solved is the 3BV that the game has solved after the step.
// If seconds is before the last event, the step gets the time of the last event.
func (r *Run) Add(seconds float64, c game.Cell, solved int) {
	furthest := solved
	if n := len(r.events); n > 0 {
		furthest = max(furthest, r.events[n-1].furthest)
		seconds = max(seconds, r.events[n-1].Seconds)
	}
	r.events = append(r.events, Event{seconds, c, solved, furthest})
}

// At returns the last event up to the given time, or the zero Event if there is none.
func (r *Run) At(seconds float64) Event {
	n, _ := slices.BinarySearchFunc(r.events, seconds, func(e Event, s float64) int {
		if e.Seconds <= s { // find the last of several events at that time
			return -1
		}
		return 1
	})
	if n == 0 {
		return Event{}
	}
	return r.events[n-1]
}

// MostSolved returns the largest 3BV that the game had solved at any time.
func (r *Run) MostSolved() int {
	if len(r.events) == 0 {
		return 0
	}
	return r.events[len(r.events)-1].furthest
}

// reached returns the first time, in seconds, at which the game had solved at least the given 3BV.
// It reports false if the game never solved that much.
func (r *Run) reached(solved int) (seconds float64, ok bool) {
	if solved <= 0 {
		return 0, true
	}
	i, _ := slices.BinarySearchFunc(r.events, solved, func(e Event, solved int) int {
		return cmp.Compare(e.furthest, solved)
	})
	if i == len(r.events) {
		return 0, false
	}
	return r.events[i].Seconds, true
}

// Lead returns by how many seconds p is ahead of q at the given time of the race. The lead is
// negative if p is behind.
//
// Lead compares the times at which p and q had solved the same 3BV: the 3BV that p has solved so
// far. If q never solves that much, Lead takes all that q ever solves. The lead is the time of q
// minus the time of p. But if q has already solved more than p, p is behind at least by the time
// since q passed p. If that was 3 s ago, the lead is -3 or less.
func Lead(p, q *Run, seconds float64) float64 {
	solved := p.At(seconds).furthest
	common := min(solved, q.MostSolved())
	mine, _ := p.reached(common)
	theirs, _ := q.reached(common)
	lead := theirs - mine
	if passed, ok := q.reached(solved + 1); ok && passed < seconds {
		lead = min(lead, passed-seconds)
	}
	return lead
}

// A Stretch is a part of a race: the part in which the 3BV solved grows from From to To.
type Stretch struct {
	From, To int
	Gain     float64 // how many seconds faster p of [Stretches] was than q; negative if slower
}

// parts is the number of stretches of a board. A board with a smaller 3BV has fewer stretches.
const parts = 10

// Stretches divides a race into tenths of threeBV, the 3BV of the board. It returns the tenths that
// both p and q have solved, in order. If only p has solved the last tenth, Stretches returns the
// first nine.
func Stretches(p, q *Run, threeBV int) []Stretch {
	var all []Stretch
	n := min(parts, threeBV)
	from, lead := 0, 0.0
	for i := range n {
		to := threeBV * (i + 1) / n
		mine, ok := p.reached(to)
		theirs, also := q.reached(to)
		if !ok || !also {
			break
		}
		all = append(all, Stretch{from, to, theirs - mine - lead})
		from, lead = to, theirs-mine
	}
	return all
}

// Decisive returns the stretches with the largest gains or losses, at most limit of them, in their
// given order. It leaves out stretches in which both games took about the same time.
func Decisive(all []Stretch, limit int) []Stretch {
	const leastGain = 0.05 // smaller differences, in seconds, count as the same time
	some := slices.DeleteFunc(slices.Clone(all), func(s Stretch) bool { return abs(s.Gain) < leastGain })
	slices.SortStableFunc(some, func(a, b Stretch) int { return cmp.Compare(abs(b.Gain), abs(a.Gain)) })
	some = some[:min(len(some), limit)]
	slices.SortFunc(some, func(a, b Stretch) int { return cmp.Compare(a.From, b.From) })
	return some
}

func abs(x float64) float64 { return max(x, -x) }
