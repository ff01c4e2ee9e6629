package session

import (
	"path/filepath"
	"slices"
	"strconv"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// FromFile returns the setup of a game on the board in f. It has these rules or, if f holds a saved
// game, the rules of that game. If kind is nil, the grid is that of the file or, if the file names none,
// the usual one for its format. FromFile also returns notes about f, to show to the player. It fails as
// [ReadBoard] and [boards.Board.Layout] do.
func FromFile(f *boards.Source, kind *game.GridKind, rules game.Rules) (Setup, []*files.Error, error) {
	board, err := ReadBoard(f)
	if err != nil {
		return Setup{}, nil, err
	}
	if board.Rules != nil {
		rules = *board.Rules
	}
	return FromBoard(FileTitle(f), board, kind, rules)
}

// FileTitle returns the title of a game on the board in f.
func FileTitle(f *boards.Source) text.Text {
	if f.Written.IsZero() {
		return words.StandardInput
	}
	return text.Same(text.Printable(filepath.Base(boards.AddNumber(f.Name, f.Number))))
}

// FromBoard is [FromFile] for a board that the caller has already read, and always with these rules. It
// changes b.
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
	more, less := trimOpening(b, &setup)
	if more > 0 {
		notes = append(notes, &files.Error{Problem: boards.OpenedMore, Found: strconv.Itoa(more)})
	}
	if less > 0 {
		notes = append(notes, &files.Error{Problem: boards.OpenedLess, Found: strconv.Itoa(less)})
	}
	return setup, notes, nil
}

// trimOpening replaces s.Opening by the actions that [applyOpening] carries out. The opening can
// miss the position of b in two ways. The result more is the number of cells that it opens although
// they are closed on b: with the rules of s a cascade may be larger. The result less is the number
// of safe cells that it leaves closed although they are open on b.
func trimOpening(b *boards.Board, s *Setup) (more, less int) {
	if b.Open.Len() == 0 {
		return 0, 0 // the opening only opens the start, whose cascade is wanted
	}
	g, done := game.New(s.Layout(), s.Rules), []game.Action(nil)
	err := applyOpening(g, s.Opening, func(a game.Action) {
		g.DropHistory()
		done = append(done, a)
	})
	if err != nil {
		return 0, 0 // New returns the error
	}
	s.Opening = done
	more = boards.FromGame(g).Open.Len()
	for c := range b.Open.All() {
		switch {
		case g.Open(c):
			more--
		case !s.Layout().Mine(c):
			less++
		}
	}
	return more, less
}

// applyOpening carries out actions on a new game, until the game is over. After each action that
// it has carried out, it calls onAction. It skips an opening of an open cell, because this would
// be a chord.
//
// If a flag is wrong, the cascade of an opening may open a mine. Then applyOpening opens the cell
// without a cascade, by the actions of [openOnly]. If the rules do not allow these actions, it
// skips the opening. It fails if the game refuses any other action.
func applyOpening(g *game.Game, opening []game.Action, onAction func(game.Action)) error {
	for _, a := range opening {
		if g.Status() != game.Playing {
			break
		}
		if a.Kind == game.Open && g.Open(a.Cell) {
			continue // opening an open cell would be a chord
		}
		if err := g.Apply(a); err != nil {
			return err
		}
		if g.Status() == game.Lost && !g.Layout().Mine(a.Cell) {
			before, err := g.BeforeLastStep() // not an undo, after which the explosion would count as seen
			if err != nil {
				return err
			}
			*g = *before
			only := openOnly(g, a.Cell)
			if alone := g.Clone(); applyOpening(alone, only, func(game.Action) {}) == nil {
				*g = *alone
				for _, a := range only {
					onAction(a)
				}
			}
			continue
		}
		onAction(a)
	}
	return nil
}

// openOnly returns actions that open c without a cascade: they flag the closed neighbours of c, open
// c, and remove the flags.
func openOnly(g *game.Game, c game.Cell) []game.Action {
	var flags []game.Action
	for _, n := range game.AppendNeighbors(nil, g.Layout().Grid(), c) {
		if !g.Open(n) && !g.Flagged(n) {
			flags = append(flags, game.Action{Kind: game.Flag, Cell: n})
		}
	}
	return slices.Concat(flags, []game.Action{{Kind: game.Open, Cell: c}}, flags)
}

// FromCollection returns the setup of a board that comes with the program. It fails if the board
// cannot be read.
func FromCollection(b boards.Bundled) (Setup, error) {
	board, err := b.Board()
	if err != nil {
		return Setup{}, err
	}
	layout, err := board.Layout()
	if err != nil {
		return Setup{}, err
	}
	setup := Setup{Title: words.BoardTitle(b), Board: GivenSafe(layout, b.Start)}
	if b.Rules != nil {
		setup.Rules = *b.Rules
	}
	return setup, nil
}
