package cli

import (
	"buscaminas/game"
	"buscaminas/ui/words"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flags returns the flags of a command, to be filled in the order of its help.
func flags(c *cobra.Command, l words.Lang) *pflag.FlagSet {
	c.DisableFlagsInUseLine = true
	f := c.Flags()
	f.SortFlags = false
	f.BoolP("help", "h", false, words.HelpFlag.In(l))
	return f
}

// noArguments refuses arguments.
func noArguments(l words.Lang) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return UsageError(words.NoArguments.In(l, args[0]))
		}
		return nil
	}
}

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
