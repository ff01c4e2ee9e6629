package review_test

import (
	"reflect"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/review"

	"pgregory.net/rapid"
)

// worthTelling returns the judgements that Recall needs, without the fields that the game gives.
func worthTelling(all []review.Opening) (told []review.Opening) {
	for _, o := range all {
		if o.Verdict != review.Proven || !o.Exact {
			o.Cell, o.Chord, o.Thought, o.Exploded = game.Cell{}, false, 0, false
			told = append(told, o)
		}
	}
	return told
}

// Recall returns the same openings as the judge, for any game.
func TestRecallIsAsJudged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		want := slices.Collect(g.Openings())
		got, ok := g.Recall(worthTelling(want))
		if !ok || !reflect.DeepEqual(got, want) {
			t.Fatalf("%v: %t\n%+v, want\n%+v", g.Moves, ok, got, want)
		}
	})
}

// Recall refuses judgements that are impossible in the game.
func TestWhatCannotBeIsNotRecalled(t *testing.T) {
	l := board(t, "..*...*")
	g := played(t, l, game.SingleCells, "Aa*Ad*Ab*Ac*<Ac*")
	told := worthTelling(slices.Collect(g.Openings()))
	if len(told) != 4 {
		t.Fatalf("%+v", told)
	}
	mine, free, open := game.Cell{Col: 6}, game.Cell{Col: 4}, game.Cell{Col: 3}
	for name, change := range map[string]func(told []review.Opening) []review.Opening{
		"nothing":                          func([]review.Opening) []review.Opening { return nil },
		"not what exploded":                func(t []review.Opening) []review.Opening { return append(t[:2:2], t[3]) },
		"one too many":                     func(t []review.Opening) []review.Opening { return append(t, review.Opening{Move: 9}) },
		"of no opening":                    func(t []review.Opening) []review.Opening { t[0].Move = 4; return t },
		"the same twice":                   func(t []review.Opening) []review.Opening { return append(t[:1:1], t...) },
		"no verdict":                       func(t []review.Opening) []review.Opening { t[0].Verdict = 99; return t },
		"no chance":                        func(t []review.Opening) []review.Opening { t[0].Risk = 1.5; return t },
		"less than no risk":                func(t []review.Opening) []review.Opening { t[0].Least = -0.5; return t },
		"seen before":                      func(t []review.Opening) []review.Opening { t[0].Verdict = review.Known; return t },
		"a mine that is proven":            func(t []review.Opening) []review.Opening { t[2].Verdict = review.Proven; return t },
		"a mine that is none":              func(t []review.Opening) []review.Opening { t[2].Mines = []game.Cell{free}; return t },
		"a mine that exploded":             func(t []review.Opening) []review.Opening { t[2].Mines = []game.Cell{mine}; return t },
		"by a flag":                        func(t []review.Opening) []review.Opening { t[2].Mines = nil; return t },
		"no rule":                          func(t []review.Opening) []review.Opening { t[2].Missed = 1 << 6; return t },
		"not seen after an undo":           func(t []review.Opening) []review.Opening { t[3].Verdict = review.Forced; return t },
		"a rash guess, and nothing better": rash(0.5),
		"nothing better than this":         rash(0.1, free),
		"two best guesses":                 rash(0.5, free, mine),
		"a better cell, open":              rash(0.5, game.Cell{}),
		"a better cell, off":               rash(0.5, game.Cell{Row: 7}),
		"a safe cell, a mine":              needless(mine),
		"a safe cell, open":                needless(game.Cell{}),
		"a safe cell, off":                 needless(game.Cell{Row: 7}),
		"a safe cell, twice":               needless(free, free),
		"no safe cell":                     needless(),
	} {
		told := slices.Clone(told)
		if openings, ok := g.Recall(change(told)); ok {
			t.Errorf("%s: recalled as %+v", name, openings)
		}
	}
	told[1] = review.Opening{Move: 1, Verdict: review.Needless, Better: []game.Cell{open}, AllSafe: 1}
	if _, ok := g.Recall(told); !ok {
		t.Error("what can be of the game is not recalled")
	}
	if _, ok := g.Recall(rash(0.5, mine)(told)); !ok {
		t.Error("a rash guess is not recalled")
	}
}

// needless returns a change that makes the second opening a needless guess while these cells were
// safe.
func needless(safe ...game.Cell) func([]review.Opening) []review.Opening {
	return func(t []review.Opening) []review.Opening {
		t[1] = review.Opening{Move: 1, Verdict: review.Needless, Better: safe, AllSafe: len(safe)}
		return t
	}
}

// rash returns a change that makes the second opening a rash guess at this risk, while these cells
// were better and had a risk of 10 %.
func rash(risk float64, better ...game.Cell) func([]review.Opening) []review.Opening {
	return func(t []review.Opening) []review.Opening {
		t[1] = review.Opening{Move: 1, Verdict: review.Rash, Risk: risk, Least: 0.1, Better: better}
		return t
	}
}

// Recall does not panic on any judgements: it returns openings or reports false.
func TestRecallOfAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		cell := rapid.Custom(func(t *rapid.T) game.Cell {
			return game.Cell{Row: rapid.IntRange(-1, 4).Draw(t, "row"), Col: rapid.IntRange(-1, 7).Draw(t, "column")}
		})
		told := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) review.Opening {
			return review.Opening{
				Move:    rapid.IntRange(-1, 14).Draw(t, "move"),
				Verdict: review.Verdict(rapid.IntRange(0, 6).Draw(t, "verdict")),
				Risk:    rapid.Float64().Draw(t, "risk"),
				Least:   rapid.Float64Range(0, 1).Draw(t, "least"),
				Exact:   rapid.Bool().Draw(t, "exact"),
				Better:  rapid.SliceOfN(cell, 0, 5).Draw(t, "safe"),
				Mines:   rapid.SliceOfN(cell, 0, 2).Draw(t, "mines"),
				AllSafe: rapid.IntRange(-1, 9).Draw(t, "all"),
			}
		}), 0, 6).Draw(t, "told")
		openings, ok := g.Recall(told)
		if all := slices.Collect(g.Openings()); ok && len(openings) != len(all) {
			t.Fatalf("%d openings are recalled of %d", len(openings), len(all))
		}
	})
}
