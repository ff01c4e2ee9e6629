package page

import (
	"math/rand/v2"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// The greatest number of rows and of columns of the board that [Context.sample] draws.
const (
	sampleRows = 30
	sampleCols = 24
)

// Sample returns a part of a side panel with a board in the middle of a game. It shows how boards
// look in this spacing with the options of the player. The board has the size of the level. If the
// level is the zero value, the samples of all spacings have the same number of cells, so that the
// player can compare the spacings. Only the sample of [draw.Large] may have fewer cells.
func (c *Context) Sample(spacing draw.Spacing, level game.Level) screen.Part {
	return screen.Part{Least: leastBoard, Draw: func(width, height int) []screen.Row {
		var rows []screen.Row
		if level == (game.Level{}) {
			rows = c.sample(spacing, Room{width, height})
		} else {
			rows = c.sampleLevel(spacing, level, Room{width, height})
		}
		return append(rows, make([]screen.Row, max(0, height-len(rows)))...) // keeps the lines below in place
	}}
}

// SampleMiniature returns a part with a miniature of a board of this level.
func (c *Context) SampleMiniature(level game.Level) screen.Part {
	return screen.Part{Draw: func(width, height int) []screen.Row {
		g, _ := c.sampleGame(level.Rows, level.Cols, level.Mines)
		if g == nil {
			return nil
		}
		return c.Miniature(g).Draw(width, height)
	}}
}

// sample draws a board for [Context.Sample] without a level. The board has as many cells as fit in
// the room in the spacing [draw.Roomy] or, if the spacing is [draw.Large], in that spacing.
func (c *Context) sample(spacing draw.Spacing, r Room) []screen.Row {
	look := draw.Look{Glyphs: c.Glyphs(), Names: c.Names, Marks: c.Marks}
	if spacing == draw.Large {
		look.Spacing = spacing
	}
	w := look.Fit(c.Grid.New(sampleRows, sampleCols), r.Width, r.Height)
	const share = 5 // one cell in share has a mine
	rows, cols := max(2, w.Rows), max(2, w.Cols)
	g, at := c.sampleGame(rows, cols, rows*cols/share)
	if g == nil {
		return nil
	}
	grid := g.Layout().Grid()
	wide, _ := look.Size(grid, draw.Whole(grid))
	look.Spacing = spacing
	b := &draw.Picture{Game: g, Look: look, Window: draw.Whole(grid), Cursor: at, Indent: max(0, (r.Width-wide)/2)}
	return c.BoardBlock(b).Rows()
}

// sampleLevel draws a board of this level. If the whole board does not fit in the room, sampleLevel
// draws the part around the cursor.
func (c *Context) sampleLevel(spacing draw.Spacing, l game.Level, r Room) []screen.Row {
	g, at := c.sampleGame(l.Rows, l.Cols, l.Mines)
	if g == nil {
		return nil
	}
	look := draw.Look{Spacing: spacing, Marks: c.Marks}
	return c.Board("", draw.Picture{Game: g, Look: look, Cursor: at}, g.Layout().Grid()).Draw(r.Width, r.Height)
}

// sampleGame returns a game in which the right part of the board is open and some mines are
// flagged. It also returns the cell of the cursor: a number near the middle.
func (c *Context) sampleGame(rows, cols, mines int) (g *game.Game, at game.Cell) {
	const seed, flagged = 7, 3 // one mine in flagged has a flag
	r := rand.New(rand.NewPCG(seed, seed))
	grid := c.Grid.New(rows, cols)
	mined := slices.Collect(game.Cells(grid))
	r.Shuffle(len(mined), func(i, j int) { mined[i], mined[j] = mined[j], mined[i] })
	mined = mined[:mines]
	layout, err := game.NewLayout(grid, slices.Values(mined))
	if err != nil {
		return nil, at
	}
	g = game.New(layout, c.Rules)
	for i, cell := range mined {
		if i%flagged == 0 {
			_ = g.Apply(game.Action{Kind: game.Flag, Cell: cell}) // the rules may limit the number of flags
		}
	}
	for cell := range game.Cells(grid) {
		edge := cols/3 + (cell.Row*5)%3 - 1
		if cell.Col >= edge && !layout.Mine(cell) && !g.Open(cell) {
			_ = g.Apply(game.Action{Kind: game.Open, Cell: cell})
		}
	}
	at = game.Cell{Row: rows / 2, Col: cols / 2}
	for cell := range game.Cells(grid) {
		if cell.Row == at.Row && cell.Col > cols/4 && g.Open(cell) && layout.Around(cell) > 1 {
			return g, cell
		}
	}
	return g, at
}

// BoardBlock returns the drawing of a board.
func (c *Context) BoardBlock(board *draw.Picture) screen.Block {
	return board.Cells(c.Palette.HasGrounds).Block()
}
