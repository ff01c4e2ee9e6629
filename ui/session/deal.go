package session

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Reveal deals the board of a game in which the mines are to be seen: it cannot wait for
// the first cell, and is dealt as though that was the start. Elsewhere there is nothing
// to do. It fails as [Session.Deal] does.
func (s *Session) Reveal() error {
	if !s.Undealt() || !s.Setup.ShowMines {
		return nil
	}
	return s.deal(s.Setup.Start())
}

// deal deals the board for a game that begins at start.
func (s *Session) deal(start game.Cell) error {
	board, err := s.Deal(s.Setup.Spec(), start)
	if err != nil {
		return err
	}
	return s.TakeBoard(board, start)
}

// TakeBoard gives s its board, which was dealt from start as the setup says. The flags
// that have been put stay.
func (s *Session) TakeBoard(board deal.Dealt, start game.Cell) error {
	g := game.New(board.Layout, s.Setup.Rules)
	for _, flag := range s.flagged {
		if err := g.Apply(flag); err != nil {
			return err
		}
	}
	s.game, s.flagged = g, nil
	s.Setup.Board = s.Setup.Board.dealt(board, start)
	s.keeping.board = true // behind what opens its first cell
	return nil
}

// DealsFrom returns the cell that the board is to be dealt from where c is opened first.
func (s *Session) DealsFrom(c game.Cell) game.Cell {
	if s.free {
		return c
	}
	return s.Setup.Start()
}

// Undealt reports whether the board is still to be dealt.
func (s *Session) Undealt() bool { return s.Setup.Layout() == nil }

// CheckPromise returns why a board is not dealt where nobody waits for it on the side: one
// that shall need no guess is thought about, and too large for that. nil: it is dealt.
func CheckPromise(s deal.Spec) error {
	rows, cols := s.Grid.Size()
	if !s.Promise.NoGuess() || rows <= hint.MaxCells/cols {
		return nil
	}
	said := text.Text{
		"sin --guess, un tablero puede tener %d celdas como mucho, y este es de %d×%d",
		"without --guess a board can have at most %d cells, and this one is %d×%d"}
	return text.Error(said.With(hint.MaxCells, rows, cols))
}
