package review_test

import (
	"math"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/review"
)

// openings returns openings with these verdicts: p proven, f a forced guess, r a rash guess where 9 %
// would do, n a needless guess, m a mistake, k known. The guesses have these risks, in order.
func openings(verdicts string, risks ...float64) (all []review.Opening) {
	for _, v := range verdicts {
		o := review.Opening{Verdict: map[rune]review.Verdict{
			'p': review.Proven, 'f': review.Forced, 'r': review.Rash, 'n': review.Needless, 'm': review.Mistake, 'k': review.Known}[v]}
		if o.Verdict.Guess() {
			o.Risk, risks = risks[0], risks[1:]
		}
		switch o.Verdict {
		case review.Forced:
			o.Least = o.Risk
		case review.Rash:
			o.Least = 0.09
		}
		all = append(all, o)
	}
	return all
}

func TestAccuracy(t *testing.T) {
	for _, test := range []struct {
		name     string
		openings []review.Opening
		want     float64
	}{
		{"nothing is opened", nil, 0},
		{"all is proven", openings("ppp"), 1},
		{"guesses that were due are no fault", openings("fpf", 0.9, 0.5), 1},
		{"a cell that was seen before says nothing", openings("kkpn", 0.5), 1. / 3},
		{"a rash guess counts by what it did not give away", openings("r", 0.59), 0.5 / 2},
		{"one rash guess of four, that gave away 82 %", openings("pppr", 0.91), 3.18 / 5.64},
		{"one rash guess of four, that gave away little", openings("pppr", 0.12), 3.97 / 4.06},
		{"nothing but a mistake", openings("m"), 0},
		{"one mistake of four openings", openings("pppm"), 3. / 6},
		{"one needless guess of four at 40 %", openings("pppn", 0.4), 3 / 4.8},
		{"one needless guess of four at 5 %", openings("pppn", 0.05), 3 / 4.1},
	} {
		got := review.Game{}.Figures(test.openings).Accuracy
		if math.Abs(got-test.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

func TestLuck(t *testing.T) {
	lost := openings("f", 0.12)
	lost[0].Exploded = true
	likely := openings("f", 0.8)
	likely[0].Exploded = true
	rash := openings("r", 0.91)
	rash[0].Exploded = true
	for _, test := range []struct {
		name     string
		openings []review.Opening
		want     review.Luck
	}{
		{"no guess", openings("pp"), review.UsualLuck},
		{"a small risk that went well", openings("f", 0.12), review.UsualLuck},
		{"a small risk that did not", lost, review.BadLuck},
		{"a great risk that did not go well", likely, review.UsualLuck},
		{"heads or tails, twice", openings("ff", 0.5, 0.5), review.GoodLuck},
		{"small risks add up", openings("fffff", 0.1, 0.1, 0.1, 0.1, 0.1), review.GoodLuck},
		{"what nobody had to risk is no luck", openings("n", 0.9), review.UsualLuck},
		{"to lose by risking too much is no bad luck", rash, review.UsualLuck},
		{"to survive that is good luck", openings("r", 0.91), review.GoodLuck},
	} {
		if got := (review.Game{}).Figures(test.openings).Luck(); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

// Danger is the risk of a guess, and 1 for a mistake. All of it is given away where a cell was safe,
// and of a rash guess what exceeds the risk that had to be taken.
func TestDangerOfOpenings(t *testing.T) {
	danger, away := []float64{0, 0.25, 0.5, 0.59, 1, 0}, []float64{0, 0, 0.5, 0.5, 1, 0}
	for i, o := range openings("pfnrmk", 0.25, 0.5, 0.59) {
		if o.Danger() != danger[i] || o.AvoidableRisk() != away[i] || o.Verdict.Wrong() != (away[i] > 0) {
			t.Errorf("opening %d: a risk of %v, %v given away, wrong: %t", i, o.Danger(), o.AvoidableRisk(), o.Verdict.Wrong())
		}
	}
}

// In a race, after an explosion and an undo, only the mine is known. The next openings are judged
// as before.
func TestAccuracyAfterAComeback(t *testing.T) {
	g := review.Game{Layout: board(t, "*..*"), Rules: game.Classic, Hidden: true, Moves: []review.Move{
		{Action: game.Action{Kind: game.Open, Cell: game.Cell{}}},
		{Action: game.Action{Kind: game.Undo}},
		{Action: game.Action{Kind: game.Open, Cell: game.Cell{Col: 1}}},
		{Action: game.Action{Kind: game.Open, Cell: game.Cell{Col: 2}}},
	}}
	verdicts := func() (all []review.Verdict) {
		for o := range g.Openings() {
			all = append(all, o.Verdict)
		}
		return all
	}
	// With the mine of the first opening, the 1 beside it proves that the next cell is safe.
	want := []review.Verdict{review.Forced, review.Forced, review.Proven}
	if got := verdicts(); !slices.Equal(got, want) {
		t.Errorf("in a race: %v, want %v", got, want)
	}
	// The mine that was seen helps to decide about the last cell, once the safe cells are open.
	later := played(t, board(t, "..**.."), game.SingleCells, "Ad*<Aa*Ae*")
	later.Hidden = true
	if all := slices.Collect(later.Openings()); all[2].Verdict != review.Needless {
		t.Errorf("with a mine seen before: %+v", all[2])
	}
	g.Hidden = false
	want = []review.Verdict{review.Forced, review.Known, review.Known}
	if got := verdicts(); !slices.Equal(got, want) {
		t.Errorf("elsewhere: %v, want %v", got, want)
	}
}
