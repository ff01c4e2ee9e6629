package solver_test

import (
	"math/rand/v2"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// FewShow agrees with placing mines in all ways.
func TestWhatAFewNumbersShow(t *testing.T) {
	for _, kind := range game.GridKinds() {
		said := map[bool]int{}
		for seed := range uint64(15) {
			rng := rand.New(rand.NewPCG(seed, 0))
			g := kind.New(5, 5)
			layout := dealt(t, deal.Spec{Grid: g, Mines: 5, Seed: seed}, game.Cell{})
			played := game.New(layout, game.Classic)
			for range 12 {
				c := game.Cell{Row: rng.IntN(5), Col: rng.IntN(5)}
				do := game.Open
				if layout.Mine(c) {
					do = game.Flag
				}
				if !played.Open(c) && !played.Flagged(c) && played.Apply(game.Action{Kind: do, Cell: c}) != nil {
					t.Fatalf("%s, seed %d: %v cannot be played", kind.Name, seed, c)
				}
			}
			s := solver.New(g, layout.Mines())
			tell(s, played)
			for _, c := range played.FlaggedCells() {
				s.GiveMine(c)
			}
			k := s.Known(played.FlaggedCells()...)
			for n := range 4 {
				for _, total := range []bool{false, true} {
					got, want := k.ProvableByFew(n, total), fewShow(played, n, total)
					if said[got]++; got != want {
						t.Errorf("%s, seed %d: %d numbers, with all mines %v: %v, want %v",
							kind.Name, seed, n, total, got, want)
					}
				}
			}
		}
		if said[true] < 25 || said[false] < 25 {
			t.Errorf("%s: %v", kind.Name, said)
		}
	}
}

// fewShow computes the result of [solver.Knowledge.ProvableByFew] for a game by placing mines in all
// ways.
func fewShow(g *game.Game, n int, total bool) bool {
	var numbers []game.Cell
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Open(c) {
			numbers = append(numbers, c)
		}
	}
	shown := func(chosen []game.Cell, total bool) int {
		safe, mines := check.Certain(g, chosen, total)
		return len(safe) + len(mines)
	}
	var choose func(from int, chosen []game.Cell) bool
	choose = func(from int, chosen []game.Cell) bool {
		with := shown(chosen, total)
		if with > 0 && (!total || with > shown(chosen, false)) {
			return true
		}
		if len(chosen) == n {
			return false
		}
		for i := from; i < len(numbers); i++ {
			if choose(i+1, append(chosen[:len(chosen):len(chosen)], numbers[i])) {
				return true
			}
		}
		return false
	}
	return choose(0, nil)
}

// Ones far apart account for all mines, three ones for each mine. So everything else is safe, but a
// person does not add up many numbers.
func TestTheMinesThatRemainAmongManyNumbers(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for mines, want := range map[int]solver.State{6: solver.Safe, 7: solver.Unknown} {
			s := solver.New(kind.New(9, 40), mines)
			for i := range mines {
				for row := 2; row < 5; row++ {
					s.Open(game.Cell{Row: row, Col: 6 * i}, 1)
				}
			}
			s.Next(solver.Remain)
			if far := (game.Cell{Row: 8, Col: 39}); s.State(far) != want {
				t.Errorf("%s, %d mines: %v is %v, want %v", kind.Name, mines, far, s.State(far), want)
			}
		}
	}
}
