package survey

import (
	"cmp"
	"math"
	"slices"

	"buscaminas/game"
)

// Clockwise returns the cells of g that touch c, clockwise from straight above. Of two cells in
// the same direction the nearer one comes first.
func Clockwise(g game.Grid, c game.Cell) []game.Cell {
	steps := slices.Clone(g.Steps(c))
	middle := middles(steps)
	hand := func(step game.Cell) (angle, far float64) {
		x, y := float64(step.Col)-middle[step.Row+game.MaxStep], float64(-step.Row)
		angle = math.Atan2(x, y) // 0 is straight above, and it grows clockwise
		if angle < 0 {
			angle += 2 * math.Pi
		}
		return angle, math.Hypot(x, y)
	}
	slices.SortFunc(steps, func(a, b game.Cell) int {
		angleA, farA := hand(a)
		angleB, farB := hand(b)
		return cmp.Or(cmp.Compare(angleA, angleB), cmp.Compare(farA, farB))
	})
	var around []game.Cell
	for _, step := range steps {
		if n := c.Add(step); game.Contains(g, n) {
			around = append(around, n)
		}
	}
	return around
}

// middles returns the shift of each row near a cell: the number of columns by which it is shifted
// to the right of the cell's own row. The first value is for the row [game.MaxStep] above the cell,
// and the last for the row [game.MaxStep] below it. In each row, a cell touches as many cells on
// its left as on its right. So the shift is the mean column of the steps to that row.
func middles(steps []game.Cell) (middle [2*game.MaxStep + 1]float64) {
	var cells [len(middle)]int
	for _, step := range steps {
		middle[step.Row+game.MaxStep] += float64(step.Col)
		cells[step.Row+game.MaxStep]++
	}
	for i, n := range cells {
		middle[i] /= float64(max(1, n))
	}
	return middle
}
