package replay

import (
	"math"
	"strings"

	"buscaminas/ui/screen"
)

// curve draws the risk that the player took in the course of the game. Below it, a pointer marks
// the opening with the given index. If the index is negative, there is no pointer.
func (p *Page) curve(width, index int) screen.Block {
	all := p.judged.openings
	signs := screen.Heights(p.ASCII)
	var line screen.Line
	for x := range width {
		from := x * len(all) / width
		worst := all[from]
		for _, o := range all[from:max(from+1, (x+1)*len(all)/width)] {
			if o.Danger() > worst.Danger() {
				worst = o
			}
		}
		height, ink := 0, screen.Field
		if risk := worst.Danger(); risk > 0 {
			height, ink = max(1, int(math.Ceil(risk*float64(len(signs)-1)))), marks[worst.Verdict].Ink
		}
		line = append(line, ink.Of(string(signs[height])))
	}
	pointer := screen.Line{}
	if index >= 0 {
		pointer = screen.Line{screen.Key.Of(strings.Repeat(" ", (2*index+1)*width/(2*len(all))) + "^")}
	}
	return screen.Block{line, pointer}
}
