// Package measure computes the figures by which players compare games, with the names and
// definitions of https://minesweepergame.com/statistics.php. They are defined for every grid and
// all rules of the game. The 3BV of a board is in package game: see [game.Layout.ThreeBV].
//
//	var clicks measure.Clicks
//	for _, action := range play {
//		err := clicks.Apply(g, action)
//		...
//	}
//	tally := measure.Tally{ThreeBV: g.ThreeBV(), Clicks: clicks, Seconds: 12.4}
//	fmt.Println(tally.IOE(), tally.PerSecond())
package measure

import (
	"math"

	"buscaminas/game"
)

// A Tally holds the figures of one game. If the game is not won, the figures are about the part of
// the board solved so far. A figure that would be divided by 0 is 0.
type Tally struct {
	ThreeBV int // the 3BV solved: see [game.Game.ThreeBV]
	Clicks  Clicks
	Seconds float64
}

// PerSecond returns the 3BV solved per second, or 0 if no time elapsed.
func (t Tally) PerSecond() float64 { return ratio(float64(t.ThreeBV), t.Seconds) }

// IOE returns the index of efficiency: the 3BV solved per click. Chords can raise it above 1. It is
// the product of [Tally.Throughput] and [Tally.Correctness].
func (t Tally) IOE() float64 { return ratio(float64(t.ThreeBV), float64(t.Clicks.Total())) }

// Throughput returns the 3BV solved per effective click.
func (t Tally) Throughput() float64 {
	return ratio(float64(t.ThreeBV), float64(t.Clicks.Effective()))
}

// Correctness returns the share of effective clicks among all clicks, from 0 to 1.
func (t Tally) Correctness() float64 {
	return ratio(float64(t.Clicks.Effective()), float64(t.Clicks.Total()))
}

// RQP returns the rapport qualité prix (price for quality): the seconds divided by the 3BV/s. Lower
// is better.
func (t Tally) RQP() float64 { return ratio(t.Seconds, t.PerSecond()) }

// ClassicBeginner is the board for beginners in most other programs.
var ClassicBeginner = game.Level{Rows: 8, Cols: 8, Mines: 10}

// STNB returns Metasweeper's measure of speed, which compares games of different levels. Higher is
// better. The parameters are the level and the 3BV of the board. STNB returns 0 if Metasweeper does
// not have the level.
func (t Tally) STNB(level game.Level, threeBV int) float64 {
	weight := map[game.Level]float64{ClassicBeginner: 47.299, game.Intermediate: 153.73, game.Expert: 435.001}[level]
	solved := float64(t.ThreeBV)
	return ratio(weight*solved*math.Sqrt(ratio(solved, float64(threeBV))), math.Pow(t.Seconds, 1.7))
}

func ratio(a, b float64) float64 {
	if b <= 0 {
		return 0
	}
	return a / b
}
