package stats

import (
	"buscaminas/game/measure"
	"buscaminas/ui/archive/history"
)

// The numbers of a game that was won, as package measure defines them; 0 where it
// was not, where several openings were typed at once, or where what they are made of is
// not known.

// Speed returns 3BV/s.
func Speed(g history.Game) float64 { return tally(g).PerSecond() }

// Efficiency returns the index of efficiency (IOE).
func Efficiency(g history.Game) float64 { return tally(g).IOE() }

// Throughput returns 3BV by the clicks that changed something.
func Throughput(g history.Game) float64 { return tally(g).Throughput() }

// Correctness returns the share of the clicks that changed something.
func Correctness(g history.Game) float64 { return tally(g).Correctness() }

// RQP returns the "rapport qualité prix".
func RQP(g history.Game) float64 { return tally(g).RQP() }

// tally returns what a game comes to that was won move by move, and nothing for another one.
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
