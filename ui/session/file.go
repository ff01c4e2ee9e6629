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
	return Setup{Title: words.Same(words.Printable(filepath.Base(path))), Layout: layout}, board.Notes, nil
}

// FromCollection returns the setup of a board that ships with the game.
func FromCollection(b boards.Bundled) (Setup, error) {
	board, err := b.Board()
	if err != nil {
		return Setup{}, err
	}
	layout, err := board.Layout()
	if err != nil {
		return Setup{}, err
	}
	setup := Setup{Title: words.Text(b.Title), Layout: layout, Start: b.Start, StartSafe: true}
	if b.Rules != nil {
		setup.Rules = *b.Rules
	}
	return setup, nil
}
