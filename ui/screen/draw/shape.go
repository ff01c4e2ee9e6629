package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// A Shape is the way players see a kind of grid: its name and its drawing.
type Shape struct {
	Name       text.Text
	SizeRemark text.Text // the remark after a size, such as "hex"; none for the default kind

	// shift returns the number of half cells by which a row is shifted to the right.
	shift func(row int) int

	// shade returns the shade of a cell on boards without walls, from 0 to [screen.Shades]-1. Cells
	// that share a side have different shades.
	shade func(c game.Cell) int
}

// shapes has the shape of every kind of grid. The file of each kind, such as hex.go, adds its
// shape.
var shapes = map[*game.GridKind]*Shape{}

// ShapeOf returns the shape of a kind of grid.
func ShapeOf(kind *game.GridKind) *Shape { return shapes[kind] }

func shapeOf(g game.Grid) *Shape { return ShapeOf(game.GridKindOf(g)) }

// GridName returns the name that players see for g's kind of grid.
func GridName(g game.Grid) text.Text { return shapeOf(g).Name }

// SizeRemark returns the remark after the size of a board, such as "hex", for the kind of grid that
// has the given name in files. The remark is empty for the usual kind and for an unknown name.
func SizeRemark(name string) text.Text {
	if s := ShapeOf(game.GridKindNamed(name)); s != nil {
		return s.SizeRemark
	}
	return text.Text{}
}

// UnusualGridName returns the name that players see for the kind of grid that has the given name in
// files. It returns an empty text for the usual kind and for an unknown name.
func UnusualGridName(name string) text.Text {
	if SizeRemark(name) == (text.Text{}) {
		return text.Text{}
	}
	return ShapeOf(game.GridKindNamed(name)).Name
}

// widest returns the greatest shift of a row, in half cells.
func (s *Shape) widest() int { return max(s.shift(0), s.shift(1)) }
