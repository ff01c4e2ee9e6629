package cli

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

var startFlag = text.Text{"la primera celda, como `3,4` o Dd", "the first cell, as `3,4` or Dd"}

// A cellFlag is a flag for a cell, such as "3,4" or "Dd": the cell to open first, or the first cell
// of a part of a board.
type cellFlag struct {
	Cell  game.Cell
	Given bool
}

// String implements [pflag.Value].
func (f *cellFlag) String() string { return "" }

// Type implements [pflag.Value].
func (f *cellFlag) Type() string { return "cell" }

var cellForm = text.Text{"se escribe como 3,4 o como Dd", "write it as 3,4 or Dd"}

// Set implements [pflag.Value].
func (f *cellFlag) Set(value string) error {
	c, err := game.ParseCell(value)
	if err != nil {
		return usage(cellForm)
	}
	f.Cell, f.Given = c, true
	return nil
}

var outsideBoard = text.Text{
	"%s está fuera del tablero, que es de %d×%d",
	"%s is off the board, which is %d×%d",
}

// cornerFlag is the description of --from.
var cornerFlag = text.Text{
	"mostrar solo una parte, de 30×30 como mucho, desde `3,4` o Dd",
	"show only part of the board: up to 30×30 cells, starting at `3,4` or Dd"}

// fromPlain is the reason for refusing --from.
var fromPlain = text.Text{"--from se usa con --plain", "--from can only be used with --plain"}

// part returns the cell given with the flag --from: the first cell of the part of the board to
// show. It returns nil if --from is not on the command line. It fails if the cell is not on the
// grid.
func (f *cellFlag) part(g game.Grid) (*game.Cell, error) {
	if !f.Given {
		return nil, nil
	}
	from, err := f.on(g, game.Cell{})
	return &from, err
}

// on returns the cell of the flag, or fallback if the flag is not on the command line. It fails if
// the cell of the flag is not on the grid.
func (f *cellFlag) on(g game.Grid, fallback game.Cell) (game.Cell, error) {
	if !f.Given {
		return fallback, nil
	}
	if rows, cols := g.Size(); !game.Contains(g, f.Cell) {
		return f.Cell, usage(outsideBoard, f.Cell, rows, cols)
	}
	return f.Cell, nil
}
