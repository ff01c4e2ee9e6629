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

// FromFile returns the setup of the board in a file, with these rules and this kind of grid, or if
// that is nil the usual kind of the file's format. It also returns notes about the board. Its
// errors are those of [Open].
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

// FromInput returns the setup of the board in a reader, as [FromFile] does. Errors and notes call
// the reader name.
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

// rehearse tries the opening of s on a game of its own and keeps only the actions that work. It
// returns the number of cells that the rules open beyond those open on b.
func rehearse(b *boards.Board, s *Setup) int {
	if b.Open.Len() == 0 {
		return 0 // the opening of a start may cascade
	}
	g, done := game.New(s.Layout(), s.Rules), s.Opening[:0]
	err := begin(g, s.Opening, func(a game.Action) {
		g.DropHistory()
		done = append(done, a)
	})
	if err != nil {
		s.Opening = b.Actions(s.Layout()) // an error is reported when the game begins
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

// begin carries out the opening of a setup on a new game, and returns the actions that changed it.
// It leaves out actions that a cascade has made needless, and those that would explode a mine that
// should stay closed, as a cascade over a wrong flag can. It fails if the rules refuse an action.
func begin(g *game.Game, opening []game.Action, did func(game.Action)) error {
	for _, a := range opening {
		if g.Status() != game.Playing {
			break
		}
		if a.Kind == game.Open && g.Open(a.Cell) {
			continue // a chord
		}
		if err := g.Apply(a); err != nil {
			return err
		}
		if g.Status() == game.Lost && !g.Layout().Mine(a.Cell) {
			before, err := g.Before() // no undo: the player has not seen it
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

// FromCollection returns the setup of a bundled board.
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
