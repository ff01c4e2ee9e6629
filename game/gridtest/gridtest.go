// Package gridtest checks that a grid keeps the promises of [game.Grid]. Tests call it for each
// grid:
//
//	if err := gridtest.Check(game.Hex{Rows: 9, Cols: 10}); err != nil {
//		t.Error(err)
//	}
package gridtest

import (
	"fmt"
	"slices"

	"buscaminas/game"
)

// Check returns an error if g breaks a promise of [game.Grid]. The size of g must be positive. A
// cell has at most [game.MaxSteps] steps. No step is zero, none is longer than [game.MaxStep], and
// no two are equal. The steps depend only on the parity of row and column. If one cell touches
// another, the other must touch it.
func Check(g game.Grid) error {
	rows, cols := g.Size()
	if rows < 1 || cols < 1 {
		return fmt.Errorf("size %d×%d, want at least 1×1", rows, cols)
	}
	for r := range rows {
		for c := range cols {
			if err := checkCell(g, game.Cell{Row: r, Col: c}); err != nil {
				return err
			}
		}
	}
	return nil
}

func checkCell(g game.Grid, c game.Cell) error {
	steps := g.Steps(c)
	if len(steps) > game.MaxSteps {
		return fmt.Errorf("cell %v: %d steps, want at most %d", c, len(steps), game.MaxSteps)
	}
	if same := g.Steps(game.Cell{Row: c.Row % 2, Col: c.Col % 2}); !slices.Equal(steps, same) {
		return fmt.Errorf("cell %v: steps %v, want those of the same parity, %v", c, steps, same)
	}
	for i, step := range steps {
		switch {
		case step == game.Cell{}:
			return fmt.Errorf("cell %v: touches itself", c)
		case max(step.Row, -step.Row, step.Col, -step.Col) > game.MaxStep:
			return fmt.Errorf("cell %v: step %v, want at most %d rows and columns", c, step, game.MaxStep)
		case slices.Contains(steps[:i], step):
			return fmt.Errorf("cell %v: step %v twice", c, step)
		}
	}
	for _, n := range game.AppendNeighbors(nil, g, c) {
		if !slices.Contains(game.AppendNeighbors(nil, g, n), c) {
			return fmt.Errorf("cell %v touches %v, but is not touched by it", c, n)
		}
	}
	return nil
}
