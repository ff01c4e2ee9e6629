package solver

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
)

// Machines differ in the last digits of the chances. These digits must not break a tie, so that the
// same cell is opened on all machines.
func TestRoundingBreaksNoTie(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	off := func(chance float64) float64 {
		return math.Nextafter(chance, float64(rng.IntN(3)-1)) // one step up or down, or unchanged
	}
	for _, kind := range game.GridKinds() {
		p := newGuesser(kind.New(9, 9), 10)
		for at := range 9 {
			p.Reset(10)
			p.Open(game.Cell{Row: at, Col: at}, 1) // as many ties as there are cells
			if p.settleCases(); p.unknown == 0 || p.wrong {
				t.Fatal("there is no cell to guess")
			}
			want := slices.Clone(p.rank(p.Solver, 81))
			for range 20 {
				k := &p.count
				k.looseChance = off(k.looseChance)
				for g := range k.groups {
					k.groups[g].chance = off(k.groups[g].chance)
				}
				for i, c := range p.rank(p.Solver, 81) {
					if c.cell != want[i].cell {
						t.Fatalf("%s, from %d: cell %d is %v, with other digits %v", kind.Name, at, i, p.field.cell(int(want[i].cell)), p.field.cell(int(c.cell)))
					}
				}
			}
		}
	}
}
