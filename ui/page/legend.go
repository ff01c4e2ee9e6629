package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// Legend returns signs on the board and their meanings, below a heading. It returns nil if there
// are no signs.
func (c *Context) Legend(signs []draw.Sign, width int) (b screen.Block) {
	if len(signs) == 0 {
		return nil
	}
	b = screen.Block{{screen.Title.Of(c.Lang.Say("Las señales", "The signs"))}}
	for _, sign := range signs {
		b = append(b, screen.Hanging(screen.Line{sign.Label, screen.Plain.Of("  ")}, screen.Field.Of(sign.About.In(c.Lang)), width)...)
	}
	return b
}

// SignsOf returns the signs that mark these cells on the board of a game, for a [Context.Legend].
func (c *Context) SignsOf(points map[game.Cell]draw.Role, on *game.Game) []draw.Sign {
	return c.Glyphs().Signs(on, points, c.Palette.HasGrounds)
}

// Signs returns signs on the board and their meanings, in as few lines as possible.
func (c *Context) Signs(signs []draw.Sign, width int) screen.Block {
	var parts []screen.Line
	for _, sign := range signs {
		parts = append(parts, screen.Line{sign.Label, screen.Field.Of(" " + sign.Short.In(c.Lang))})
	}
	return screen.Flow(parts, 2, width)
}
