package draw

import "buscaminas/game"

// What a board may have at most that is written whole: nobody reads more on paper. A part
// of one that has more is a window.
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

// Text returns the lines of the board, with no inks and no cursor, as they are written one
// after the other: all of it, or of 30×30 cells at most, so far as the board goes, the part
// that begins at a cell. Of b it takes what is drawn, and how it looks.
func (b Picture) Text(from *game.Cell) string {
	b.Indent = 2
	return b.Inked(from, &Inks{})
}

// Inked returns the same in inks, and as far to the right as b is.
func (b Picture) Inked(from *game.Cell, inks *Inks) string {
	b.Window, b.Cursor = Whole(b.layout().Grid()), NoCursor
	if from != nil {
		b.Window = part(b.Window, *from)
	}
	p := Pen{Inks: inks}
	b.Draw(&p)
	return string(p.Out)
}

// part returns the part of the whole board that begins at a cell, or before it where the
// board ends.
func part(whole Window, from game.Cell) Window {
	w := Window{Rows: min(partRows, whole.Rows), Cols: min(partCols, whole.Cols)}
	w.Top = max(0, min(from.Row, whole.Rows-w.Rows))
	w.Left = max(0, min(from.Col, whole.Cols-w.Cols))
	return w
}
