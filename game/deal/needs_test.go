package deal_test

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

var neededRules = []solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases}

func TestEveryRuleIsAPromise(t *testing.T) {
	for i, r := range neededRules {
		if p := deal.PromiseNeeding(r); p != needing[i] || p.Needs() != r || !p.NoGuess() || p.StartPromise() != deal.ClearStart {
			t.Errorf("rule %d: promise %d, which needs rule %d", r, p, p.Needs())
		}
	}
	for _, p := range append(promises, 255) {
		if r := p.Needs(); r != 0 {
			t.Errorf("promise %d needs rule %d", p, r)
		}
	}
}

// clears reports whether the rules alone clear a board.
func clears(l *game.Layout, start game.Cell, rules solver.Rule) bool {
	s := solver.New(l.Grid(), l.Mines())
	s.Open(start, l.Around(start))
	open := 1
	for c, _, ok := s.Next(rules); ok; c, _, ok = s.Next(rules) {
		s.Open(c, l.Around(c))
		open++
	}
	return open == l.Cells()-l.Mines()
}

// A board that needs a rule cannot be cleared without it and needs nothing harder.
func TestBoardsNeedTheRuleTheyPromise(t *testing.T) {
	easier := map[solver.Rule]solver.Rule{
		solver.One: 0, solver.Two: solver.One, solver.Chain: solver.One | solver.Two,
		solver.Remain: solver.One | solver.Two | solver.Chain, solver.Cases: solver.Followable,
	}
	for _, kind := range game.GridKinds() {
		for _, level := range levels {
			for i, rule := range neededRules {
				if rule == solver.Chain && kind.Name != "square" {
					continue // hardly any board needs one: see [TestWhatIsNotFound]
				}
				for seed := range uint64(2) {
					spec := deal.Spec{Grid: kind.New(level.Rows, level.Cols), Mines: level.Mines, Seed: seed, Promise: needing[i]}
					start := game.Cell{Row: int(seed), Col: level.Cols - 1 - int(seed)}
					board := mustDeal(t, spec, start)
					grade := solver.GradeOf(board.Layout, start)
					if !board.Kept || !grade.Cleared || grade.Hardest != rule {
						t.Errorf("%+v: kept %t, grade %+v", spec, board.Kept, grade)
					}
					if clears(board.Layout, start, easier[rule]) || !clears(board.Layout, start, easier[rule]|rule) {
						t.Errorf("%+v: the easier rules are enough, or the rule is not", spec)
					}
				}
			}
		}
	}
}

// The first boards that Deal tries are not made for the rule, and they are many: a small board that
// needs a chain is one in a thousand.
func TestAnExpertBoardThatNeedsARuleIsSoonFound(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for i, rule := range neededRules {
			if rule == solver.Chain && kind.Name != "square" {
				continue
			}
			var tries []int
			for seed := range uint64(9) {
				spec := deal.Spec{Grid: kind.New(16, 30), Mines: 99, Seed: seed, Promise: needing[i]}
				tries = append(tries, mustDeal(t, spec, deal.Middle(spec.Grid)).Tries)
			}
			slices.Sort(tries)
			if half := tries[len(tries)/2]; half > 400 {
				t.Errorf("%s, rule %d: half of the boards took more than %d tries", kind.Name, rule, half)
			}
		}
	}
}

// If no board needs the rule, Deal says so. Meanwhile its progress only grows, and it can be stopped.
func TestWhatIsNotFound(t *testing.T) {
	spec := deal.Spec{Grid: square(2, 2), Mines: 1, Promise: deal.NeedsChain}
	if board := mustDeal(t, spec, game.Cell{}); board.Kept || board.Mines() != 1 {
		t.Errorf("a board of 2×2 with %d mines needs a chain", board.Mines())
	}
	spec = deal.Spec{Grid: hex(9, 9), Mines: 10, Promise: deal.NeedsChain}
	last, calls := 0.0, 0
	_, err := spec.DealWithProgress(deal.Middle(spec.Grid), func(share float64) bool {
		if share < last || share > 1 {
			t.Errorf("the progress goes from %v to %v", last, share)
		}
		last = share
		calls++
		return calls < 50
	})
	if !errors.Is(err, deal.ErrCancelled) || calls != 50 {
		t.Errorf("after %d calls: %v", calls, err)
	}
}

// Like [TestTheSchemeStays], for boards that need a rule.
func TestTheSchemeOfNeededRulesStays(t *testing.T) {
	sum := fnv.New64a()
	for i, rule := range neededRules {
		for _, grid := range []game.Grid{square(16, 16), hex(16, 16)} {
			spec := deal.Spec{Grid: grid, Mines: 40, Seed: 7, Promise: needing[i]}
			if rule != solver.Chain || grid == square(16, 16) {
				board := mustDeal(t, spec, game.Cell{Row: 3, Col: 5})
				fmt.Fprint(sum, picture(board.Layout), board.Tries)
			}
		}
	}
	const want = "abe9fc82376d0aee"
	if got := fmt.Sprintf("%016x", sum.Sum64()); got != want {
		t.Errorf("the boards are now %s, want %s", got, want)
	}
}
