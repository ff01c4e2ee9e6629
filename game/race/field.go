package race

import (
	"cmp"
	"math"
	"slices"
)

// A Racer is one of several players on one board.
type Racer struct {
	Run     *Run
	Whole   bool    // all of the board is open
	Deaths  int     // how often the player exploded, undone or not
	Seconds float64 // the time of the last event, on the clock of the player's game
}

// Now stands for a time after all events.
var Now = math.Inf(1)

// Live returns by how many seconds me is ahead of other at a time, by what both have done up to
// then; negative, behind. It is how long ago the one that is further went past the other or, if
// both are as far, how much sooner me came there. Other than [Lead] it needs no future, and what
// one is ahead the other is behind.
func Live(me, other *Run, seconds float64) float64 {
	mine, theirs := me.At(seconds).Solved, other.At(seconds).Solved
	if mine < theirs {
		return -Live(other, me, seconds)
	}
	since, _ := me.reached(min(mine, theirs+1))
	if mine == theirs {
		seconds, _ = other.reached(theirs)
	}
	return seconds - since
}

// Best returns by how many seconds me is ahead of the best of the others at a time; negative,
// behind: see [Live]. It is 0 if there are no others.
func Best(me *Run, others []*Run, seconds float64) float64 {
	if len(others) == 0 {
		return 0
	}
	least := math.Inf(1)
	for _, other := range others {
		least = min(least, Live(me, other, seconds))
	}
	return least
}

// Order returns the indexes of racers, the best one first, as they stood at a time. Those with
// the whole board come first, by their times and then by their deaths. The others follow by how
// much they have solved, and of those who are level the one who got there first; if they are
// level in that too, they stay in their order.
func Order(all []Racer, seconds float64) []int {
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return compare(&all[i], &all[j], seconds) })
	return order
}

// compare returns a negative number if a comes before b.
func compare(a, b *Racer, seconds float64) int {
	aWhole, bWhole := a.wholeAt(seconds), b.wholeAt(seconds)
	switch {
	case aWhole && bWhole:
		return cmp.Or(cmp.Compare(a.Seconds, b.Seconds), cmp.Compare(a.Deaths, b.Deaths))
	case aWhole:
		return -1
	case bWhole:
		return 1
	}
	x, y := a.Run.At(seconds).Solved, b.Run.At(seconds).Solved
	first, _ := a.Run.reached(x)
	second, _ := b.Run.reached(y)
	return cmp.Or(cmp.Compare(y, x), cmp.Compare(first, second))
}

func (r *Racer) wholeAt(seconds float64) bool { return r.Whole && r.Seconds <= seconds }
