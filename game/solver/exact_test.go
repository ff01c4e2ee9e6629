package solver_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
)

// Where the search for an argument ends without one, the certain cells are still told, with the
// numbers that prove them.
func TestWhatHasNoArgumentIsCounted(t *testing.T) {
	rows := []string{
		"...o...*..o",
		".*o.*o*....",
		".o...*..**.",
		"o*..*o...o*",
		"****.....*.",
		"o*..oo..***",
		".*..*....o*",
		".o....o*.*.",
	}
	layout := gametest.Layout(t, game.GridKinds()[0].New, rows...)
	var open []game.Cell
	for c := range game.Cells(layout.Grid()) {
		if rows[c.Row][c.Col] == 'o' {
			open = append(open, c)
		}
	}
	g := game.NewAt(layout, game.Classic, open, nil)
	b := boardOf(g)
	for step := range solver.Steps(g) {
		if step.Rule != solver.Exact {
			continue
		}
		if err := b.follows(step, false); err != nil {
			t.Fatalf("%+v: %v", step, err)
		}
		if c, found := b.needless(step); found {
			t.Errorf("%+v does not need %v", step, c)
		}
		return
	}
	t.Error("no step was counted")
}

// Where each of many mines follows from one number, one step concludes them all.
func TestLongArgumentsAreJoined(t *testing.T) {
	p, _ := drawn(11, strings.Repeat("1?10", 10)+"1?1??")
	a, ok := p.see().Known().Argue(slices.Values([]game.Cell{{Col: 44}}), game.Cell{})
	if !ok || len(a.Steps) != 2 || len(a.Steps[0].Concludes) != 11 || a.Steps[1].Rule != solver.Remain {
		t.Fatalf("%v, %+v", ok, a)
	}
	if err := p.board().holds(a.Steps, nil, false); err != nil {
		t.Error(err)
	}
}

// A proof ends on boards of any size. The steps that no easy rule makes look at a part of the board.
func TestStepsOfLargeBoardsEnd(t *testing.T) {
	const side = 256
	for _, kind := range game.GridKinds() {
		for _, percent := range []int{15, 30} {
			dice := rand.New(rand.NewPCG(uint64(percent), 2))
			order := dice.Perm(side * side)
			at := func(i int) game.Cell { return game.Cell{Row: i / side, Col: i % side} }
			mines := side * side * percent / 100
			var laid []game.Cell
			for _, i := range order[:mines] {
				laid = append(laid, at(i))
			}
			layout, err := game.NewLayout(kind.New(side, side), slices.Values(laid))
			if err != nil {
				t.Fatal(err)
			}
			var open []game.Cell
			for _, i := range order[mines:][:1000] {
				open = append(open, at(i))
			}
			steps := 0
			for range solver.Steps(game.NewAt(layout, game.Classic, open, nil)) {
				steps++
			}
			if steps < 1000 {
				t.Errorf("%s, %d%% mines: only %d steps", kind.Name, percent, steps)
			}
		}
	}
}

// In a long argument, steps by two numbers are joined as well, so that no more than six steps come
// before the one that matters.
func TestArgumentsAreShort(t *testing.T) {
	joined := 0
	spec := deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99, Seed: 52}
	middle := deal.Middle(spec.Grid)
	dealt, err := spec.Deal(middle)
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(dealt.Layout, game.Classic)
	play := func(c game.Cell) {
		gametest.MustDo(g.Apply(game.Action{Kind: game.Open, Cell: c}))
	}
	play(middle)
	for g.Status() == game.Playing && joined < 2 {
		k := solver.Know(solver.Position{Game: g})
		safe := slices.Collect(k.Safe())
		if len(safe) == 0 {
			break
		}
		for i, f := range k.Facts() {
			c := f.Cell
			if i%5 != 0 {
				continue
			}
			a, ok := k.Argue(slices.Values([]game.Cell{c}), c)
			if !ok || len(a.Steps) > 7 {
				t.Fatalf("the argument about %v has %d steps", c, len(a.Steps))
			}
			if slices.ContainsFunc(a.Steps, func(s solver.Step) bool { return s.Rule == solver.Two && len(s.Regions) == 0 }) {
				joined++
				if err := boardOf(g).holds(a.Steps, nil, false); err != nil {
					t.Errorf("the argument about %v: %v", c, err)
				}
			}
		}
		play(safe[0])
	}
	if joined == 0 {
		t.Error("no argument has steps by two numbers that are joined")
	}
}
