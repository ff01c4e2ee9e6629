package solver_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// board returns a position as the player sees it.
func (p position) board() board {
	return board{
		grid:   p.grid,
		mines:  p.mines,
		open:   func(c game.Cell) bool { _, open := p.shown[c]; return open },
		number: func(c game.Cell) int { return p.shown[c] },
	}
}

// Every proved cell has an argument, and each step follows from the numbers and facts that it
// names.
func TestArgumentsHold(t *testing.T) {
	last := map[solver.Rule]int{}
	for _, p := range positions(800) {
		k := p.see().Known()
		for _, f := range k.Facts() {
			c := f.Cell
			a, ok := k.Argue(slices.Values([]game.Cell{c}), c)
			if !ok {
				t.Fatalf("%v is proved, but has no argument\n%v", c, p)
			}
			if err := p.board().holds(a.Steps, nil, false); err != nil {
				t.Fatalf("%v: %v\n%v", c, err, p)
			}
			step := a.Steps[len(a.Steps)-1]
			last[step.Rule]++
		}
	}
	t.Log(last)
}

// A step compares two numbers only if they share a cell whose state is not known from earlier steps.
func TestNumbersThatAreComparedShareCells(t *testing.T) {
	for _, p := range []position{
		{grid: game.Square{Rows: 4, Cols: 3}, mines: 3, shown: map[game.Cell]int{
			{Row: 0, Col: 2}: 1, {Row: 1, Col: 2}: 1, {Row: 2, Col: 0}: 2, {Row: 2, Col: 1}: 2, {Row: 2, Col: 2}: 2}},
		{grid: game.Square{Rows: 4, Cols: 3}, mines: 5, shown: map[game.Cell]int{
			{Row: 0, Col: 0}: 1, {Row: 0, Col: 1}: 2, {Row: 1, Col: 1}: 4, {Row: 2, Col: 2}: 2, {Row: 3, Col: 2}: 1}},
		{grid: game.Hex{Rows: 4, Cols: 3}, mines: 4, shown: map[game.Cell]int{
			{Row: 1, Col: 0}: 1, {Row: 1, Col: 1}: 3, {Row: 2, Col: 1}: 2, {Row: 2, Col: 2}: 1, {Row: 3, Col: 1}: 1}},
	} {
		k := p.see().Known()
		for _, f := range k.Facts() {
			c := f.Cell
			a, _ := k.Argue(slices.Values([]game.Cell{c}), c)
			if err := p.board().holds(a.Steps, nil, false); err != nil {
				t.Errorf("%v of %+v: %v", c, p, err)
			}
			for _, step := range a.Steps {
				if step.Rule != solver.Two || len(step.Regions) == 0 {
					continue
				}
				first, second := step.Regions[0].Cells, step.Regions[1].Cells
				if !slices.ContainsFunc(first, func(c game.Cell) bool { return slices.Contains(second, c) }) {
					t.Errorf("%v of %+v: the regions of %v, %v and %v, share no cell", c, p, step.Numbers, first, second)
				}
			}
		}
	}
}
