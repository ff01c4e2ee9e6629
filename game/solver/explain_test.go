package solver_test

import (
	"fmt"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Every proved cell has a reason. Its numbers prove the cell, and none of them is needless.
func TestReasonsHold(t *testing.T) {
	found := map[solver.Rule]int{}
	for _, p := range positions(60) {
		k := p.see().Known()
		reasons := k.Reasons(solver.Cases)
		for _, f := range k.Facts() {
			i := slices.IndexFunc(reasons, func(r solver.Step) bool { return slices.Equal(r.Concludes, []solver.Fact{f}) })
			if i < 0 {
				t.Fatalf("%v is proved, but has no reason\n%v", f, p)
			}
			r := reasons[i]
			found[r.Rule]++
			want := map[solver.Rule]int{solver.One: 1, solver.Two: 2}[r.Rule]
			if want > 0 && len(r.Numbers) != want {
				t.Fatalf("%+v has %d numbers\n%v", r, len(r.Numbers), p)
			}
			if err := p.board().follows(r, false); err != nil {
				t.Fatalf("%+v does not prove the cell: %v\n%v", r, err, p)
			}
			if c, found := p.board().needless(r); found {
				t.Fatalf("%+v does not need the number at %v\n%v", r, c, p)
			}
			alone := r
			if alone.Board, alone.Regions = false, nil; r.Board && p.board().follows(alone, false) == nil {
				t.Fatalf("%+v does not need the number of all mines\n%v", r, p)
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

func ExampleKnowledge_Reasons() {
	// Two ones in a corner, the row above them closed:
	//	. . . .
	//	1 1 . .
	layout, err := game.NewLayout(game.Square{Rows: 2, Cols: 4}, slices.Values([]game.Cell{{Row: 0, Col: 0}, {Row: 1, Col: 3}}))
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.NewAt(layout, game.Classic, []game.Cell{{Row: 1, Col: 0}, {Row: 1, Col: 1}}, nil)
	for _, r := range solver.Know(solver.Position{Game: g}).Reasons(solver.Two) {
		fmt.Println(r.Concludes, "because of", r.Numbers)
	}
	// Output:
	// [{0,2 false}] because of [1,1 1,0]
	// [{1,2 false}] because of [1,1 1,0]
}
