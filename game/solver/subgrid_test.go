package solver_test

import (
	"math/rand/v2"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// Everything that a part of a board proves is true on the whole board, by the same numbers.
func TestPartProvesWhatHolds(t *testing.T) {
	for _, kind := range game.GridKinds() {
		proved, cut := 0, 0
		for seed := range uint64(40) {
			rng := rand.New(rand.NewPCG(seed, 0))
			g := kind.New(30, 41)
			layout := dealt(t, deal.Spec{Grid: g, Mines: 220, Seed: seed}, game.Cell{Row: 15, Col: 20})
			played := game.New(layout, game.Classic)
			for range 80 {
				if c := (game.Cell{Row: rng.IntN(30), Col: rng.IntN(41)}); !layout.Mine(c) && !played.Open(c) {
					if err := played.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
						t.Fatal(err)
					}
				}
			}
			part, has := solver.KnownOfPart(played, game.Cell{Row: rng.IntN(30), Col: rng.IntN(41)}, 4+rng.IntN(20), 4+rng.IntN(20))
			if !has(game.Cell{}) || !has(game.Cell{Row: 29, Col: 40}) {
				cut++
			}
			for _, f := range part.Facts() {
				proved++
				if f.Mine != layout.Mine(f.Cell) || played.Open(f.Cell) || !has(f.Cell) {
					t.Fatalf("%s, seed %d: the proved state of %v is wrong", kind.Name, seed, f.Cell)
				}
			}
			for _, r := range part.Patterns(solver.Cases) {
				if err := boardOf(played).follows(r, false); r.Board || err != nil {
					t.Fatalf("%s, seed %d: %+v does not prove its cells: %v", kind.Name, seed, r, err)
				}
			}
		}
		if proved < 100 || cut < 20 {
			t.Errorf("%s: %d cells proved, on %d parts that are not the whole", kind.Name, proved, cut)
		}
	}
}

// A part has the cells around the given cell, as far as the board reaches.
func TestPartIsAroundItsCell(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := kind.New(50, 9)
		layout := dealt(t, deal.Spec{Grid: g}, game.Cell{})
		for _, at := range []game.Cell{{}, {Row: 49, Col: 8}, {Row: 25, Col: 4}, {Row: 3, Col: 7}} {
			_, has := solver.KnownOfPart(game.New(layout, game.Classic), at, 10, 20)
			cells := 0
			for c := range game.Cells(g) {
				if has(c) {
					cells++
				}
			}
			if !has(at) || cells < 10*9 || cells > 11*9 {
				t.Errorf("%s: around %v there are %d cells, want about 90 with it", kind.Name, at, cells)
			}
		}
	}
}
