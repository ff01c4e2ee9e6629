package session

import (
	"io"
	"path/filepath"
	"strconv"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"
)

// FromFile returns the setup of the board in a file, on a grid of the given
// shape, or where that is nil on the one that is usual for its format, and what is
// to be said of it.
func FromFile(path string, shape *draw.Shape) (Setup, []*boards.Error, error) {
	board, err := boards.Open(path)
	if err != nil {
		return Setup{}, nil, err
	}
	return FromBoard(words.Same(words.Printable(filepath.Base(path))), board, shape)
}

// FromInput returns the setup of the board that in holds, which name is for in
// what is said, as [FromFile] does.
func FromInput(in io.Reader, name string, shape *draw.Shape) (Setup, []*boards.Error, error) {
	board, err := boards.Load(in, name)
	if err != nil {
		return Setup{}, nil, err
	}
	return FromBoard(words.StandardInput, board, shape)
}

// FromBoard returns the setup of a board that was read, as [FromFile] does.
func FromBoard(title words.Text, b *boards.Board, shape *draw.Shape) (Setup, []*boards.Error, error) {
	if shape != nil {
		b.Grid = shape.New(b.Grid.Size())
	}
	layout, err := b.Layout()
	if err != nil {
		return Setup{}, nil, err
	}
	setup := Setup{Title: title, Layout: layout}
	if b.Start != nil {
		setup.Start = *b.Start
	}
	actions, more := b.Actions(layout)
	setup.Opening = actions
	notes := b.Notes
	if more > 0 {
		notes = append(notes, &boards.Error{Problem: boards.OpenedMore, Found: strconv.Itoa(more)})
	}
	return setup, notes, nil
}

// begin carries out the opening of a setup. The clock does not run yet: it is no
// play of this player. It fails where the rules refuse it.
func (s *Session) begin() error {
	for _, a := range s.Setup.Opening {
		if s.game.Status() != game.Playing {
			break
		}
		if err := s.game.Apply(a); err != nil {
			return err
		}
	}
	return nil
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
