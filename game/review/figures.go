package review

import (
	"cmp"
	"slices"
	"time"

	"buscaminas/game"
)

// Figures are sums over the judged openings of a game. Their JSON form leaves out zero fields.
type Figures struct {
	// Proven and the next fields count the openings by their [Verdict]. Forced also counts the
	// early guesses.
	Proven   int `json:"proven,omitempty"`
	Forced   int `json:"forced,omitempty"`
	Rash     int `json:"rash,omitempty"`
	Needless int `json:"needless,omitempty"`
	Mistakes int `json:"mistakes,omitempty"`

	Undos    int `json:"undos,omitempty"`
	Survived int `json:"survived,omitempty"` // the number of guesses that did not explode
	// Chance is the probability of surviving all the guesses that the player made.
	Chance float64 `json:"chance,omitempty"`
	// Best is what Chance would be if each guess had only its unavoidable risk, [Opening.Least].
	Best     float64 `json:"best,omitempty"`
	Exact    bool    `json:"exact,omitempty"`    // Chance and Best are exact, not estimates
	Adaptive bool    `json:"adaptive,omitempty"` // Chance, Best and luck mean nothing: see [Game.Adaptive]

	// Accuracy is from 0 to 1. It is the sum of 1-r over the proven openings, the forced guesses
	// and the rash guesses, divided by the sum of 1+2r over all openings but the [Known] ones. For
	// each opening, r is its [Opening.AvoidableRisk]. Accuracy is 0 if there are no openings.
	Accuracy float64 `json:"accuracy,omitempty"`

	// ForcedSurvived is the number of guesses that had to be made at some time and did not explode:
	// openings with the verdict [Forced], [Early] or [Rash].
	ForcedSurvived int `json:"forcedSurvived,omitempty"`
	// ForcedExpected is the expected value of ForcedSurvived: the sum of 1 - [Opening.Risk] over all
	// forced, early and rash guesses.
	ForcedExpected float64 `json:"forcedExpected,omitempty"`

	// Missed[i] is the number of openings whose [Opening.Missed] is Rules[i]. Cost[i] is the sum of
	// the [Opening.AvoidableRisk] of these openings.
	Missed [len(Rules)]int     `json:"missed,omitzero"`
	Cost   [len(Rules)]float64 `json:"cost,omitzero"`

	// Thirds has the 3BV solved per second in each third of the time of the game. It is zero if not
	// known.
	Thirds [3]float64 `json:"thirds,omitzero"`
}

// Openings returns the number of openings, without those judged [Known].
func (f Figures) Openings() int { return f.Proven + f.Guesses() + f.Mistakes }

// Guesses returns the number of guesses.
func (f Figures) Guesses() int { return f.ForcedAndRash() + f.Needless }

// ForcedAndRash returns the number of guesses that had to be made at some time, rash ones included.
func (f Figures) ForcedAndRash() int { return f.Forced + f.Rash }

// Paced reports whether Thirds is known: see [Game.Pace].
func (f Figures) Paced() bool { return f.Thirds != [3]float64{} }

// Figures returns the figures of the game. The caller must pass all openings that [Game.Openings]
// yields.
func (g Game) Figures(openings []Opening) Figures {
	f := Figures{Chance: 1, Best: 1, Exact: true, Adaptive: g.Adaptive}
	copy(f.Thirds[:], g.Pace(len(f.Thirds)))
	counts := map[Verdict]*int{
		Proven: &f.Proven, Forced: &f.Forced, Early: &f.Forced, Rash: &f.Rash, Needless: &f.Needless, Mistake: &f.Mistakes, Known: new(int),
	}
	good, all := 0., 0. // the sums of the merits and of the weights
	for _, o := range openings {
		*counts[o.Verdict]++
		if o.Verdict != Known {
			all += o.weight()
		}
		good += o.merit()
		if i := slices.Index(Rules[:], o.Missed); i >= 0 {
			f.Missed[i]++
			f.Cost[i] += o.AvoidableRisk()
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
		if o.Verdict.forced() {
			f.ForcedExpected += 1 - o.Risk
			if !o.Exploded {
				f.ForcedSurvived++
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

// AddMissed adds the missed arguments of another game to f, rule by rule: how many there were and
// what they cost.
func (f *Figures) AddMissed(other Figures) {
	for i := range Rules {
		f.Missed[i] += other.Missed[i]
		f.Cost[i] += other.Cost[i]
	}
}

// leastCost is the smallest cost of a rule that [Figures.CostliestRules] returns: half a lost game.
const leastCost = 0.5

// CostliestRules returns the rules that were costliest to miss, as indexes of [Rules], the
// costliest first. The cost of a rule is the number of games that missing it is expected to lose:
// see [Figures.Cost]. CostliestRules leaves out a rule that costs less than half a game, or less
// than a quarter of the cost of all rules together.
func (f Figures) CostliestRules() (order []int) {
	all := 0.
	for _, cost := range f.Cost {
		all += cost
	}
	for i, cost := range f.Cost {
		if cost >= max(leastCost, all/4) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(f.Cost[b], f.Cost[a]) })
	return order
}

// maxThoughts is the largest number of openings that [LongestThoughts] returns.
const maxThoughts = 3

// leastThought is the shortest time that counts as thinking: a tenth of a second, the smallest time
// that is shown.
const leastThought = time.Second / 10

// LongestThoughts returns the openings with the longest [Opening.Thought], the longest first. It
// leaves out times below a tenth of a second.
func LongestThoughts(openings []Opening) []Opening {
	thought := slices.DeleteFunc(slices.Clone(openings), func(o Opening) bool { return o.Thought < leastThought })
	slices.SortStableFunc(thought, func(a, b Opening) int { return cmp.Compare(b.Thought, a.Thought) })
	return thought[:min(len(thought), maxThoughts)]
}

// Pace divides the time of the game into equal parts, and returns the 3BV solved per second in each
// part. An undo subtracts the 3BV that it closes, but no value is below 0. Pace returns nil if no
// time elapsed or several openings were typed at once.
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
