package stats

import "buscaminas/ui/store/history"

// The numbers of a game that was won, by their usual definitions; 0 where it was
// not, or where what they are made of is not known. See the package comment for
// their source.

// Speed returns 3BV/s: 3BV by the seconds of the game.
func Speed(g history.Game) float64 { return ratio(g, float64(g.ThreeBV), g.Time.Seconds()) }

// Efficiency returns the index of efficiency (IOE): 3BV by all clicks. Chords and
// the flags that they need may bring it over 1.
func Efficiency(g history.Game) float64 {
	return ratio(g, float64(g.ThreeBV), float64(g.Clicks()))
}

// Throughput returns 3BV by the clicks that changed something.
func Throughput(g history.Game) float64 {
	return ratio(g, float64(g.ThreeBV), float64(g.Clicks()-g.Wasted))
}

// Correctness returns the share of the clicks that changed something, from 0 to 1.
// Efficiency is Correctness times [Throughput].
func Correctness(g history.Game) float64 {
	return ratio(g, float64(g.Clicks()-g.Wasted), float64(g.Clicks()))
}

// RQP returns the "rapport qualité prix": the seconds of the game by its 3BV/s.
// The less, the better.
func RQP(g history.Game) float64 { return ratio(g, g.Time.Seconds(), Speed(g)) }

func ratio(g history.Game, a, b float64) float64 {
	if !g.Won || b <= 0 {
		return 0
	}
	return a / b
}
