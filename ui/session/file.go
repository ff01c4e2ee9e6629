package session

import (
	"io"
	"path/filepath"
	"strconv"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// FromFile returns the setup of the board in a file, to be played by the given rules,
// on a grid of the given kind, or where that is nil on the one that is usual for its
// format, and what is to be said of it. Its errors are those of [Open].
func FromFile(
	path string,
	kind *game.GridKind,
	rules game.Rules,
) (Setup, []*files.Error, error) {
	board, err := Open(path)
	if err != nil {
		return Setup{}, nil, err
	}
	return FromBoard(text.Same(text.Printable(filepath.Base(path))), board, kind, rules)
}

// FromInput returns the setup of the board that in holds, which name is for in
// what is said, as [FromFile] does.
func FromInput(
	in io.Reader,
	name string,
	kind *game.GridKind,
	rules game.Rules,
) (Setup, []*files.Error, error) {
	board, err := Load(in, name)
	if err != nil {
		return Setup{}, nil, err
	}
	return FromBoard(words.StandardInput, board, kind, rules)
}

// FromBoard returns the setup of a board that was read, as [FromFile] does.
func FromBoard(
	title text.Text,
	b *boards.Board,
	kind *game.GridKind,
	rules game.Rules,
) (Setup, []*files.Error, error) {
	if kind != nil {
		b.Grid = kind.New(b.Grid.Size())
	}
	layout, err := b.Layout()
	if err != nil {
		return Setup{}, nil, err
	}
	var start game.Cell
	if b.Start != nil {
		start = *b.Start
	}
	setup := Setup{Title: title, Rules: rules, Board: Given(layout, start), Opening: b.Actions(layout)}
	notes := b.Notes
	if more := rehearse(b, &setup); more > 0 {
		notes = append(notes, &files.Error{Problem: boards.OpenedMore, Found: strconv.Itoa(more)})
	}
	return setup, notes, nil
}

// rehearse carries out the opening of s on a game of its own, and leaves of it what that
// does. It returns how many cells the rules open beside those that are open on b.
func rehearse(b *boards.Board, s *Setup) int {
	if b.Open.Len() == 0 {
		return 0 // a start is to open what follows from it
	}
	g, done := game.New(s.Layout(), s.Rules), s.Opening[:0]
	err := begin(g, s.Opening, func(a game.Action) {
		g.DropHistory()
		done = append(done, a)
	})
	if err != nil {
		s.Opening = b.Actions(s.Layout()) // it is said when the game is to begin
		return 0
	}
	s.Opening = done
	more := boards.FromGame(g).Open.Len()
	for c := range b.Open.All() {
		if g.Open(c) {
			more--
		}
	}
	return more
}

// begin carries out the opening of a setup on a new game, as far as that goes on,
// and tells what it did: not what a cascade has done already, nor what would explode a mine
// that is not to be open, as a cascade does over a wrong flag. It fails where the rules
// refuse it.
func begin(g *game.Game, opening []game.Action, did func(game.Action)) error {
	for _, a := range opening {
		if g.Status() != game.Playing {
			break
		}
		if a.Kind == game.Open && g.Open(a.Cell) {
			continue // it would be a chord
		}
		if err := g.Apply(a); err != nil {
			return err
		}
		if g.Status() == game.Lost && !g.Layout().Mine(a.Cell) {
			before, err := g.Before() // not an undo: nobody has seen it
			if err != nil {
				return err
			}
			*g = *before
			continue
		}
		did(a)
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
	setup := Setup{Title: b.Title, Board: GivenSafe(layout, b.Start)}
	if b.Rules != nil {
		setup.Rules = *b.Rules
	}
	return setup, nil
}
