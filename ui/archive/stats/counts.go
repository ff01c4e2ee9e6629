package stats

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// A Reason is a reason why a game cannot be a record.
type Reason uint8

const (
	Lost         Reason = iota + 1
	Undone              // an explosion was undone
	Hinted              // a hint was taken
	ChancesShown        // the chances of a mine were shown
	Coached             // the coach was on
	MinesShown          // the mines were shown
	SeenBefore          // the player may have known the board
	Typed               // several openings were typed at once

	reasonCount // greater by one than the last Reason
)

// ReasonsAgainst returns all reasons why a game cannot be a record. If the game can be a record,
// there are none.
func ReasonsAgainst(g history.Game) []Reason {
	var all []Reason
	for reason, holds := range [reasonCount]bool{
		Lost:         !g.Won,
		Undone:       g.Undone(),
		Hinted:       g.Hints > 0,
		ChancesShown: g.Chances,
		Coached:      g.Coached,
		MinesShown:   g.MinesShown,
		SeenBefore:   g.SeenBefore,
		Typed:        g.Typed,
	} {
		if holds {
			all = append(all, Reason(reason))
		}
	}
	return all
}

// CanBeRecord reports whether an unfinished game can be a record if it is won. The board of such a
// game must be hidden while the clock is stopped.
func CanBeRecord(j *journal.Journal) bool {
	g := history.SoFar(j)
	g.Won = true
	return len(ReasonsAgainst(g)) == 0
}

// givenUp reports whether a game was given up without an explosion.
func givenUp(g history.Game) bool { return g.GivenUp && g.Deaths == 0 }

// aided reports whether the player had help or may have known the board.
func aided(g history.Game) bool { return WhyUncounted(g) != 0 }

// WhyUncounted returns the reason why a game counts neither as won nor as lost: the help that the
// player had, or SeenBefore if the player may have known the board. It returns 0 if the game
// counts.
func WhyUncounted(g history.Game) Reason {
	switch {
	case g.Hints > 0:
		return Hinted
	case g.Chances:
		return ChancesShown
	case g.Coached:
		return Coached
	case g.MinesShown:
		return MinesShown
	case g.SeenBefore:
		return SeenBefore
	}
	return 0
}

// wonCleanly reports whether a game was won without an explosion.
func wonCleanly(g history.Game) bool { return g.Won && !g.Undone() }

// timed reports whether the time of a game counts. The game must have been won without an explosion
// and without help. The player must not have known the board, and must not have typed several
// openings at once.
func timed(g history.Game) bool { return wonCleanly(g) && !aided(g) && !g.Typed }

// Best returns the n fastest of the games that can be records, or fewer if there are fewer. Of two
// games with the same time, the earlier game comes first, because it keeps the record.
func Best(games []history.Game, n int) []history.Game {
	var best []history.Game
	for _, g := range games {
		if !timed(g) {
			continue
		}
		// Insert after earlier games with the same time.
		i, _ := slices.BinarySearchFunc(
			best,
			g.Time+1,
			func(b history.Game, t time.Duration) int { return cmp.Compare(b.Time, t) },
		)
		if i < n {
			best = slices.Insert(best[:min(len(best), n-1)], i, g)
		}
	}
	return best
}
