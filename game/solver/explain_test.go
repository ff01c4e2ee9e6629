package solver_test

import (
	"fmt"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// shows reports whether the numbers of the given cells prove that c is a mine, or that it is safe.
// If total is set, the number of all mines is known too.
func (p position) shows(c game.Cell, mine bool, numbers []game.Cell, total bool) bool {
	_, cols := p.grid.Size()
	q := position{grid: p.grid, mines: p.mines, shown: map[game.Cell]int{}, open: p.open}
	for _, n := range numbers {
		q.shown[n] = p.shown[n]
	}
	shown := true
	check := func(mines uint32) { shown = shown && mines>>(c.Row*cols+c.Col)&1 != 0 == mine }
	if total {
		q.layouts(check)
		return shown
	}
	rows, cols := p.grid.Size()
	for q.mines = range rows*cols + 1 {
		q.layouts(check)
	}
	return shown
}

// Every proved cell has a reason. Its numbers prove the cell, and none of them is needless.
func TestReasonsHold(t *testing.T) {
	found := map[solver.Rule]int{}
	for _, p := range positions(60) {
		s := p.see()
		if err := s.Solve(); err != nil {
			t.Fatal(err)
		}
		for _, c := range append(s.Safe(), s.Mines()...) {
			all := s.Reasons([]game.Cell{c}, solver.Cases)
			if len(all) == 0 {
				t.Fatalf("%v is proved, but has no reason\n%v", c, p)
			}
			r := all[0]
			found[r.Rule]++
			if r.Cell != c || r.Mine != slices.Contains(s.Mines(), c) {
				t.Fatalf("reason %+v is not for %v\n%v", r, c, p)
			}
			want := map[solver.Rule]int{solver.One: 1, solver.Two: 2}[r.Rule]
			if want > 0 && len(r.Numbers) != want {
				t.Fatalf("%+v has %d numbers\n%v", r, len(r.Numbers), p)
			}
			if !p.shows(c, r.Mine, r.Numbers, r.Total) {
				t.Fatalf("%+v does not prove the cell\n%v", r, p)
			}
			if r.Total && p.shows(c, r.Mine, r.Numbers, false) {
				t.Fatalf("%+v does not need the number of all mines\n%v", r, p)
			}
			for k := range r.Numbers {
				if p.shows(c, r.Mine, slices.Delete(slices.Clone(r.Numbers), k, k+1), r.Total) {
					t.Fatalf("%+v proves it without the number at %v\n%v", r, r.Numbers[k], p)
				}
			}
		}
	}
	t.Log(found)
	for _, r := range []solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain} {
		if found[r] == 0 {
			t.Errorf("no reason by rule %d", r)
		}
	}
}

func ExampleSolver_Reasons() {
	// Two ones in a corner, the row above them closed:
	//	. . . .
	//	1 1 . .
	s := solver.New(game.Square{Rows: 2, Cols: 4}, 2)
	s.Open(game.Cell{Row: 1, Col: 0}, 1)
	s.Open(game.Cell{Row: 1, Col: 1}, 1)
	if err := s.Solve(); err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range s.Reasons([]game.Cell{{Row: 0, Col: 2}}, solver.Two) {
		fmt.Println("mine:", r.Mine, "because of", r.Numbers)
	}
	// Output: mine: false because of [1,1 1,0]
}
