package game_test

import (
	"buscaminas/game"
)

// reference plays by the rules in the simplest way: a set for each state of a cell, every number
// counted again, and cascades by breadth-first search. The tests compare Game with it.
type reference struct {
	grid          game.Grid
	rules         game.Rules
	mine          map[game.Cell]bool
	promised      bool // the first cell is
	open, flagged map[game.Cell]bool
	undo, redo    [][]game.Cell
	steps, deaths int
	drawn         []game.Action // for it, by drawAction
}

func (r *reference) around(c game.Cell) (mines, flags int) {
	for _, n := range game.AppendNeighbors(nil, r.grid, c) {
		if r.mine[n] {
			mines++
		}
		if r.flagged[n] {
			flags++
		}
	}
	return mines, flags
}

func (r *reference) number(c game.Cell, by game.Numbering) int {
	mines, flags := r.around(c)
	if by == game.Total {
		return mines
	}
	return mines - flags
}

// shown returns the number of c after a step. In a game that is won every mine counts as flagged.
func (r *reference) shown(c game.Cell) int {
	if r.rules.Numbering == game.Left && r.status() == game.Won {
		return 0
	}
	return r.number(c, r.rules.Numbering)
}

func (r *reference) status() game.Status {
	rows, cols := r.grid.Size()
	safe := 0
	for c := range r.open {
		if r.mine[c] {
			return game.Lost
		}
		safe++
	}
	switch {
	case r.rules.FlagsToWin && len(r.flagged) == len(r.mine) && len(r.open)+len(r.flagged) == rows*cols:
		return game.Won
	case !r.rules.FlagsToWin && safe == rows*cols-len(r.mine):
		return game.Won
	}
	return game.Playing
}

func (r *reference) apply(a game.Action) error {
	switch {
	case a.Kind == game.Undo:
		if len(r.undo) == 0 {
			return game.NothingToUndo
		}
		last := r.undo[len(r.undo)-1]
		r.undo, r.redo = r.undo[:len(r.undo)-1], append(r.redo, last)
		for _, c := range last {
			delete(r.open, c)
		}
		return nil
	case a.Kind == game.Redo:
		if len(r.redo) == 0 {
			return game.NothingToRedo
		}
		last := r.redo[len(r.redo)-1]
		r.redo, r.undo = r.redo[:len(r.redo)-1], append(r.undo, last)
		for _, c := range last {
			r.open[c] = true
		}
		return nil
	case !game.Contains(r.grid, a.Cell):
		return game.OffBoard
	case r.status() != game.Playing:
		return game.GameOver
	case a.Kind == game.Flag:
		return r.flag(a.Cell)
	}
	return r.openCell(a.Cell)
}

func (r *reference) flag(c game.Cell) error {
	switch {
	case r.open[c]:
		return game.OpenCell
	case r.flagged[c]:
		delete(r.flagged, c)
	case r.rules.FlagLimit && len(r.flagged) == len(r.mine):
		return game.TooManyFlags
	default:
		r.flagged[c] = true
	}
	r.redo = nil
	return nil
}

func (r *reference) openCell(c game.Cell) error {
	asked := []game.Cell{c}
	if r.flagged[c] {
		return game.FlaggedCell
	}
	if r.open[c] {
		if r.rules.Chord == game.ChordOff {
			return game.NoChord
		}
		if mines, flags := r.around(c); mines > flags {
			return game.TooFewFlags
		}
		asked = game.AppendNeighbors(nil, r.grid, c)
	}
	byMines := r.promised && r.steps == 0 // the first opening of all
	opened := r.openAll(asked)
	asked = opened
	for i := 0; i < len(opened); i++ {
		mines, _ := r.around(opened[i])
		spreads := false
		switch r.rules.Opening {
		case game.Cascade:
			spreads = mines == 0 || !byMines && r.number(opened[i], r.rules.Numbering) <= 0
		case game.Ring:
			spreads = mines == 0 && i < len(asked)
		}
		if spreads && !r.mine[opened[i]] {
			opened = append(opened, r.openAll(game.AppendNeighbors(nil, r.grid, opened[i]))...)
		}
	}
	if len(opened) > 0 {
		r.undo, r.redo = append(r.undo, opened), nil
		r.steps++
		if r.status() == game.Lost {
			r.deaths++
		}
	}
	return nil
}

// openAll opens the given cells that are closed and not flagged, and returns them.
func (r *reference) openAll(given []game.Cell) []game.Cell {
	var opened []game.Cell
	for _, c := range given {
		if !r.open[c] && !r.flagged[c] {
			r.open[c] = true
			opened = append(opened, c)
		}
	}
	return opened
}

func (r *reference) face(c game.Cell, by game.Numbering, reveal bool) game.Face {
	number := r.number(c, by)
	switch {
	case r.status() != game.Playing:
		return r.seen(c)
	case r.flagged[c] && reveal && !r.mine[c]:
		return game.WrongFlag
	case r.flagged[c]:
		return game.Flagged
	case !r.open[c] && reveal && r.mine[c]:
		return game.MissedMine
	case !r.open[c]:
		return game.Closed
	case number < 0:
		return game.Overflagged
	}
	return game.Face(number)
}

// seen returns the face of c in a game that is over, which shows the whole board.
func (r *reference) seen(c game.Cell) game.Face {
	around, _ := r.around(c)
	switch flagged := r.flagged[c] || r.status() == game.Won; {
	case r.mine[c] && r.open[c]:
		return game.ExplodedMine
	case r.mine[c] && flagged:
		return game.Flagged
	case r.mine[c]:
		return game.MissedMine
	case r.flagged[c]:
		return game.WrongFlag
	}
	return game.Face(around)
}
