package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Shape is a kind of grid: what it is called, and how it is drawn.
type Shape struct {
	Name   text.Text
	Beside text.Text // what is said of it beside a size; nothing of the usual one
	New    func(rows, cols int) game.Grid

	is    func(game.Grid) bool
	shift func(row int) int // how many half cells a row lies to the right
}

// Shapes returns every shape, the usual one first.
func Shapes() []*Shape { return []*Shape{&Square, &Hex} }

// ShapeOf returns the shape of g.
func ShapeOf(g game.Grid) *Shape {
	for _, s := range Shapes() {
		if s.is(g) {
			return s
		}
	}
	return &Square
}

// Next returns the shape that comes after s, and after the last the first.
func (s *Shape) Next() *Shape {
	all := Shapes()
	for i, other := range all {
		if other == s {
			return all[(i+1)%len(all)]
		}
	}
	return all[0]
}

// widest returns how many half cells the rows lie to the right that do most.
func (s *Shape) widest() int { return max(s.shift(0), s.shift(1)) }
