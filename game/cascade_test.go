package game_test

import (
	"math/rand/v2"
	"testing"

	"buscaminas/game"
)

// A cascade goes back and forth over rows and words. It is tested where it has to do this often:
// among few and many scattered mines, and along a winding path.
func TestCascadeOpensWhatASearchDoes(t *testing.T) {
	const rows, cols = 120, 200
	boards := map[string]func(game.Cell) bool{
		"winds across": func(c game.Cell) bool { return c.Row%6 == 5 && (c.Col+c.Row/6%2*9)%cols > 9 },
		"winds down":   func(c game.Cell) bool { return c.Col%6 == 5 && (c.Row+c.Col/6%2*9)%rows > 9 },
	}
	for name, percent := range map[string]int{"thin": 2, "thicker": 6, "thick": 10} {
		rng := rand.New(rand.NewPCG(1, uint64(percent)))
		boards[name] = func(c game.Cell) bool { return c.Row+c.Col > 8 && rng.IntN(100) < percent }
	}
	for name, mined := range boards {
		for _, kind := range grids {
			grid := kind.New(rows, cols)
			layout, err := game.NewLayout(grid, func(yield func(game.Cell) bool) {
				for c := range game.Cells(grid) {
					if mined(c) && !yield(c) {
						return
					}
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			g := game.New(layout, game.LeftToFind)
			mustPlay(t, g, "0,0*")
			opened := searched(layout, game.Cell{})
			if len(opened) < 50 {
				t.Errorf("%s, %s: only %d cells to open", kind.Name, name, len(opened))
			}
			for c := range game.Cells(grid) {
				if g.Open(c) != opened[c] {
					t.Fatalf("%s, %s: %v is open: %t, want %t", kind.Name, name, c, g.Open(c), opened[c])
				}
			}
		}
	}
}

// searched returns the cells that a search from cell to cell opens.
func searched(l *game.Layout, from game.Cell) map[game.Cell]bool {
	opened, next := map[game.Cell]bool{from: true}, []game.Cell{from}
	for len(next) > 0 {
		c := next[0]
		next = next[1:]
		if l.Around(c) > 0 || l.Mine(c) {
			continue
		}
		for _, n := range game.AppendNeighbors(nil, l.Grid(), c) {
			if !opened[n] {
				opened[n] = true
				next = append(next, n)
			}
		}
	}
	return opened
}
