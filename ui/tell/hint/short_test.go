package hint

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// mostWords is the number of words that a novice reads at once.
const mostWords = 22

// joints are what a clause begins with, after another.
var joints = text.Text{": |, así que |, pero |, y |, que |, porque |, como |, por ", ": |, so |, but |, and |, which |, as |, because "}

// zero matches the number zero in a sentence: [text.Count] has no word for it.
var zero = regexp.MustCompile(`\b0\b`)

// A sentence about a thought is read once: it has at most two clauses and twenty-two words, and no
// number is zero.
func TestThoughtsAreShort(t *testing.T) {
	t.Parallel()
	rules := map[solver.Rule]int{}
	for _, kind := range game.GridKinds() {
		for seed := range uint64(3) {
			mines := 99 + 10*int(seed)
			eachArgument(t, kind, mines, seed, func(g *game.Game, a solver.Argument) {
				for _, h := range a.Thoughts() {
					rules[h.WholeStep.Rule]++
					for _, l := range []text.Lang{text.Spanish, text.English} {
						checkShort(t, Teller{g, game.Mixed, l}.thought(h), l)
					}
				}
			})
		}
	}
	for _, r := range []solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain} {
		if rules[r] < 4 {
			t.Errorf("the thoughts by rule are %v", rules)
		}
	}
}

// No number is zero in the positions of the lessons either, where many mines are flagged.
func TestNoNumberIsZero(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, l := range lesson.Lessons() {
			for seed := range uint64(2) {
				p, ok := l.Find(kind, seed)
				if !ok {
					continue
				}
				argueAll(t, p.Game(game.LeftToFind), p.Know(), func(g *game.Game, a solver.Argument) {
					for _, h := range a.Thoughts() {
						for _, l := range []text.Lang{text.Spanish, text.English} {
							if said := (Teller{g, game.Mixed, l}).thought(h); zero.MatchString(said) {
								t.Error(said)
							}
						}
					}
				})
			}
		}
	}
}

// eachArgument plays an Experto with the arguments of the hints and, where they prove nothing,
// opens a cell without a mine. In some of its positions, it argues about each cell that can be
// proved. The player flags about half of the mines that the hints find.
func eachArgument(t *testing.T, kind *game.GridKind, mines int, seed uint64, do func(*game.Game, solver.Argument)) {
	t.Helper()
	const every = 100 // positions
	spec := deal.Spec{Grid: kind.New(16, 30), Mines: mines, Seed: seed}
	start := deal.Middle(spec.Grid)
	dealt, err := spec.Deal(start)
	if err != nil {
		t.Fatal(err)
	}
	rules := game.LeftToFind
	if seed%3 == 0 {
		rules = game.Classic
	}
	g := game.New(dealt.Layout, rules)
	play := func(kind game.Kind, c game.Cell) {
		if err := g.Apply(game.Action{Kind: kind, Cell: c}); err != nil {
			t.Fatal(err)
		}
	}
	for at, n := start, 1; ; n++ {
		if play(game.Open, at); g.Status() != game.Playing {
			return
		}
		a := advice.See(g).Think().Advice(start)
		do(g, a.Argument)
		if n%every == 0 || a.About != advice.SafeCell {
			argueAll(t, g, solver.Know(solver.Position{Game: g}), do)
		}
		for _, s := range a.Argument.Steps {
			for _, f := range s.Concludes {
				if f.Mine && !g.Flagged(f.Cell) && (uint64(f.Cell.Col)+seed)%2 == 0 {
					play(game.Flag, f.Cell)
				}
			}
		}
		at = a.Cell
		if a.About == advice.SafeCell {
			continue
		}
		for c := range game.Cells(spec.Grid) {
			if !dealt.Layout.Mine(c) && !g.Open(c) {
				at = c
				break
			}
		}
	}
}

// argueAll argues about each closed cell that s can prove.
func argueAll(t *testing.T, g *game.Game, k *solver.Knowledge, do func(*game.Game, solver.Argument)) {
	t.Helper()
	for _, f := range k.Facts() {
		if a, ok := k.Argue(slices.Values([]game.Cell{f.Cell}), f.Cell); ok {
			do(g, a)
		}
	}
}

func checkShort(t *testing.T, said string, l text.Lang) {
	t.Helper()
	clauses := 1
	for joint := range strings.SplitSeq(joints[l], "|") {
		clauses += strings.Count(said, joint)
	}
	if l == text.Spanish { // "y" and "e" also join the names of a list
		clauses -= strings.Count(said, ", y ninguna en ")
	}
	if zero.MatchString(said) {
		t.Errorf("a number is zero: %s", said)
	}
	if n := len(strings.Fields(said)); n > mostWords || clauses > 2 || strings.Count(said, ". ") > 0 {
		t.Errorf("%d words, %d clauses: %s", n, clauses, said)
	}
}
