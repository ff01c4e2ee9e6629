// Package measure takes from a game the numbers that players compare themselves
// by, under the names and definitions of https://minesweepergame.com/statistics.php.
// The 3BV of a board is with the board: see [game.Layout.ThreeBV]. All of them
// are over the neighbours of the grid, whichever it is, and by the rules that are
// played.
//
//	var clicks measure.Clicks
//	for _, action := range play {
//		err := clicks.Apply(g, action)
//		...
//	}
//	tally := measure.Tally{ThreeBV: g.ThreeBV(), Clicks: clicks, Seconds: 12.4}
//	fmt.Println(tally.IOE(), tally.PerSecond())
package measure

// A Tally is what a game comes to. Of a game that was not won the 3BV is what was
// opened of it, and the numbers are those of that part.
type Tally struct {
	ThreeBV int     // solved, as [game.Game.ThreeBV] counts it
	Clicks  Clicks  // taken for it
	Seconds float64 // taken for it
}

// PerSecond returns the 3BV/s. It is 0, as every number here is, where there is
// nothing to divide by.
func (t Tally) PerSecond() float64 { return ratio(float64(t.ThreeBV), t.Seconds) }

// IOE returns the index of efficiency: the 3BV solved by each click. Chords can
// bring it over 1. It is the product of throughput and correctness.
func (t Tally) IOE() float64 { return ratio(float64(t.ThreeBV), float64(t.Clicks.Total())) }

// Throughput returns the 3BV solved by each effective click.
func (t Tally) Throughput() float64 {
	return ratio(float64(t.ThreeBV), float64(t.Clicks.Effective()))
}

// Correctness returns which part of the clicks was effective, from 0 to 1.
func (t Tally) Correctness() float64 {
	return ratio(float64(t.Clicks.Effective()), float64(t.Clicks.Total()))
}

// RQP returns the rapport qualité prix: the seconds by the 3BV/s. The less, the
// better.
func (t Tally) RQP() float64 { return ratio(t.Seconds, t.PerSecond()) }

func ratio(a, b float64) float64 {
	if b <= 0 {
		return 0
	}
	return a / b
}
