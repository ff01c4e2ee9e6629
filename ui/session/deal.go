package session

import (
	"buscaminas/game"
	"buscaminas/game/deal"
)

// takeBoard gives s its board after the deal. The board was dealt from start with the Spec of the
// setup. The flags that the player has already placed stay.
func (s *Session) takeBoard(board deal.Dealt, start game.Cell) error {
	g := game.New(board.Layout, s.Setup.Rules)
	for _, flag := range s.flagged {
		if err := g.Apply(flag); err != nil {
			return err
		}
	}
	s.game, s.flagged = g, nil
	s.Setup.Board = s.Setup.Board.dealt(board, start)
	return nil
}

// dealsFrom returns the cell from which the board is dealt if the player opens c first. This cell is
// [Board.Start] if the board has a fixed start, and c otherwise.
func (s *Session) dealsFrom(c game.Cell) game.Cell {
	if s.dealsFromFirst {
		return c
	}
	return s.Setup.Start()
}

// needsBoard reports whether the action a opens a cell while the board is not dealt yet.
func (s *Session) needsBoard(a game.Action) bool {
	return s.Undealt() && a.Kind == game.Open && game.Contains(s.Setup.Grid(), a.Cell) &&
		!s.game.Flagged(a.Cell)
}

// Undealt reports whether the board is not dealt yet.
func (s *Session) Undealt() bool { return s.Setup.Layout() == nil }
