package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// MaxWholeCols and MaxWholeCells limit the size of boards that are written as a whole. Nobody reads
// a larger board on paper. If only a part of a board is written, it has at most partRows rows and
// partCols columns.
const (
	MaxWholeCols  = 200
	MaxWholeCells = 40_000
	partRows      = 30
	partCols      = 30
)

// TextIndent is the number of blanks before each line of [Picture.Text].
const TextIndent = 2

// FitsText reports whether a board is small enough to be written whole.
func FitsText(g game.Grid) bool {
	rows, cols := g.Size()
	return cols <= MaxWholeCols && rows <= MaxWholeCells/cols
}

// Text returns the board as plain text without a cursor. It returns the whole board if corner is
// nil, and otherwise the part of at most 30×30 cells whose top left cell is *corner.
func (b Picture) Text(corner *game.Cell) string {
	b.Indent = TextIndent
	return b.TextCells(corner, false).String()
}

// TextCells returns the board of [Picture.Text] as cells, indented by b.Indent. The parameter solid
// says whether the terminal shows background colors.
func (b Picture) TextCells(start *game.Cell, solid bool) *screen.Grid {
	b.Window, b.Cursor = Whole(b.layout().Grid()), NoCursor
	if start != nil {
		b.Window = part(b.Window, *start)
	}
	return b.Cells(solid)
}

// part returns a window of the board with the cell from at its top left corner. The window is moved
// up or left if it would go beyond the edge of the board.
func part(whole Window, from game.Cell) Window {
	w := Window{Rows: min(partRows, whole.Rows), Cols: min(partCols, whole.Cols)}
	w.Top = max(0, min(from.Row, whole.Rows-w.Rows))
	w.Left = max(0, min(from.Col, whole.Cols-w.Cols))
	return w
}
