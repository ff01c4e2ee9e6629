package solver_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// hints yields positions of games of a level in which something is safe, with a solver each
// that has seen it.
func hints(tb testing.TB, kind *game.GridKind, l game.Level, n int, f func(g *game.Game, s *solver.Solver, k int)) {
	for k, seed := 0, uint64(1); k < n; seed++ {
		g, stuck := played(tb, kind.New(l.Rows, l.Cols), l.Mines, seed, 1+int(seed*7919%150))
		if stuck || g.Status() != game.Playing {
			continue
		}
		s := solver.New(g.Layout().Grid(), l.Mines)
		s.See(g)
		if err := s.Solve(); err != nil {
			tb.Fatal(err)
		}
		if len(s.Safe()) > 0 {
			f(g, s, k)
			k++
		}
	}
}

func boardOf(g *game.Game) board {
	return board{g.Layout().Grid(), g.Layout().Mines(), g.Open, g.Layout().Around}
}

// Each step of a hint follows from what it names alone.
func TestHintsHold(t *testing.T) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			rules := map[string]int{}
			var times []time.Duration
			hints(t, kind, game.Expert, 100, func(g *game.Game, s *solver.Solver, k int) {
				var given []solver.Fact
				if k%2 == 1 {
					for _, c := range s.Mines() {
						s.Give(c)
						given = append(given, solver.Fact{Cell: c, Mine: true})
					}
				}
				begin := time.Now()
				a, ok := s.Argue(s.Safe(), game.Cell{})
				times = append(times, time.Since(begin))
				if !ok {
					t.Fatalf("no argument")
				}
				if err := boardOf(g).holds(a.Steps, given, false); err != nil {
					t.Fatal(err)
				}
				if last := a.Steps[len(a.Steps)-1]; last.Concludes[0].Mine || !slices.Contains(s.Safe(), last.Concludes[0].Cell) {
					t.Fatalf("%+v is for none of the cells", last)
				}
				n := [17]int{}
				for _, s := range a.Steps {
					n[s.Rule]++
				}
				rules[fmt.Sprint("cases ", n[16], " remain ", n[8], " chain ", n[4], " two ", n[2], " one ", n[1])]++
			})
			slices.Sort(times)
			t.Log(times[len(times)/2], times[len(times)*9/10], times[len(times)-1])
			for _, r := range slices.Sorted(func(yield func(string) bool) {
				for k, n := range rules {
					if !yield(fmt.Sprint(k, ": ", n)) {
						return
					}
				}
			}) {
				t.Log(r)
			}
		})
	}
}
