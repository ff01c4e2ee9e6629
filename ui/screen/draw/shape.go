package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Shape is what players see of a kind of grid: what it is called, and how it is
// drawn.
type Shape struct {
	Name   text.Text
	Beside text.Text // what is said of it beside a size; nothing of the usual one

	shift func(row int) int // how many half cells a row lies to the right

	// shade returns which of the [Shades] a cell has where no lines keep cells apart: no
	// two that share a side have the same.
	shade func(c game.Cell) int
}

// shapes has the shape of every kind of grid; the file of each adds its own.
var shapes = map[*game.GridKind]*Shape{}

// ShapeOf returns the shape of a kind of grid.
func ShapeOf(kind *game.GridKind) *Shape { return shapes[kind] }

func shapeOf(g game.Grid) *Shape { return ShapeOf(game.GridKindOf(g)) }

// GridName returns what players call the kind of grid that g is.
func GridName(g game.Grid) text.Text { return shapeOf(g).Name }

// Beside returns what is said beside a size of the kind of grid that has this name
// in files: nothing of one that only a later version knows.
func Beside(name string) text.Text {
	if s := ShapeOf(game.GridKindNamed(name)); s != nil {
		return s.Beside
	}
	return text.Text{}
}

// widest returns how many half cells the rows lie to the right that do most.
func (s *Shape) widest() int { return max(s.shift(0), s.shift(1)) }
