package page

import (
	"maps"
	"slices"
	"strings"

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

// Signs returns the signs of the roles in points and what they mean, in as few lines as possible. It
// returns nil if there are no points.
func (c *Context) Signs(points map[game.Cell]draw.Point, width int) (b screen.Block) {
	const gap = 2
	shown := slices.Collect(maps.Values(points))
	for _, role := range draw.ArgumentRoles {
		if !slices.Contains(shown, role) {
			continue
		}
		sign := c.Glyphs().SignOf(role)
		part := screen.Line{sign.Label, screen.Field.Of(" " + sign.Short.In(c.Lang))}
		if last := len(b) - 1; last >= 0 && b[last].Width()+gap+part.Width() <= width {
			b[last] = slices.Concat(b[last], screen.Line{screen.Plain.Of(strings.Repeat(" ", gap))}, part)
		} else {
			b = append(b, part)
		}
	}
	return b
}

// legendIndent is the number of columns before the meaning of a sign: the sign and two blanks.
const legendIndent = 5
