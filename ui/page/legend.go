package page

import (
	"maps"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// Legend returns a legend with a heading: the signs of the roles in points and their meanings. It
// returns nil if there are no points.
func (c *Context) Legend(points map[game.Cell]draw.Point, width int) (b screen.Block) {
	shown := slices.Collect(maps.Values(points))
	for _, role := range draw.ArgumentRoles {
		if !slices.Contains(shown, role) {
			continue
		}
		if b == nil {
			b = screen.Block{{screen.Title.Of(text.Text{"Las señales", "The signs"}.In(c.Lang))}}
		}
		sign := c.Glyphs().SignOf(role)
		for i, line := range screen.Wrapped(screen.Field.Of(sign.About.In(c.Lang)), width-legendIndent) {
			label := screen.Plain.Of("   ")
			if i == 0 {
				label = sign.Label
			}
			b = append(b, append(screen.Line{label, screen.Plain.Of("  ")}, line...))
		}
	}
	return b
}

// legendIndent is the number of columns before the meaning of a sign: the sign and two blanks.
const legendIndent = 5
