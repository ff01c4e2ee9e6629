package gridtest

import "buscaminas/game"

// Triangles is a grid of triangles that point up and down in turn. A cell touches the twelve that
// share a corner with it, up to two columns away. No [game.GridKind] has this grid, so code that
// works on it relies only on the promises of [game.Grid]. Do not confuse it with [game.Triangle],
// which the build tag thirdgrid adds to the kinds.
type Triangles struct{ Rows, Cols int }

var (
	upSteps = []game.Cell{
		{Row: -1, Col: -1}, {Row: -1, Col: 0}, {Row: -1, Col: 1},
		{Row: 0, Col: -2}, {Row: 0, Col: -1}, {Row: 0, Col: 1}, {Row: 0, Col: 2},
		{Row: 1, Col: -2}, {Row: 1, Col: -1}, {Row: 1, Col: 0}, {Row: 1, Col: 1}, {Row: 1, Col: 2},
	}
	downSteps = []game.Cell{
		{Row: 1, Col: -1}, {Row: 1, Col: 0}, {Row: 1, Col: 1},
		{Row: 0, Col: -2}, {Row: 0, Col: -1}, {Row: 0, Col: 1}, {Row: 0, Col: 2},
		{Row: -1, Col: -2}, {Row: -1, Col: -1}, {Row: -1, Col: 0}, {Row: -1, Col: 1}, {Row: -1, Col: 2},
	}
)

// Size implements [game.Grid].
func (g Triangles) Size() (rows, cols int) { return g.Rows, g.Cols }

// Steps implements [game.Grid].
func (g Triangles) Steps(c game.Cell) []game.Cell {
	if (c.Row+c.Col)%2 == 0 {
		return upSteps
	}
	return downSteps
}
