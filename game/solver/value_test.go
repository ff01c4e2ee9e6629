package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
)

// stuck calls do with players who must guess, in games of Expert. It gives each position as the
// player sees it and, with the rows and the columns reversed, as its mirror image.
func stuck(t *testing.T, kind *game.GridKind, games uint64, do func(seed uint64, p, mirrored *guesser)) {
	t.Helper()
	const rows, cols, mines = 16, 30, 99
	grid, start := kind.New(rows, cols), game.Cell{Row: 8, Col: 14}
	for seed := range games {
		var cells []game.Cell // the mines come first
		for c := range game.Cells(grid) {
			if max(c.Row-start.Row, start.Row-c.Row, c.Col-start.Col, start.Col-c.Col) > 1 {
				cells = append(cells, c)
			}
		}
		rand.New(rand.NewPCG(seed, 1)).Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		layout, err := game.NewLayout(grid, slices.Values(cells[:mines]))
		if err != nil {
			t.Fatal(err)
		}
		p, mirrored := newGuesser(grid, mines), newGuesser(grid, mines)
		for c := start; !layout.Mine(c); {
			n := layout.Around(c)
			p.Open(c, n)
			mirrored.Open(game.Cell{Row: rows - 1 - c.Row, Col: cols - 1 - c.Col}, n)
			next, _, ok := p.Next(Complete)
			if c = next; ok {
				continue
			}
			if p.unknown == 0 {
				break
			}
			i, _ := p.guess()
			c = p.field.cell(i)
			mirrored.Next(Complete)
			do(seed, p, mirrored)
		}
	}
}

// The score of a guess is a probability, as is what the player says about the guess.
func TestScoresAreProbabilities(t *testing.T) {
	for _, kind := range game.GridKinds() {
		guesses := 0
		stuck(t, kind, 60, func(seed uint64, p, _ *guesser) {
			guesses++
			why := p.outlook
			switch {
			case why.Layouts > 0:
				if why.Wins < 1 || why.Wins > why.Layouts {
					t.Errorf("%s seed %d: it wins %d of %d layouts", kind.Name, seed, why.Wins, why.Layouts)
				}
			case p.bestScore < 0 || p.bestScore > grains(1) || why.SafeNext < 0 || grains(why.SafeNext) > grains(1):
				t.Errorf("%s seed %d: score %d of %d, onward %v", kind.Name, seed, p.bestScore, grains(1), why.SafeNext)
			}
		})
		if guesses < 60 {
			t.Errorf("%s: only %d guesses", kind.Name, guesses)
		}
	}
}

// A position and its mirror image are judged alike.
func TestMirrorImagesAreJudgedAlike(t *testing.T) {
	for _, kind := range game.GridKinds() {
		if kind.Name != "square" {
			continue // the mirror image of a hexagonal board of even height is another grid
		}
		guesses := 0
		stuck(t, kind, 60, func(seed uint64, p, mirrored *guesser) {
			guesses++
			why, score := p.outlook, p.bestScore
			mirrored.guess()
			if got := mirrored.outlook; got.Wins != why.Wins || got.Layouts != why.Layouts ||
				why.Layouts == 0 && mirrored.bestScore != score {
				t.Errorf("seed %d, %d cells unknown: %+v with score %d, but %+v with %d in the mirror image", seed, p.unknown,
					why, score, got, mirrored.bestScore)
			}
		})
		if guesses < 12 {
			t.Errorf("only %d guesses", guesses)
		}
	}
}
