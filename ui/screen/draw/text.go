package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// The limits of a board that is written as a whole, because nobody reads a larger one on paper. A
// part of a larger board is at most partRows×partCols.
const (
	MaxTextCols  = 200
	MaxTextCells = 40_000
	partRows     = 30
	partCols     = 30
)

// FitsText reports whether a board is written whole.
func FitsText(g game.Grid) bool {
	rows, cols := g.Size()
	return cols <= MaxTextCols && rows <= MaxTextCells/cols
}

// Text returns the board as plain text without a cursor: all of it, or the part of at
// most 30×30 cells that begins at a cell. The spacing and the look are those of b.
func (b Picture) Text(from *game.Cell) string {
	b.Indent = 2
	return b.Whole(from, false).String()
}

// Whole returns the board as [Picture.Text] does, but as cells and with its own indent.
func (b Picture) Whole(from *game.Cell, solid bool) *screen.Grid {
	b.Window, b.Cursor = Whole(b.layout().Grid()), NoCursor
	if from != nil {
		b.Window = part(b.Window, *from)
	}
	return b.Cells(solid)
}

// part returns the part of the board that begins at a cell, or further up or left if the board ends
// sooner.
func part(whole Window, from game.Cell) Window {
	w := Window{Rows: min(partRows, whole.Rows), Cols: min(partCols, whole.Cols)}
	w.Top = max(0, min(from.Row, whole.Rows-w.Rows))
	w.Left = max(0, min(from.Col, whole.Cols-w.Cols))
	return w
}
