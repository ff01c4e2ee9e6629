package stats

import (
	"buscaminas/game/measure"
	"buscaminas/ui/archive/history"
)

// The figures of a game, as package measure defines them. They are 0 if the game was not won,
// if several openings were typed at once, or if a value that they need is not known.

// Speed returns the 3BV solved per second, the 3BV/s.
func Speed(g history.Game) float64 { return tally(g).PerSecond() }

// Efficiency returns the index of efficiency (IOE).
func Efficiency(g history.Game) float64 { return tally(g).IOE() }

// Throughput returns the 3BV solved per click that changed the board.
func Throughput(g history.Game) float64 { return tally(g).Throughput() }

// Correctness returns the share of the clicks that changed the board.
func Correctness(g history.Game) float64 { return tally(g).Correctness() }

// RQP returns the "rapport qualité prix": see [measure.Tally.RQP].
func RQP(g history.Game) float64 { return tally(g).RQP() }

// tally returns the counts from which the measures of a game follow. They are zero for a game that
// was not won, or whose openings were typed at once.
func tally(g history.Game) measure.Tally {
	if !g.Won || g.Typed {
		return measure.Tally{}
	}
	return measure.Tally{
		ThreeBV: g.ThreeBV,
		Clicks:  measure.Clicks{Opens: g.Left, Chords: g.Chords, Flags: g.Right, Wasted: g.Wasted},
		Seconds: g.Time.Seconds(),
	}
}
