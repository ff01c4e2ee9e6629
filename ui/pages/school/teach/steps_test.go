package teach

import (
	"fmt"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// An argument of several steps is told one step a key: in the example, in a hint, and after a wrong
// step. The last step moves the cursor to the cell.
func TestAnArgumentIsToldStepByStep(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		at := manyStepped(t, kind)
		p := sit(t, "full", kind, "")
		for _, press := range []struct{ before, key string }{{"r", "enter"}, {"n", "i"}} {
			p.next = &found{Position: at}
			p.presses(press.before)
			r, _ := p.trial.Next()
			steps := len(r.Why.Thoughts())
			p.presses(press.key)
			if press.key == "i" {
				p.sees("Mira lo señalado")
				p.presses(press.key)
			}
			for n := 1; n <= steps; n++ {
				p.sees(fmt.Sprintf("Paso %d de %d. ", n, steps))
				if on := p.board.Cursor == r.Cell; on != (n == steps) {
					t.Errorf("step %d of %d: the cursor is on the cell: %v, want that only in the last", n, steps, on)
				}
				if n < steps || press.key == "i" {
					p.presses(press.key)
				}
			}
			p.sees(fmt.Sprintf("Paso %[1]d de %[1]d. ", steps)) // a further key tells no more
		}
		p.next = &found{Position: at}
		p.presses("n")
		r, _ := p.trial.Next()
		p.at(r.Cell, "f")
		p.sees("Paso 1 de ", "i: siguiente paso")
		p.presses("i")
		p.sees("Paso 2 de ")
	})
}

func TestAChordWithNothingToOpenSaysSo(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		p := sit(t, "full", kind, "")
		p.next = &found{Position: manyStepped(t, kind), rules: game.LeftToFind}
		p.presses("n")
		for c := range game.Cells(p.board.Game.Layout().Grid()) {
			g := p.board.Game
			if g.Open(c) && g.Left(c) <= 0 && len(g.AppendChord(nil, c)) == 0 {
				p.at(c, "c")
				p.sees("No queda nada que abrir alrededor")
				return
			}
		}
		t.Fatal("every open cell has something around it")
	})
}

// manyStepped returns a position in which it takes several steps to prove a safe cell.
func manyStepped(t *testing.T, kind *game.GridKind) lesson.Position {
	t.Helper()
	for seed := uint64(1); seed < 50; seed++ {
		spec := deal.Spec{Grid: kind.New(9, 9), Mines: 10, Seed: seed, Promise: deal.Followable}
		dealt, err := spec.Deal(deal.Middle(spec.Grid))
		if err != nil {
			t.Fatal(err)
		}
		at := lesson.Position{Layout: dealt.Layout}
		g := game.New(dealt.Layout, game.Classic)
		if err := g.Apply(game.Action{Kind: game.Open, Cell: deal.Middle(spec.Grid)}); err != nil {
			t.Fatal(err)
		}
		for c := range game.Cells(spec.Grid) {
			if g.Open(c) {
				at.Open = append(at.Open, c)
			}
		}
		k := at.Know()
		for c := range k.Safe() {
			why, ok := k.Argue(slices.Values([]game.Cell{c}), c)
			if ok && len(why.Steps) > 1 {
				at.Patterns = []solver.Step{{Rule: solver.One, Concludes: []solver.Fact{{Cell: c}}}}
				return at
			}
		}
	}
	t.Fatal("no position with a proof of several steps was found")
	return lesson.Position{}
}
