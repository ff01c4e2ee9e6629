package lesson_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// Under Ring, the position of a game has the same open cells as the game, and continues by the same
// rules.
func TestThePositionOfAGameByRings(t *testing.T) {
	for _, kind := range game.GridKinds() {
		board := gametest.Layout(t, kind.New, ".......", ".......", ".......", ".......", ".......", "......*")
		g := game.New(board, game.Simple)
		gametest.MustDo(g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Row: 2, Col: 2}}))
		k := solver.Know(solver.Position{Game: g})
		p, ok := lesson.FromGame(g, slices.Concat(slices.Collect(k.Safe()), slices.Collect(k.Mines())), game.Cell{})
		if !ok {
			t.Fatalf("%s: there is no position, with %d cells open", kind.Name, g.Opened())
		}
		same(t, p.Game(game.Simple), g)
		trial := lesson.NewTrial(p, game.Simple)
		r, _ := trial.Next()
		a := game.Action{Kind: game.Open, Cell: r.Cell}
		if r.Mine {
			a.Kind = game.Flag
		}
		if got := trial.Do(a); got.Verdict != lesson.Solved {
			t.Errorf("%s: %v: answer %+v", kind.Name, a, got)
		}
		gametest.MustDo(g.Apply(a))
		same(t, trial.Game(), g)
	}
}

// same fails unless two games have the same open cells.
func same(t *testing.T, got, want *game.Game) {
	t.Helper()
	for c := range game.Cells(want.Layout().Grid()) {
		if got.Open(c) != want.Open(c) {
			t.Errorf("%v is open: %v, want %v", c, got.Open(c), want.Open(c))
		}
	}
}

// If any cell can be proved in a game, under any rules, Of returns a position with the same open
// cells. Doing what Next returns solves it.
func TestEveryGameHasItsPosition(t *testing.T) {
	rules := []game.Rules{
		game.LeftToFind, game.Classic, game.Strict, game.Simple, game.SingleCells,
		{Opening: game.Ring}, {Opening: game.Single}, {Numbering: game.Total, Opening: game.Ring},
	}
	for _, kind := range game.GridKinds() {
		for _, rules := range rules {
			found := 0
			for seed := range uint64(12) {
				rng := rand.New(rand.NewPCG(seed, 1))
				g := game.New(scattered(t, kind, rng), rules)
				for range 20 {
					a := game.Action{Kind: game.Open, Cell: game.Cell{Row: rng.IntN(6), Col: rng.IntN(6)}}
					switch {
					case rng.IntN(3) == 0: // set a flag, which may be wrong
						a.Kind = game.Flag
					case g.Layout().Mine(a.Cell):
						continue
					}
					_ = g.Apply(a) // may be refused
					if g.Status() != game.Playing {
						break
					}
					k := solver.Know(solver.Position{Game: g})
					p, ok := lesson.FromGame(g, slices.Concat(slices.Collect(k.Safe()), slices.DeleteFunc(slices.Collect(k.Mines()), g.Flagged)), game.Cell{})
					if !ok {
						if left := len(k.Facts()); left > flagged(g, k) {
							t.Fatalf("%s, %+v, seed %d: %d cells are proved, but Of finds no position",
								kind.Name, rules, seed, left)
						}
						continue
					}
					found++
					same(t, p.Game(rules), g)
					solved(t, lesson.NewTrial(p, rules))
				}
			}
			if found < 50 {
				t.Errorf("%s, %+v: %d positions", kind.Name, rules, found)
			}
		}
	}
}

// scattered returns a board with a few random mines.
func scattered(t *testing.T, kind *game.GridKind, rng *rand.Rand) *game.Layout {
	t.Helper()
	var mines []game.Cell
	for _, i := range rng.Perm(36)[:4+rng.IntN(5)] {
		mines = append(mines, game.Cell{Row: i / 6, Col: i % 6})
	}
	l, err := game.NewLayout(kind.New(6, 6), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// flagged returns the number of proved mines with a flag.
func flagged(g *game.Game, k *solver.Knowledge) (n int) {
	for c := range k.Mines() {
		if g.Flagged(c) {
			n++
		}
	}
	return n
}

// solved fails if a cell from Next is judged wrong, or if doing all of them does not solve the
// position.
func solved(t *testing.T, trial *lesson.Trial) {
	t.Helper()
	for steps := 0; !trial.Solved(); steps++ {
		r, ok := trial.Next()
		if !ok || steps > 80 {
			t.Fatal("not solved, but Next returns nothing")
		}
		a := game.Action{Kind: game.Open, Cell: r.Cell}
		if r.Mine {
			a.Kind = game.Flag
		}
		if got := trial.Do(a); got.Verdict != lesson.Right && got.Verdict != lesson.Solved {
			t.Fatalf("%v: answer %+v", a, got)
		}
	}
}
