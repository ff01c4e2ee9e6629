package page

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
)

// Sample draws a small board in the middle of a game, as it is chosen.
func (c *Context) Sample(spacing draw.Spacing) frame.Block {
	const rows, cols = 5, 5
	mines := []game.Cell{{Row: 0, Col: 1}, {Row: 1, Col: 4}, {Row: 3, Col: 0}, {Row: 4, Col: 3}}
	layout, err := game.NewLayout(c.Grid.New(rows, cols), slices.Values(mines))
	if err != nil {
		return nil
	}
	g := game.New(layout, c.Rules)
	for _, a := range []game.Action{
		{Kind: game.Flag, Cell: mines[0]}, {Kind: game.Open, Cell: game.Cell{Row: 2, Col: 2}},
		{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}, {Kind: game.Open, Cell: game.Cell{Row: 3, Col: 3}},
	} {
		_ = g.Apply(a) // a cell that a cascade has opened is open
	}
	board := draw.Board{
		Game:   g,
		Look:   draw.Look{Glyphs: c.Glyphs(), Spacing: spacing, Marks: c.Marks},
		Window: draw.Whole(layout.Grid()),
		Cursor: game.Cell{Row: 2, Col: 2},
	}
	p := draw.Pen{Inks: c.Inks}
	board.Draw(&p)
	var b frame.Block
	for text := range strings.Lines(string(p.Out)) {
		b = append(b, frame.Line{draw.Plain.Of(strings.TrimSuffix(text, "\n"))})
	}
	return b
}
