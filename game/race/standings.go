package race

import (
	"cmp"
	"math"
	"slices"
)

// A Racer is one of several players on one board.
type Racer struct {
	Run     *Run
	Cleared bool    // every safe cell is open
	Deaths  int     // the number of steps that opened a mine, even if undone
	Seconds float64 // the time of the last event, on the clock of the player's game
}

// Now is a time after all events. Pass it to [Order] to rank racers by their latest events. A lead at
// that time may be infinite.
var Now = math.Inf(1)

// LiveLead returns by how many seconds p is ahead of q at the given time of the race. The lead is
// negative if p is behind. Unlike [Lead], LiveLead uses only the events up to that time.
//
// If p has solved more than q, the lead is the time since p passed q. If both have solved the same
// 3BV, the lead is the time at which q reached it, minus the time at which p reached it.
// LiveLead(p, q) is always the negative of LiveLead(q, p).
func LiveLead(p, q *Run, seconds float64) float64 {
	mine, theirs := p.At(seconds).Solved, q.At(seconds).Solved
	if mine < theirs {
		return -LiveLead(q, p, seconds)
	}
	since, _ := p.reached(min(mine, theirs+1))
	if mine == theirs {
		seconds, _ = q.reached(theirs)
	}
	return seconds - since
}

// LeadOverBest returns by how many seconds p is ahead of the best of the other runs, at a time of the
// race in seconds. It is the smallest [LiveLead], or 0 if there are no others.
func LeadOverBest(p *Run, others []*Run, at float64) float64 {
	if len(others) == 0 {
		return 0
	}
	least := math.Inf(1)
	for _, q := range others {
		least = min(least, LiveLead(p, q, at))
	}
	return least
}

// Order returns the indexes of the racers as they rank at the given time of the race, the leader
// first. Racers who have opened the whole board come first, the fastest before the others. Of two
// with the same time, the one with fewer deaths is ahead. After them come the other racers, the one
// with the largest 3BV solved first. Of two with the same 3BV, the one who reached it first is
// ahead. Equal racers stay in their given order.
func Order(all []Racer, seconds float64) []int {
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return compare(&all[i], &all[j], seconds) })
	return order
}

// compare returns a negative number if a is ahead of b, and a positive one if b is ahead of a.
func compare(a, b *Racer, seconds float64) int {
	aCleared, bCleared := a.clearedBy(seconds), b.clearedBy(seconds)
	switch {
	case aCleared && bCleared:
		return cmp.Or(cmp.Compare(a.Seconds, b.Seconds), cmp.Compare(a.Deaths, b.Deaths))
	case aCleared:
		return -1
	case bCleared:
		return 1
	}
	x, y := a.Run.At(seconds).Solved, b.Run.At(seconds).Solved
	first, _ := a.Run.reached(x)
	second, _ := b.Run.reached(y)
	return cmp.Or(cmp.Compare(y, x), cmp.Compare(first, second))
}

func (r *Racer) clearedBy(seconds float64) bool { return r.Cleared && r.Seconds <= seconds }
