package solver_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// proved checks every step of the proof of a board by placing mines in all ways that its numbers
// and facts allow, with the cells that are open at that step. It returns the number of steps by
// each rule.
func proved(t *testing.T, l *game.Layout, start game.Cell) (rules map[solver.Rule]int, cleared bool) {
	t.Helper()
	r := recorder{TB: t, game: game.New(l, game.Classic)}
	r.open(start)
	g := r.game
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf(format+"\n%s", append(args, gametest.Text(l, game.Classic, r.plays))...)
	}
	b := board{l.Grid(), l.Mines(), g.Open, l.Around}
	known := map[game.Cell]bool{}
	rules = map[solver.Rule]int{}
	for step := range solver.Steps(g) {
		rules[step.Rule]++
		for _, f := range step.Uses {
			if !f.Mine || !known[f.Cell] {
				fail("%+v uses %v, which was not concluded", step, f)
			}
		}
		for _, c := range step.Numbers {
			if !g.Open(c) {
				fail("%+v: %v is closed", step, c)
			}
		}
		if err := b.follows(step, false); err != nil {
			fail("%+v: %v", step, err)
		}
		for _, f := range step.Concludes {
			if known[f.Cell] || g.Open(f.Cell) {
				fail("%+v: %v was known", step, f)
			}
			known[f.Cell] = f.Mine
		}
		for _, f := range step.Concludes {
			if !f.Mine {
				r.open(f.Cell)
			}
		}
	}
	return rules, g.Status() == game.Won
}

// Each step of a proof follows from the numbers and facts that it names, and the proof opens all
// that can be opened without a guess.
func TestProofsHold(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			rules := map[solver.Rule]int{}
			for seed := range uint64(500) {
				l := game.Beginner
				if seed%20 == 0 {
					l = game.Expert
				}
				spec := deal.Spec{Grid: kind.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}
				provesAsFar(t, spec, rules)
			}
			t.Log(rules)
			for _, rule := range []solver.Rule{solver.One, solver.Two, solver.Remain} {
				if rules[rule] == 0 {
					t.Errorf("no step by rule %d", rule)
				}
			}
		})
	}
}

// provesAsFar counts the steps of the proof of a board by their rules. The proof must open all that
// can be opened without a guess.
func provesAsFar(t *testing.T, spec deal.Spec, rules map[solver.Rule]int) {
	rows, cols := spec.Grid.Size()
	start := game.Cell{Row: rows / 2, Col: cols / 2}
	layout := dealt(t, spec, start)
	counts, won := proved(t, layout, start)
	for r, n := range counts {
		rules[r] += n
	}
	if grade := solver.GradeOf(layout, start, start); grade.Cleared != won { // a cell given twice counts once
		t.Fatalf("seed %d: cleared %v, want %v", spec.Seed, won, grade.Cleared)
	}
}

// A step by cases is the last resort: no six numbers that share no closed cell decide any cell
// together with the mines left.
func TestCasesAreTheLastResort(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			checked := 0
			for seed := range uint64(10) {
				spec := deal.Spec{Grid: kind.New(9, 9), Mines: 14, Seed: seed, Promise: deal.NeedsCases}
				start := game.Cell{Row: int(seed % 9), Col: int(seed % 7)}
				l := dealt(t, spec, start)
				r := recorder{TB: t, game: game.New(l, game.Classic)}
				r.open(start)
				for step := range solver.Steps(r.game) {
					if step.Rule == solver.Cases {
						checked++
						if set := deciding(r.game, nil, frontierOf(r.game), 6); set != nil {
							t.Errorf("%v: the mines left and %v are enough\n%s", step, set, gametest.Text(l, game.Classic, r.plays))
						}
					}
					for _, f := range step.Concludes {
						if !f.Mine {
							r.open(f.Cell)
						} else if err := r.game.Apply(game.Action{Kind: game.Flag, Cell: f.Cell}); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
			if checked < 5 {
				t.Errorf("only %d steps are by cases", checked)
			}
		})
	}
}

// frontierOf returns the open numbers that touch closed cells without a flag.
func frontierOf(g *game.Game) (numbers []game.Cell) {
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Open(c) && len(unflagged(g, c)) > 0 {
			numbers = append(numbers, c)
		}
	}
	return numbers
}

func unflagged(g *game.Game, number game.Cell) []game.Cell {
	return slices.DeleteFunc(game.AppendNeighbors(nil, g.Layout().Grid(), number), func(c game.Cell) bool {
		return g.Open(c) || g.Flagged(c)
	})
}

// deciding returns the chosen numbers with at most n others that share no closed cell, if they and
// the mines left decide a cell: nil if there are none. It tries all layouts.
func deciding(g *game.Game, chosen, others []game.Cell, n int) []game.Cell {
	if safe, mines := check.Certain(g, chosen, true); len(safe)+len(mines) > 0 {
		return append([]game.Cell{}, chosen...)
	}
	for i, c := range others {
		shares := func(o game.Cell) bool {
			return slices.ContainsFunc(unflagged(g, o), func(x game.Cell) bool { return slices.Contains(unflagged(g, c), x) })
		}
		if n == 0 || slices.ContainsFunc(chosen, shares) {
			continue
		}
		if set := deciding(g, append(slices.Clone(chosen), c), others[i+1:], n-1); set != nil {
			return set
		}
	}
	return nil
}

// FuzzProofs is like [TestProofsHold], on boards of any size with any number of mines.
func FuzzProofs(f *testing.F) {
	f.Add(uint8(0), uint8(9), uint8(9), uint8(10), uint64(1))
	f.Add(uint8(1), uint8(5), uint8(5), uint8(12), uint64(2))
	f.Add(uint8(0), uint8(12), uint8(12), uint8(40), uint64(3))
	f.Fuzz(func(t *testing.T, kind, rows, cols, mines uint8, seed uint64) {
		kinds := game.GridKinds()
		r, c := 1+int(rows)%12, 1+int(cols)%12
		grid := kinds[int(kind)%len(kinds)].New(r, c)
		spec := deal.Spec{Grid: grid, Mines: int(mines) % (r * c), Seed: seed, Promise: deal.SafeStart}
		provesAsFar(t, spec, map[solver.Rule]int{})
	})
}

// BenchmarkSteps measures the proofs of large boards.
func BenchmarkSteps(b *testing.B) {
	for _, kind := range game.GridKinds() {
		b.Run(kind.Name, func(b *testing.B) {
			const side = 100
			grid, start := kind.New(side, side), game.Cell{Row: side / 2, Col: side / 2}
			layout := dealt(b, deal.Spec{Grid: grid, Mines: side * side / 5, Seed: 1}, start)
			g := game.New(layout, game.Classic)
			if err := g.Apply(game.Action{Kind: game.Open, Cell: start}); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				for range solver.Steps(g) {
				}
			}
		})
	}
}
