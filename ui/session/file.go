package session

import (
	"path/filepath"

	"buscaminas/boards"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"
)

// FromFile returns the setup of the board in a file, on a grid of the given
// shape, or where that is nil on the one that is usual for its format.
func FromFile(path string, shape *draw.Shape) (Setup, []*boards.Error, error) {
	board, err := boards.Open(path)
	if err != nil {
		return Setup{}, nil, err
	}
	if shape != nil {
		board.Grid = shape.New(board.Grid.Size())
	}
	layout, err := board.Layout()
	if err != nil {
		return Setup{}, nil, err
	}
	return Setup{Title: words.Same(filepath.Base(path)), Layout: layout}, board.Notes, nil
}
