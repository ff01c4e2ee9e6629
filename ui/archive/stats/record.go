package stats

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/ui/archive/history"
)

// A Reason is why a game is no record, however fast it was.
type Reason uint8

const (
	Lost         Reason = iota + 1
	Undone              // an explosion was undone
	Hinted              // a hint was taken
	ChancesShown        // the chances of a mine were shown
	Coached             // a coach looked on
	MinesShown          // the mines were to be seen
	SeenBefore          // the board may have been known
	Typed               // several openings were typed at once

	Reasons // the number of reasons: every Reason is below it
)

// Against returns all that keeps a game from being a record; nothing where it may
// be one.
func Against(g history.Game) []Reason {
	var all []Reason
	for reason, holds := range [Reasons]bool{
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

// givenUp reports whether a game was given up, and not lost before that.
func givenUp(g history.Game) bool { return g.GivenUp && g.Deaths == 0 }

// aided reports whether the player had help, or knew the board.
func aided(g history.Game) bool { return Uncounted(g) != 0 }

// Uncounted returns why a game counts neither as won nor as lost: the player had help, or
// knew the board; 0: it counts.
func Uncounted(g history.Game) Reason {
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

// won reports whether a game was won without an explosion.
func won(g history.Game) bool { return g.Won && !g.Undone() }

// timed reports whether a game was won in a time that says something, without help.
func timed(g history.Game) bool { return won(g) && !aided(g) && !g.Typed }

// Best returns the fastest of the games that may be records, at most n of them.
// Of those with the same time, the earlier one comes first: it is still the
// record.
func Best(games []history.Game, n int) []history.Game {
	var best []history.Game
	for _, g := range games {
		if !timed(g) {
			continue
		}
		// Behind those that were as fast before it.
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
