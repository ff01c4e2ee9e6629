package videos

import (
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

// layout reads the mines of a board one by one with the function mine. The offset at is that of the
// size. No board in a binary file has more than 256 rows or columns.
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
	return c.built(grid, known)
}

// gridOf returns a grid of the only kind that these programs have.
func gridOf(rows, cols int) game.Square { return game.Square{Rows: rows, Cols: cols} }

// built returns the board with a set of mines.
func (c *cursor) built(grid game.Square, mines game.Set) *game.Layout {
	l, err := game.NewLayout(grid, func(yield func(game.Cell) bool) {
		for m := range game.Cells(grid) {
			if mines.Has(m) && !yield(m) {
				return
			}
		}
	})
	if err != nil {
		panic(err) // the size and the mines were checked
	}
	return l
}

// columnRow reads the column and the row of a mine, both counted from first.
func (c *cursor) columnRow(first int) game.Cell {
	col := c.u8(MinesField) - first
	return game.Cell{Row: c.u8(MinesField) - first, Col: col}
}

// rowColumn is columnRow for a file that has the row first.
func (c *cursor) rowColumn(first int) game.Cell {
	row := c.u8(MinesField) - first
	return game.Cell{Row: row, Col: c.u8(MinesField) - first}
}
