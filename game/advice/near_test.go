package advice_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
)

// On a large board, cells near the cursor are named first, a wrong flag before a safe cell. If
// nothing near is certain, far cells are named.
func TestNearIsNamedFirst(t *testing.T) {
	for _, kind := range game.GridKinds() {
		near, far := game.Cell{Row: 20, Col: 380}, game.Cell{Row: 180, Col: 20}
		board, err := deal.Spec{Grid: kind.New(200, 400), Mines: 14_000, Seed: 3}.Deal(near)
		if err != nil {
			t.Fatal(err)
		}
		g := game.New(board.Layout, game.Classic)
		open := func(c game.Cell) {
			if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
				t.Fatal(err)
			}
		}
		open(near)
		thoughts := advice.See(g).ThinkNear(near)
		safe := thoughts.Advice(far)
		if thoughts.Whole() || safe.About != advice.SafeCell || board.Mine(safe.Cell) || distance(safe.Cell, near) > 64 {
			t.Errorf("%s: near %v the advice is %+v", kind.Name, near, safe)
		}
		if thoughts = advice.See(g).ThinkNear(far); !thoughts.Whole() || thoughts.Advice(far).About != advice.SafeCell {
			t.Errorf("%s: far from the open cells the advice is %+v", kind.Name, thoughts.Advice(far))
		}
		if err := g.Apply(game.Action{Kind: game.Flag, Cell: safe.Cell}); err != nil {
			t.Fatal(err)
		}
		wrong := advice.See(g).ThinkNear(near).Advice(near)
		if wrong.About != advice.WrongFlag || wrong.Cell != safe.Cell {
			t.Errorf("%s: with a wrong flag on %v the advice is %+v", kind.Name, safe.Cell, wrong)
		}
	}
}

func distance(a, b game.Cell) int { return max(a.Row-b.Row, b.Row-a.Row, a.Col-b.Col, b.Col-a.Col) }
