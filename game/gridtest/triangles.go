package gridtest

import "buscaminas/game"

// Triangles is a grid that the game does not have, to hold code to what
// [game.Grid] promises and no more: of triangles, as they lie in a row point up,
// point down, a cell touches the twelve that share a corner with it, up to two
// columns away.
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
