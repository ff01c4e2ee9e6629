package solver_test

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// proved holds every line of the proof of a board against all ways of laying the mines that what
// it names allows, with the cells that are open by then, and returns the rules of its lines.
func proved(t *testing.T, l *game.Layout, start game.Cell) (rules map[solver.Rule]int, cleared bool) {
	t.Helper()
	g := game.New(l, game.Classic)
	open := func(c game.Cell) {
		if g.Open(c) {
			return
		}
		if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
			t.Fatal(err)
		}
	}
	open(start)
	b := board{l.Grid(), l.Mines(), g.Open, l.Around}
	known := map[game.Cell]bool{}
	rules = map[solver.Rule]int{}
	for step := range solver.New(l.Grid(), l.Mines()).Steps(l, start) {
		rules[step.Rule]++
		for _, f := range step.Uses {
			if !f.Mine || !known[f.Cell] {
				t.Fatalf("%+v uses %v, which was not concluded", step, f)
			}
		}
		for _, c := range step.Numbers {
			if !g.Open(c) {
				t.Fatalf("%+v: %v is closed", step, c)
			}
		}
		if err := b.follows(step, false); err != nil {
			t.Fatalf("%+v: %v", step, err)
		}
		for _, f := range step.Concludes {
			if known[f.Cell] || g.Open(f.Cell) {
				t.Fatalf("%+v: %v was known", step, f)
			}
			known[f.Cell] = f.Mine
		}
		for _, f := range step.Concludes {
			if !f.Mine {
				open(f.Cell)
			}
		}
	}
	return rules, g.Status() == game.Won
}

// Each line of a proof follows from what it names alone, and proofs lead as far as thought does.
func TestProofsHold(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			all := map[solver.Rule]int{}
			cleared := 0
			for seed := range uint64(200) {
				l := []game.Level{game.Beginner, game.Beginner, game.Beginner, game.Intermediate}[seed%4]
				grid := kind.New(l.Rows, l.Cols)
				start := game.Cell{Row: l.Rows / 2, Col: l.Cols / 2}
				layout := dealt(t, deal.Spec{Grid: grid, Mines: l.Mines, Seed: seed}, start)
				rules, won := proved(t, layout, start)
				for r, n := range rules {
					all[r] += n
				}
				if grade := solver.New(grid, l.Mines).Grade(layout, start); grade.Cleared != won {
					t.Fatalf("seed %d: cleared %v, want %v", seed, won, grade.Cleared)
				}
				if won {
					cleared++
				}
			}
			t.Log(all, cleared)
		})
	}
}

func TestProofOfLarge(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, side := range []int{50, 100, 200} {
			begin := time.Now()
			grid := kind.New(side, side)
			start := game.Cell{Row: side / 2, Col: side / 2}
			layout := dealt(t, deal.Spec{Grid: grid, Mines: side * side / 6, Seed: 1}, start)
			d := time.Since(begin)
			begin = time.Now()
			n := map[solver.Rule]int{}
			for s := range solver.New(grid, layout.Mines()).Steps(layout, start) {
				n[s.Rule]++
			}
			t.Log(kind.Name, side, time.Since(begin), d, n)
		}
	}
}
