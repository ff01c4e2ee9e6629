package cli

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

var startFlag = text.Text{"la primera celda, como `3,4` o Dd", "the first cell, as `3,4` or Dd"}

// A Start is a flag for the cell that is opened first.
type Start struct {
	Cell  game.Cell
	Given bool
	Lang  text.Lang
}

// String implements [pflag.Value].
func (f *Start) String() string { return "" }

// Type implements [pflag.Value].
func (f *Start) Type() string { return "cell" }

var cellForm = text.Text{"se escribe como 3,4 o como Dd", "it is written as 3,4 or as Dd"}

// Set implements [pflag.Value].
func (f *Start) Set(value string) error {
	c, err := game.ParseCell(value)
	if err != nil {
		return UsageError(cellForm.In(f.Lang))
	}
	f.Cell, f.Given = c, true
	return nil
}

var outsideBoard = text.Text{"%s: fuera del tablero de %d×%d", "%s: off the board of %d×%d"}

// On returns the cell given, or another where none is. It fails if the cell is
// not on the grid.
func (f *Start) On(g game.Grid, otherwise game.Cell) (game.Cell, error) {
	if !f.Given {
		return otherwise, nil
	}
	if rows, cols := g.Size(); !game.Contains(g, f.Cell) {
		return f.Cell, UsageError(outsideBoard.In(f.Lang, f.Cell, rows, cols))
	}
	return f.Cell, nil
}
