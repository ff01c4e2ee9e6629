// Package race compares games on one board: the progress of each at a time, which of them led,
// where one gained its lead over another, and the places of several. The progress of a game is
// the part of the board's 3BV that it has solved.
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

// A Run records how far a game was at each time. The zero value is a game that has not
// begun.
type Run struct {
	events []Event
}

// An Event is a step of a game, or an undo.
type Event struct {
	Seconds float64   // on the clock of the game
	Cell    game.Cell // that was opened or chorded on
	Solved  int       // the 3BV solved after it

	furthest int // the most 3BV solved up to now
}

// Add records a step at c, after which this much 3BV is solved. A time before that of the
// last event counts as the same time.
func (r *Run) Add(seconds float64, c game.Cell, solved int) {
	furthest := solved
	if n := len(r.events); n > 0 {
		furthest = max(furthest, r.events[n-1].furthest)
		seconds = max(seconds, r.events[n-1].Seconds)
	}
	r.events = append(r.events, Event{seconds, c, solved, furthest})
}

// At returns the last event up to a time, or the zero Event if there is none.
func (r *Run) At(seconds float64) Event {
	n, _ := slices.BinarySearchFunc(r.events, seconds, func(e Event, s float64) int {
		if e.Seconds <= s { // of several at that time, take the last
			return -1
		}
		return 1
	})
	if n == 0 {
		return Event{}
	}
	return r.events[n-1]
}

// Furthest returns the most 3BV that was ever solved.
func (r *Run) Furthest() int {
	if len(r.events) == 0 {
		return 0
	}
	return r.events[len(r.events)-1].furthest
}

// reached returns the time at which this much 3BV was first solved, or false if it never
// was.
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

// Lead returns by how many seconds me was ahead of other at a time; negative, behind. It is
// how much sooner me came as far as it is. Once other has gone further, me is behind by at
// least the time since then. If other never comes as far, Lead compares the times at the
// furthest that other ever came.
func Lead(me, other *Run, seconds float64) float64 {
	solved := me.At(seconds).furthest
	common := min(solved, other.Furthest())
	mine, _ := me.reached(common)
	theirs, _ := other.reached(common)
	lead := theirs - mine
	if passed, ok := other.reached(solved + 1); ok && passed < seconds {
		lead = min(lead, passed-seconds)
	}
	return lead
}

// A Stretch is a part of a race, from one 3BV to another.
type Stretch struct {
	From, To int     // in 3BV solved
	Gain     float64 // seconds by which the first game was faster; negative, slower
}

// parts is the number of stretches of a board, if its 3BV is not less.
const parts = 10

// Stretches returns, in order, the tenths of a board of 3BV whole that both games solved.
func Stretches(me, other *Run, whole int) []Stretch {
	var all []Stretch
	n := min(parts, whole)
	from, lead := 0, 0.0
	for i := range n {
		to := whole * (i + 1) / n
		mine, ok := me.reached(to)
		theirs, also := other.reached(to)
		if !ok || !also {
			break
		}
		all = append(all, Stretch{from, to, theirs - mine - lead})
		from, lead = to, theirs-mine
	}
	return all
}

// Decisive returns the stretches with the greatest gain or loss, at most this many, in their
// order. Stretches that are level are not among them.
func Decisive(all []Stretch, most int) []Stretch {
	const leastGain = 0.05 // stretches closer than this, in seconds, count as level
	some := slices.DeleteFunc(slices.Clone(all), func(s Stretch) bool { return abs(s.Gain) < leastGain })
	slices.SortStableFunc(some, func(a, b Stretch) int { return cmp.Compare(abs(b.Gain), abs(a.Gain)) })
	some = some[:min(len(some), most)]
	slices.SortFunc(some, func(a, b Stretch) int { return cmp.Compare(a.From, b.From) })
	return some
}

func abs(x float64) float64 { return max(x, -x) }
