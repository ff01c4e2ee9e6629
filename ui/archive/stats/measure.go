package stats

import (
	"buscaminas/game/measure"
	"buscaminas/ui/archive/history"
)

// The figures of a game, as package measure defines them. They are 0 if the game was not won,
// if several openings were typed at once, or if a value that they need is not known.

// Speed returns the 3BV solved per second, the 3BV/s.
func Speed(g history.Game) float64 { return tally(g).PerSecond() }

// Efficiency returns the index of efficiency (IOE): the 3BV solved per click.
func Efficiency(g history.Game) float64 { return tally(g).IOE() }

// throughput returns the 3BV solved per click that changed the board.
func Throughput(g history.Game) float64 { return tally(g).Throughput() }

// correctness returns the number of clicks that changed the board, divided by the number of all
// clicks.
func Correctness(g history.Game) float64 { return tally(g).Correctness() }

// rqp returns the "rapport qualité prix": the seconds divided by the 3BV/s.
func RQP(g history.Game) float64 { return tally(g).RQP() }

// tally returns the counts from which the figures of a game are computed. The counts are zero if
// the game was not won, or if several openings were typed at once.
func tally(g history.Game) measure.Tally {
	if !g.Won || g.Typed {
		return measure.Tally{}
	}
	return measure.Tally{
		ThreeBV: g.ThreeBV,
		Clicks: measure.Clicks{
			Opens: g.Left, Chords: g.Chords, Flags: g.Right, Wasted: g.Wasted,
		},
		Seconds: g.Time.Seconds(),
	}
}
