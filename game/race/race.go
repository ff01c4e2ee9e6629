// Package race compares two games on one board: how far each was at a time, which of them
// was ahead, and where on the way that was decided. How far a game is, is how much of the
// 3BV of the board is solved.
//
//	var me, ghost race.Run
//	ghost.Add(1.5, cell, 3) // after so many seconds, with that cell
//	...
//	lead := race.Lead(me, ghost, 12.4)
package race

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// A Run is how far a game was, by its time. The zero value is one that has not begun.
type Run struct {
	events []Event
}

// An Event is something that was opened, or closed again.
type Event struct {
	Seconds float64   // on the clock of the game
	Cell    game.Cell // that was opened, or chorded
	Solved  int       // 3BV, with it

	furthest int // the most that was solved by then
}

// Add notes that so much is solved after so many seconds: never fewer than before.
func (r *Run) Add(seconds float64, c game.Cell, solved int) {
	furthest := solved
	if n := len(r.events); n > 0 {
		furthest = max(furthest, r.events[n-1].furthest)
		seconds = max(seconds, r.events[n-1].Seconds)
	}
	r.events = append(r.events, Event{seconds, c, solved, furthest})
}

// At returns what happened last by a time; the zero Event where nothing has.
func (r *Run) At(seconds float64) Event {
	n, _ := slices.BinarySearchFunc(r.events, seconds, func(e Event, s float64) int {
		if e.Seconds <= s { // after all those of that very time
			return -1
		}
		return 1
	})
	if n == 0 {
		return Event{}
	}
	return r.events[n-1]
}

// Furthest returns the most that was ever solved.
func (r *Run) Furthest() int {
	if len(r.events) == 0 {
		return 0
	}
	return r.events[len(r.events)-1].furthest
}

// reached returns when so much was solved first; a later time than any where it never was.
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

// Lead returns by how many seconds a game that is played was ahead of another at a time;
// below 0, behind. It is how much sooner it came as far as it is; once the other has gone
// further, at least the time since then. Where the other never came so far, it is how much
// sooner the game came as far as the other ever did.
func Lead(me, other *Run, seconds float64) float64 {
	so := me.At(seconds).furthest
	common := min(so, other.Furthest())
	mine, _ := me.reached(common)
	theirs, _ := other.reached(common)
	lead := theirs - mine
	if passed, ok := other.reached(so + 1); ok && passed < seconds {
		lead = min(lead, passed-seconds)
	}
	return lead
}

// A Stretch is a part of the way.
type Stretch struct {
	From, To int     // in 3BV
	Gain     float64 // how many seconds the first of the two games was faster; below 0, slower
}

// parts is how many stretches a whole board has, if its 3BV can be cut into so many.
const parts = 10

// Stretches returns the tenths of a board of this 3BV that both games went through, in order.
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

// Decisive returns at most so many of the stretches: those with the greatest difference that
// can be told, in the order of the way.
func Decisive(all []Stretch, most int) []Stretch {
	const told = 0.05
	some := slices.DeleteFunc(slices.Clone(all), func(s Stretch) bool { return abs(s.Gain) < told })
	slices.SortStableFunc(some, func(a, b Stretch) int { return cmp.Compare(abs(b.Gain), abs(a.Gain)) })
	some = some[:min(len(some), most)]
	slices.SortFunc(some, func(a, b Stretch) int { return cmp.Compare(a.From, b.From) })
	return some
}

func abs(x float64) float64 { return max(x, -x) }
