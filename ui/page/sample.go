package page

import (
	"math/rand/v2"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
)

// A Sample draws a board in the middle of a game, to show how boards look with the options of the
// player. It caches its last drawing.
type Sample struct {
	of   sampled
	rows []screen.Row
}

// sampled holds everything on which the drawing of a sample depends.
type sampled struct {
	choices.Choices
	ascii   bool
	palette *screen.Palette
	spacing draw.Spacing
	room    Room
}

// The largest size of a sample, in cells.
const (
	sampleRows = 30
	sampleCols = 24
)

// Part returns a part of a side panel with the sample in this spacing. The sample has the same
// number of cells in all spacings but [draw.Large], so that the player sees how much smaller a
// narrower spacing makes a board.
func (s *Sample) Part(c *Context, spacing draw.Spacing) screen.Part {
	return screen.Part{Least: LeastBoard, Draw: func(width, height int) []screen.Row {
		of := sampled{c.Choices, c.ASCII, c.Palette, spacing, Room{width, height}}
		if s.rows == nil || s.of != of {
			s.of, s.rows = of, c.sample(spacing, of.room)
		}
		return s.rows
	}}
}

// sample draws a sample that fits in a room.
func (c *Context) sample(spacing draw.Spacing, r Room) []screen.Row {
	look := draw.Look{Glyphs: c.Glyphs(), Names: c.Names, Marks: c.Marks}
	if spacing == draw.Large {
		look.Spacing = spacing
	}
	w := look.Fit(c.Grid.New(sampleRows, sampleCols), r.Width, r.Height)
	g, at := c.sampleGame(max(2, w.Rows), max(2, w.Cols))
	if g == nil {
		return nil
	}
	grid := g.Layout().Grid()
	wide, high := look.Size(grid, draw.Whole(grid))
	look.Spacing = spacing
	b := &draw.Picture{Game: g, Look: look, Window: draw.Whole(grid), Cursor: at, Indent: max(0, (r.Width-wide)/2)}
	block := c.Block(b)
	for len(block) < min(high, r.Height) { // so that the lines below it stay in place
		block = append(block, nil)
	}
	return block.Rows()
}

// sampleGame returns a game of this size whose right part is open, with some flags. The cursor is
// on a number near the middle.
func (c *Context) sampleGame(rows, cols int) (g *game.Game, at game.Cell) {
	const seed, share, flagged = 7, 5, 3 // one cell in share has a mine, and one mine in flagged has a flag
	r := rand.New(rand.NewPCG(seed, seed))
	grid := c.Grid.New(rows, cols)
	var mines []game.Cell
	for cell := range game.Cells(grid) {
		if r.IntN(share) == 0 {
			mines = append(mines, cell)
		}
	}
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		return nil, at
	}
	g = game.New(layout, c.Rules)
	for i, cell := range mines {
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

// Block returns the drawing of a board.
func (c *Context) Block(board *draw.Picture) screen.Block {
	return board.Cells(c.Palette.HasGrounds).Block()
}
