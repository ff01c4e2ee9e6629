package review

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/game"
)

// Figures are what a game that was judged comes to.
type Figures struct {
	// Openings of each [Verdict], but those that were known.
	Proven, Forced, Needless, Mistakes int

	Undos    int
	Survived int     // guesses that did not explode
	Chance   float64 // to survive all the guesses that were made
	Best     float64 // to survive had each been the least risk there was: none, where a cell was safe
	Exact    bool    // both are; else they are estimates

	// Accuracy is the share of the openings that were proven or due, from 0 to 1, where what
	// gave something away weighs the more the greater its risk r was: proven and due openings
	// weigh 1 each, needless guesses 1 + 2r, mistakes 3. It is 1 where nothing was given away,
	// and 0 where everything was, or there is no opening.
	Accuracy float64

	DueSurvived int     // guesses that were due and did not explode
	DueExpected float64 // of how many that was to be expected: the sum of their chances

	Missed [len(Rules)]int // openings by what they missed, in the order of [Rules]

	Thirds [3]float64 // 3BV a second in each third of the time
}

// Openings returns how many openings were judged.
func (f Figures) Openings() int { return f.Proven + f.Forced + f.Needless + f.Mistakes }

// Guesses returns how many openings were guesses.
func (f Figures) Guesses() int { return f.Forced + f.Needless }

// Paced reports whether the game has a pace.
func (f Figures) Paced() bool { return f.Thirds != [3]float64{} }

// Figures returns what the game comes to, from all its openings as they were judged.
func (g Game) Figures(openings []Opening) Figures {
	f := Figures{Chance: 1, Best: 1, Exact: true}
	copy(f.Thirds[:], g.Pace(len(f.Thirds)))
	counts := map[Verdict]*int{
		Proven: &f.Proven, Forced: &f.Forced, Needless: &f.Needless, Mistake: &f.Mistakes, Known: new(int),
	}
	good, all := 0., 0. // weights
	for _, o := range openings {
		*counts[o.Verdict]++
		if o.Verdict != Known {
			all += o.weight()
		}
		if o.Verdict == Proven || o.Verdict == Forced {
			good += o.weight()
		}
		if i := slices.Index(Rules[:], o.Missed); i >= 0 {
			f.Missed[i]++
		}
		if !o.Verdict.Guess() {
			continue
		}
		f.Chance *= 1 - o.Risk
		f.Best *= 1 - o.Least
		f.Exact = f.Exact && o.Exact
		if !o.Exploded {
			f.Survived++
		}
		if o.Verdict == Forced {
			f.DueExpected += 1 - o.Risk
			if !o.Exploded {
				f.DueSurvived++
			}
		}
	}
	if good > 0 {
		f.Accuracy = good / all
	}
	for _, m := range g.Moves {
		if m.Kind == game.Undo {
			f.Undos++
		}
	}
	return f
}

// MostThoughts is how many openings [Longest] returns at most.
const MostThoughts = 3

// aThought is how long a thought lasts at least: tenths of a second are what is told.
const aThought = time.Second / 10

// Longest returns the openings before which the player thought longest, the longest first:
// those before which a tenth of a second has passed.
func Longest(openings []Opening) []Opening {
	thought := slices.DeleteFunc(slices.Clone(openings), func(o Opening) bool { return o.Thought < aThought })
	slices.SortStableFunc(thought, func(a, b Opening) int { return cmp.Compare(b.Thought, a.Thought) })
	return thought[:min(len(thought), MostThoughts)]
}

// Pace returns how much of the 3BV was opened a second in each of so many equal parts of the
// time. What an undo closed is taken off, though never below 0. There is no pace where no
// time has passed, nor where several openings were typed at once.
func (g Game) Pace(parts int) []float64 {
	if g.Typed || len(g.Moves) == 0 || g.Moves[len(g.Moves)-1].At <= 0 {
		return nil
	}
	part := g.Moves[len(g.Moves)-1].At.Seconds() / float64(parts)
	played, next := game.New(g.Layout, g.Rules), 0
	for ; next < g.Given && played.Apply(g.Moves[next].Action) == nil; next++ {
	}
	before := played.ThreeBV()
	pace := make([]float64, parts)
	for i := range pace {
		last := i == len(pace)-1
		for ; next < len(g.Moves) && (last || g.Moves[next].At.Seconds() <= part*float64(i+1)); next++ {
			if played.Apply(g.Moves[next].Action) != nil {
				next = len(g.Moves)
				break
			}
		}
		now := played.ThreeBV()
		pace[i] = max(0, float64(now-before)/part)
		before = now
	}
	return pace
}
