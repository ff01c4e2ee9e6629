package cli

import (
	"buscaminas/game"
	"buscaminas/ui/words"
)

// A Start is a flag for the cell that is opened first.
type Start struct {
	Cell  game.Cell
	Given bool
	Lang  words.Lang
}

// String implements [pflag.Value].
func (f *Start) String() string { return "" }

// Type implements [pflag.Value].
func (f *Start) Type() string { return "cell" }

// Set implements [pflag.Value].
func (f *Start) Set(value string) error {
	c, err := game.ParseCell(value)
	if err != nil {
		return UsageError(words.CellForm.In(f.Lang))
	}
	f.Cell, f.Given = c, true
	return nil
}

// On returns the cell given, or another where none is. It fails if the cell is
// not on the grid.
func (f *Start) On(g game.Grid, otherwise game.Cell) (game.Cell, error) {
	if !f.Given {
		return otherwise, nil
	}
	if rows, cols := g.Size(); !game.Contains(g, f.Cell) {
		return f.Cell, UsageError(words.OutsideBoard.In(f.Lang, f.Cell, rows, cols))
	}
	return f.Cell, nil
}
