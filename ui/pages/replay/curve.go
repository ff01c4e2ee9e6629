package replay

import (
	"strings"

	"buscaminas/ui/screen"
)

// curve draws the risk that the player took in the course of the game. Below it, a pointer marks
// the opening with the given index. If the index is negative, there is no pointer.
func (p *Page) curve(width, index int) screen.Block {
	all := p.judged.openings
	var risks []float64
	var inks []screen.Ink
	for x := range width {
		from := x * len(all) / width
		worst := all[from]
		for _, o := range all[from:max(from+1, (x+1)*len(all)/width)] {
			if o.Danger() > worst.Danger() {
				worst = o
			}
		}
		ink := screen.Field
		if worst.Danger() > 0 {
			ink = marks[worst.Verdict].Ink
		}
		// The lowest bar means that there was no risk.
		risks = append(risks, (1+worst.Danger()*(screen.BarSteps-1))/screen.BarSteps)
		inks = append(inks, ink)
	}
	var line screen.Line
	for x, bar := range []rune(screen.Plot(risks, 1, p.ASCII)[0]) {
		line = append(line, inks[x].Of(string(bar)))
	}
	pointer := screen.Line{}
	if index >= 0 {
		pointer = screen.Line{screen.Key.Of(strings.Repeat(" ", (2*index+1)*width/(2*len(all))) + "^")}
	}
	return screen.Block{line, pointer}
}
