package solver_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// What a few numbers prove without the others agrees with placing mines in all ways. The steps of the
// easiest rule prove what they conclude.
func TestWhatAFewNumbersProve(t *testing.T) {
	for _, kind := range game.GridKinds() {
		proved, steps := 0, 0
		for seed := range uint64(40) {
			rng := rand.New(rand.NewPCG(seed, 0))
			g := kind.New(5, 5)
			layout := dealt(t, deal.Spec{Grid: g, Mines: 5, Seed: seed}, game.Cell{})
			var open, flags []game.Cell
			for _, i := range rng.Perm(25)[:4+seed%9] {
				if c := (game.Cell{Row: i / 5, Col: i % 5}); layout.Mine(c) {
					flags = append(flags, c)
				} else {
					open = append(open, c)
				}
			}
			played := game.NewAt(layout, game.Classic, open, flags)
			s := solver.New(g, layout.Mines())
			tell(s, played)
			for _, c := range flags {
				s.MarkMine(c)
			}
			k := s.Known(flags...)
			for n := range 5 {
				numbers, total := open[:min(n, len(open))], n%2 == 0
				var safe, mines []game.Cell
				for _, f := range k.ProvedBy(numbers, total) {
					if f.Mine {
						mines = append(mines, f.Cell)
					} else {
						safe = append(safe, f.Cell)
					}
				}
				proved += len(safe) + len(mines)
				if wantSafe, wantMines := check.Certain(played, numbers, total); !sameCells(safe, wantSafe) || !sameCells(mines, wantMines) {
					t.Errorf("%s, seed %d: %v, with all mines %v: safe %v, want %v; mines %v, want %v",
						kind.Name, seed, numbers, total, safe, wantSafe, mines, wantMines)
				}
			}
			all := k.EasiestSteps(solver.Cases)
			for rule := solver.One; rule < solver.Cases; rule <<= 1 {
				if by := k.EasiestSteps(rule); len(by) > 0 {
					if all[0].Rule != rule || len(all) != len(by) {
						t.Errorf("%s, seed %d: %d steps by rule %d, but %d up to cases, as %+v", kind.Name, seed, len(by), rule, len(all), all[0])
					}
					break
				}
			}
			for _, step := range all {
				steps++
				if err := boardOf(played).follows(step, false); err != nil {
					t.Errorf("%s, seed %d: %+v: %v", kind.Name, seed, step, err)
				}
				if i := slices.IndexFunc(step.Uses, func(f solver.Fact) bool { return !slices.Contains(flags, f.Cell) }); i >= 0 {
					t.Errorf("%s, seed %d: %+v uses what is not known", kind.Name, seed, step)
				}
			}
		}
		if proved < 100 || steps < 100 {
			t.Errorf("%s: %d cells proved, %d steps", kind.Name, proved, steps)
		}
	}
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
