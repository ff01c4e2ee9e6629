package page

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// Sample draws a small board in the middle of a game, as it is chosen.
func (c *Context) Sample(spacing draw.Spacing) screen.Block {
	const rows, cols = 7, 6
	mines := []game.Cell{
		{Row: 0, Col: 1}, {Row: 1, Col: 4}, {Row: 3, Col: 0},
		{Row: 4, Col: 5}, {Row: 5, Col: 2}, {Row: 6, Col: 0},
	}
	layout, err := game.NewLayout(c.Grid.New(rows, cols), slices.Values(mines))
	if err != nil {
		return nil
	}
	g := game.New(layout, c.Rules)
	for _, a := range []game.Action{
		{Kind: game.Flag, Cell: mines[1]},
		{Kind: game.Open, Cell: game.Cell{Row: 2, Col: 2}},
		{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}},
		{Kind: game.Open, Cell: game.Cell{Row: 3, Col: 3}},
	} {
		_ = g.Apply(a) // a cell that a cascade has opened is open
	}
	look := draw.Look{Glyphs: c.Glyphs(), Spacing: spacing, Names: c.Names, Marks: c.Marks}
	return c.Block(&draw.Picture{
		Game: g, Look: look, Window: draw.Whole(layout.Grid()), Cursor: game.Cell{Row: 2, Col: 2},
	})
}

// Block draws a board as a block.
func (c *Context) Block(board *draw.Picture) screen.Block {
	return board.Cells(c.Palette.Solid).Block()
}
