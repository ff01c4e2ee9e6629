package videos

import (
	"iter"
	"strconv"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
)

// checkSize returns an error if no board can have this size, or this number of mines.
func checkSize(rows, cols, mines int) *files.Error {
	switch {
	case game.CheckSize(rows, cols) != nil:
		return &files.Error{Problem: BadSize, Found: boards.SizeText(rows, cols), Want: strconv.Itoa(game.MaxCells)}
	case mines > rows*cols:
		return &files.Error{Problem: boards.BadMineCount, Found: strconv.Itoa(mines), Want: strconv.Itoa(rows * cols)}
	}
	return nil
}

// layout reads a board of the given size, whose mines the function mine reads one by one. The
// parameter at is the offset of the size in the file, for errors.
func (c *cursor) layout(at int, rows, cols, mines int, mine func() game.Cell) *game.Layout {
	if c.err != nil {
		return nil
	}
	if err := checkSize(rows, cols, mines); err != nil {
		err.Byte = int64(at)
		c.fail(err)
		return nil
	}
	grid := gridOf(rows, cols)
	known := game.NewSet(grid)
	for range mines {
		at := c.at
		m := mine()
		switch {
		case c.err != nil:
			return nil
		case !game.Contains(grid, m):
			c.fail(&files.Error{Problem: boards.OffBoard, Byte: int64(at), Found: m.String(), Want: boards.SizeText(rows, cols)})
			return nil
		case known.Has(m):
			c.fail(&files.Error{Problem: MineTwice, Byte: int64(at), Found: m.String()})
			return nil
		}
		known.Add(m)
	}
	return built(grid, known.Cells())
}

// board reads a board: the columns, the rows, the number of mines, and the column and the row of each
// mine. The parameter first is the number of the leftmost column and of the top row.
func (c *cursor) board(first int) *game.Layout {
	at := c.at
	cols := c.u8(SizeField)
	rows := c.u8(SizeField)
	return c.layout(at, rows, cols, c.u16(MinesField), func() game.Cell {
		col := c.u8(MinesField) - first
		return game.Cell{Row: c.u8(MinesField) - first, Col: col}
	})
}

// levels are the usual levels of other programs, the easiest first.
var levels = [...]struct {
	name              string
	rows, cols, mines int
}{{"Beginner", 8, 8, 10}, {"Intermediate", 16, 16, 40}, {"Expert", 16, 30, 99}}

// gridOf returns a square grid, the only kind of grid in videos.
func gridOf(rows, cols int) game.Square { return game.Square{Rows: rows, Cols: cols} }

// built returns the board with these mines. The caller must have checked the size.
func built(grid game.Square, mines iter.Seq[game.Cell]) *game.Layout {
	l, err := game.NewLayout(grid, mines)
	if err != nil {
		panic(err)
	}
	return l
}

// minesWhere yields the cells for which mine returns true.
func minesWhere(grid game.Grid, mine func(c game.Cell) bool) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range game.Cells(grid) {
			if mine(c) && !yield(c) {
				return
			}
		}
	}
}
